/** What a program and a person are told about a cart. */
export const cartTexts = {
  /** How a line differs from what its program has shown. */
  price: (name: string, before: string, now: string) =>
    `${name}: the price has changed. One cost ${before} when the basket was filled, and costs ${now} now.`,
  gone: (name: string) => `${name}: the shop no longer offers this product.`,
  soldOut: (name: string) => `${name}: it is sold out.`,
  aboveStock: (name: string, available: string, wanted: string) =>
    `${name}: only ${available} left of the ${wanted} wanted. Lower the quantity.`,
  belowMinimum: (name: string, minimum: string) =>
    `${name}: the minimum order is ${minimum}. Raise the quantity.`,
  /** Answers to a program. */
  notFound: 'There is no such cart. It may have expired or been cancelled. Make a new one.',
  productNotFound: (id: string) => `There is no product ${id} for sale. Look it up in the catalogue.`,
  noneFound: 'None of these products is for sale. Look them up in the catalogue.',
  priceFilterIgnored: (currency: string) =>
    `Prices are in ${currency}. The filter by price is ignored unless context.currency names it.`,
  estimate:
    'This is an estimate. The cart holds no stock. The person opens continue_url, checks the basket, signs in and pays.',
  deliveryUnknown: 'Delivery is not in the total, because its price depends on the country.',
  notDelivered: (country: string) => `The shop does not deliver to ${country}. Choose another country.`,
  /** The labels of totals and links. */
  goods: 'Goods',
  delivery: 'Delivery',
  deliveryIncluded: 'Delivery (included)',
  total: (terms: string) => `Total, ${terms}`,
  returns: 'Returns',
  terms: 'Terms',
  privacy: 'Privacy',
} as const
