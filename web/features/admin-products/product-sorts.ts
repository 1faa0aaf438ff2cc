import { manageProductTexts as texts } from './texts.ts'

/** The orders of the list of products: what has to be bought again stands first. */
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
