/** Texts of an admin's refund form. */
export const refundTexts = {
  heading: 'Refund',
  left: 'Refundable',
  what: 'What is refunded',
  /** Each amount is the most that can be refunded of it. */
  whats: {
    all: (most: string) => `Goods and delivery: ${most}`,
    goods: (most: string) => `Goods without delivery: ${most}`,
    delivery: (most: string) => `Only delivery: ${most}`,
  },
  whatWithdrawn:
    'If the customer withdraws from the whole purchase, the delivery is refunded too. If the customer keeps a part of it, the delivery of that part is not refunded.',
  amount: 'Amount',
  amountRequired: 'Amount is required',
  amountHint: (left: string) => `At most ${left}. You can refund a part now and the rest later.`,
  aboveLeft: (left: string) => `At most ${left} can be refunded.`,
  reason: 'Reason',
  reasonRequired: 'Reason is required',
  reasonHint: 'The customer sees it.',
  restock: 'Put pieces back into stock',
  restockSent:
    'The order was sent, so a refund does not change the stock. Restock the pieces when they come back.',
  pieces: 'How many pieces',
  piecesHint: (ordered: string) => `Ordered: ${ordered}.`,
  piecesRequired: 'Number of pieces is required',
  abovePieces: (ordered: string) => `At most ${ordered}.`,
  go: 'Refund…',
  sure: (amount: string, card: string) => `Refund ${amount} to ${card}? This cannot be undone.`,
  sureInParts: (amount: string, toCard: string, card: string, toCredit: string) =>
    `Refund ${amount}: ${toCard} to ${card}, ${toCredit} to the customer’s credit? This cannot be undone.`,
  /** Of an order on account. */
  sureOnAccount: (amount: string) =>
    `Credit ${amount}? It lowers what is open on the invoice. What the company has already transferred for it stays with the company: it pays other invoices, or you transfer it back. This cannot be undone.`,
  theWayPaid: 'the account that paid',
  credit: 'the customer’s credit',
  card: (name: string, last4: string) => `the ${name} ending in ${last4}`,
  andPieces: (count: string, one: boolean) =>
    one ? `${count} piece goes back into stock.` : `${count} pieces go back into stock.`,
  yes: (amount: string) => `Yes, refund ${amount}`,
  no: 'Change it',
  refunding: 'Refunding…',
  /** Both amounts include their currency. */
  done: (money: string) => `Refunded: ${money}`,
  due: (money: string) =>
    `The card provider is not responding. The shop refunds ${money} by itself as soon as it does.`,
} as const
