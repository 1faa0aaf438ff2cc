/** Money that the shop could not use and could not give back: an admin has to see to it. */
export const owedRefundTexts = {
  heading: 'Money to give back',
  why: 'These payments came too late or were not of the right amount, and the card provider would not send them back. Look into the cause in its dashboard, then try again, or give the money back in another way there.',
  notLoaded: 'Whether the shop owes anybody money did not load.',
  amount: 'To give back',
  customer: 'Customer',
  gone: 'The account was deleted.',
  order: 'Order',
  noOrder: 'No order was found.',
  seeOrder: (tool: string) => `See the order: ${tool}`,
  transaction: 'Transaction',
  failure: 'The card provider says',
  again: 'Try again',
  giving: 'Trying…',
  ofAmount: (amount: string) => `: ${amount}`,
  nothing: 'Nothing is left to do here.',
} as const
