/** Texts of owed refunds: the shop could neither use nor refund a payment, so an admin must act. */
export const owedRefundTexts = {
  heading: 'Refunds to make',
  why: 'These payments came too late or had the wrong amount, and the card provider refused to refund them. Find the cause in its dashboard. Then try again here, or return the money there in another way.',
  notLoaded: 'The refunds to make did not load.',
  amount: 'Amount to refund',
  customer: 'Customer',
  gone: 'The account was deleted.',
  order: 'Order',
  noOrder: 'No order was found.',
  seeOrder: (product: string) => `See the order: ${product}`,
  transaction: 'Transaction',
  failure: 'The card provider says',
  quoted: (sentence: string) => `“${sentence}”`,
  again: 'Try again',
  giving: 'Trying…',
  ofAmount: (amount: string) => `: ${amount}`,
  nothing: 'Nothing is left to do here.',
} as const
