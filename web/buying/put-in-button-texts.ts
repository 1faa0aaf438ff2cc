/** Labels of the buttons that add a product to the basket; apart, because every public page loads them. */
export const putInButtonTexts = {
  add: 'Add to basket',
  addProduct: (product: string) => `Add to basket ${product}`,
} as const
