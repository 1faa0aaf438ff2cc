import { useOtherLanguages } from '../../../api/use-other-languages.ts'
import { languageNames } from '../../../texts/language-names.ts'
import { manageProductTexts as texts } from '../texts.ts'
import { stateTexts } from './state-texts.ts'

/** Sort orders of the product list. The default puts the lowest stock first. */
export const productSorts = [
  'availableQuantity',
  '-availableQuantity',
  'name',
  '-name',
  'price',
  '-price',
] as const

const words: Readonly<Record<(typeof productSorts)[number], string>> = {
  availableQuantity: texts.lowest,
  '-availableQuantity': texts.highest,
  name: texts.fromA,
  '-name': texts.fromZ,
  price: texts.cheapest,
  '-price': texts.dearest,
}

export const productSortChoices = productSorts.map((value) => ({ value, text: words[value] }))

const states = [
  { value: '', text: stateTexts.all },
  { value: 'shown', text: stateTexts.onlyShown },
  { value: 'hidden', text: stateTexts.onlyHidden },
  { value: 'draft', text: stateTexts.onlyDrafts },
  { value: 'low', text: stateTexts.onlyLow },
  { value: 'sold-out', text: stateTexts.onlySoldOut },
  { value: 'reduced', text: stateTexts.onlyReduced },
  { value: 'no-maker', text: stateTexts.onlyWithoutMaker },
  { value: 'no-weight', text: stateTexts.onlyWithoutWeight },
]

/** Returns the filter by visibility, stock, price and missing data; names are missing only in further languages. */
export function useStateFilter() {
  const unnamed = useOtherLanguages().map(({ tag }) => ({
    value: `no-name-${tag}`,
    text: stateTexts.onlyWithoutName(languageNames[tag]),
  }))
  return { label: stateTexts.filter, choices: [...states, ...unnamed] }
}
