/** What emails say about prices. */
export const priceTexts = {
  goods: 'Goods',
  /** A discount, with its code or its name. */
  discount: (name: string) => `Discount (${name})`,
  delivery: 'Delivery',
  freeDelivery: 'free',
  byCredit: 'Paid with credit',
  byCard: 'Paid by card',
  /** The tax at a rate; the rate is a written number. */
  tax: (name: string, rate: string) => `${name} ${rate} %`,
} as const
