/** What is said of a stock. */
export const stockTexts = {
  short: (left: string, minimum: string) => `${left} left, the minimum order is ${minimum}`,
}
