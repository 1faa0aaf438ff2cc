/** Texts of the buttons that add a product to the basket. Every public page loads them. */
export const putInCornerTexts = {
  add: 'Add to basket',
  addProduct: (name: string) => `Add to basket ${name}`,
} as const
