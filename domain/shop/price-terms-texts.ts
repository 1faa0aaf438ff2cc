/** What prices include, and what is added to them. */
export const priceTermsTexts = {
  included: {
    tax: 'tax included',
    delivery: 'delivery included',
    both: 'tax and delivery included',
  },
  added: { tax: 'plus tax', delivery: 'plus delivery', both: 'plus tax and delivery' },
} as const
