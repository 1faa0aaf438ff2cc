/** The sentences of refusals about price rules that have names or figures in them. */
export const priceTexts = {
  categoriesGone: (names: string) =>
    `No product of the shop has this category: ${names}. Choose another one.`,
  brandsGone: (names: string) => `No product of the shop has this brand: ${names}. Choose another one.`,
  productsGone: (count: number) =>
    count === 1
      ? '1 of these products is no longer in the shop. Remove it.'
      : `${count} of these products are no longer in the shop. Remove them.`,
  codeOf: (name: string) => `This is the code of “${name}”, in this or another spelling. Write another one.`,
  groupInUse: (discounts: number) =>
    discounts === 1
      ? '1 discount that has not ended names this group. Change it, or let it end first.'
      : `${discounts} discounts that have not ended name this group. Change them, or let them end first.`,
}
