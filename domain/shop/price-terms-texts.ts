/** What a price includes, and what is added to it. */
export const priceTermsTexts = {
  /** By whether the price includes tax, then by whether it includes delivery. */
  terms: {
    none: { included: 'delivery included', added: 'plus delivery' },
    included: { included: 'tax and delivery included', added: 'tax included, plus delivery' },
    added: { included: 'delivery included, plus tax', added: 'plus tax and delivery' },
  },
  taxIncluded: 'tax included',
  plusTax: 'plus tax',
  /** A tax with its rate, alone or with delivery; the rate is a written number. */
  included: {
    alone: (rate: string, name: string) => `incl. ${rate} % ${name}`,
    withDelivery: (rate: string, name: string) => `incl. ${rate} % ${name}, delivery included`,
    plusDelivery: (rate: string, name: string) => `incl. ${rate} % ${name}, plus delivery`,
  },
  added: {
    alone: (rate: string, name: string) => `plus ${rate} % ${name}`,
    withDelivery: (rate: string, name: string) => `plus ${rate} % ${name}, delivery included`,
    plusDelivery: (rate: string, name: string) => `plus ${rate} % ${name}, plus delivery`,
  },
} as const
