/** What emails say about prices. */
export const priceTexts = {
  goods: 'Goods',
  delivery: 'Delivery',
  freeDelivery: 'free',
  byCredit: 'Paid with credit',
  byCard: 'Paid by card',
  /** The tax at a rate; the rate is a written number. */
  tax: (name: string, rate: string) => `${name} ${rate} %`,
} as const
