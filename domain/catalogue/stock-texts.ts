/** Texts about the stock of a product. */
export const stockTexts = {
  short: (available: string, minimum: string) => `${available} left, the minimum order is ${minimum}`,
} as const
