import { manageProductTexts as texts } from './texts.ts'

/** Sort orders of the product list; the default puts the lowest stock first. */
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
