/** The tax and the delivery of a price, as the note below it states them. */
export const taxSentenceTexts = {
  included: (rate: string, name: string) => `incl. ${rate} % ${name}`,
  added: (rate: string, name: string) => `plus ${rate} % ${name}`,
  withDelivery: (tax: string) => `${tax}, delivery included`,
  plusDelivery: (tax: string) => `${tax}, plus delivery`,
} as const
