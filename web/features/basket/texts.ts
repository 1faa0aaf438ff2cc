/** Texts of the basket. */
export const basketTexts = {
  lines: 'What is in your basket',
  loading: 'Loading your basket',
  needsScript:
    'The basket needs JavaScript. Turn it on in your browser, book a tool on its own page, or write to us and we book for you.',
  empty: 'Your basket is empty. Put tools and parts in with “Add to basket”, or enter their numbers below.',
  toTools: 'See all tools',
  toItems: 'See all parts',
  notLoaded: 'Prices and stock did not load.',
  each: 'each',
  quantityOf: (name: string) => `Quantity of ${name}`,
  keepAsList: 'Keep these as a list',
  remove: 'Remove',
  total: 'Total',
  totalUnknown: '–',
  hold: (hours: number | undefined) =>
    hours === undefined ? 'Hold these' : `Hold these for up to ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  holding: 'Holding…',
  holdNote:
    'Nothing is charged yet. All lines are held together or none, and you pay afterwards. With an unverified email the hold is shorter until the payment begins.',
  signedOut: 'You sign in first. Your basket stays as it is.',
  priceUnknown: 'Its price is not available now, so it cannot be booked here.',
  gone: 'The shop no longer offers this product. Remove it to book the others.',
  soldOut: 'It is sold out. Remove it to book the others.',
  priceChanged: (before: string, now: string) =>
    `The price has changed: it cost ${before} when you put it in, and costs ${now} now.`,
  belowMinimum: (minimum: string) => `The minimum order is ${minimum}.`,
  aboveStock: (available: string) => `Only ${available} left.`,
  noQuantity: 'Enter a whole number of pieces.',
  mostOfLine: (most: string) => `At most ${most} pieces.`,
  raise: (minimum: string) => `Raise to ${minimum}`,
  lower: (available: string) => `Lower to ${available}`,
} as const

/** Texts after the lines are booked. */
export const heldTexts = {
  heading: 'Held for you. Pay to have it sent.',
  booked: 'Successfully Booked',
  number: 'Purchase number',
  orders: 'Orders',
  price: 'To pay',
  held: 'Held for you until',
  heldLonger: 'Start the payment to extend the hold to',
  pay: 'Pay now',
  payEach: 'Pay in My Orders',
  toOrders: 'See it in My Orders',
  earlier:
    'Your first attempt had already held these products. Nothing is held twice. You can cancel an order in My Orders.',
  priceDiffers: (shown: string) =>
    `A price has changed since this page was loaded: the total was ${shown}. You can cancel an order in My Orders.`,
} as const
