/** Texts of the admin's to-do list. */
export const toDoTexts = {
  heading: 'To do',
  loading: 'Counting',
  notCounted: 'This could not be counted.',
  toSend: (count: number) => (count === 1 ? 'paid order to send' : 'paid orders to send'),
  nothingToSend: 'Every paid order is sent.',
  seeToSend: 'Send them',
  lowStock: (count: number) => (count === 1 ? 'product is low or sold out' : 'products are low or sold out'),
  nothingLow: 'Enough of everything is in stock.',
  seeLowStock: 'Restock',
  noTools: 'No tool hangs on the board yet.',
  firstTool: 'Hang the first tool',
  openQuotes: (count: number) => (count === 1 ? 'request to answer' : 'requests to answer'),
  nothingToAnswer: 'Every request is handled.',
  seeQuotes: 'Answer',
  /** Shown when the backend can count nothing without loading whole lists. */
  notOffered: 'Users, products and orders are in the menu.',
} as const
