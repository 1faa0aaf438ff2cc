/** Emails about withdrawals. Amounts and instants are written out; `order` is `2 × Chain whip`. */
export const withdrawalEmailTexts = {
  order: 'Order',
  withdrawn: 'Withdrawn',
  reason: 'Reason',
  refunded: 'Refunded',
  refundedOf: (refunded: string, price: string) => `${refunded} of ${price}`,
  seeOrder: 'See the order',
  received: {
    subject: 'We have received your withdrawal',
    what: (at: string) =>
      `You have withdrawn from the purchase below. We received it on ${at}. You do not need to say why.`,
    /** @param toCard whether the money goes to the card that paid. */
    returnAndRefund: (address: string, toCard: boolean, days: number) =>
      `Return what you received to: ${address}. Write the number of the order on the parcel. We do not send orders that have not left yet. We refund the money ${toCard ? 'to your card' : 'the same way you paid'}, within ${days === 1 ? 'one day' : `${days} days`} after the return arrives.`,
    refund: (toCard: boolean, days: number) =>
      `We do not send it. We refund the money ${toCard ? 'to your card' : 'the same way you paid'}, within ${days === 1 ? 'one day' : `${days} days`}.`,
    keep: (page: string) =>
      `Keep this email. If you did not withdraw, or want the order after all, answer it at once or write to us: ${page}`,
  },
  closed: {
    subject: (order: string) => `Your withdrawal is settled: ${order}`,
    what: (order: string) => `We have closed your withdrawal from your order of ${order}.`,
    disagree: (page: string) => `If you do not agree, answer this email or write to us: ${page}`,
  },
  takenBack: {
    subject: (order: string) => `Your order is valid again: ${order}`,
    what: (order: string) =>
      `We have taken back the withdrawal from your order of ${order}, so the order is valid again.`,
    weSend: 'We pack it and send it.',
    youKeep: 'You keep what we have sent.',
    notAsked: (page: string) => `If you did not ask for this, answer this email or withdraw again: ${page}`,
  },
  staff: {
    subject: (order: string) => `Withdrawn: ${order}`,
    subjectOfSeveral: (count: number) => `Withdrawn: ${count} orders`,
    what: 'A customer has withdrawn from a paid purchase. Do not send the orders that have not left yet.',
    refund: 'Refund it on the order’s page: now if it was not sent, otherwise when it has come back.',
    seeAndRefund: 'See the order and refund it',
    seeOrders: 'See the orders',
  },
} as const
