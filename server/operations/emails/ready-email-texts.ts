/** The email about orders that are ready to be picked up. */
export const readyEmailTexts = {
  /** One order, such as `2 × Chain whip`. */
  subjectOfOne: (order: string) => `Ready to pick up: ${order}`,
  subject: (count: number) => `Ready to pick up: your ${count} orders`,
  isReady: (order: string, code: string) =>
    `Your order of ${order} is ready. Show this code at the counter: ${code}.`,
  areReady: (count: number, code: string) =>
    `Your ${count} orders are ready. Show this code at the counter: ${code}.`,
  code: 'Code',
  pickUpAt: 'Pick up at',
  open: 'Open',
  note: 'Note',
  order: 'Order',
  seeOrder: 'See the order',
  seeOrders: 'See the orders',
} as const
