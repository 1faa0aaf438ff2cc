/** Giving money of an order back, as an admin does it. */
export const refundTexts = {
  heading: 'Refund',
  left: 'Can still go back',
  amount: 'Amount in US dollars',
  amountRequired: 'Amount is required',
  amountHint: (left: string) => `At most $${left}. A part will do; the rest can follow.`,
  aboveLeft: (left: string) => `At most $${left} can go back.`,
  reason: 'Reason',
  reasonRequired: 'Reason is required',
  reasonHint: 'A few words. The customer reads them.',
  restock: 'Put pieces back on the shelf',
  restockSent: 'The order was sent, so nothing goes back on the shelf by this. Restock what comes back.',
  pieces: 'How many pieces',
  piecesHint: (ordered: string) => `Of ${ordered} that were ordered.`,
  piecesRequired: 'How many pieces is required',
  abovePieces: (ordered: string) => `At most ${ordered}.`,
  go: 'Refund…',
  sure: (amount: string, card: string) => `Give $${amount} back to ${card}? This cannot be taken back.`,
  theCard: 'the card that paid',
  card: (name: string, last4: string) => `the ${name} ending in ${last4}`,
  andPieces: (count: string, one: boolean) =>
    one ? `${count} piece goes back on the shelf.` : `${count} pieces go back on the shelf.`,
  yes: (amount: string) => `Yes, refund $${amount}`,
  no: 'Change it',
  refunding: 'Refunding…',
  /** Both with the currency. */
  done: (money: string) => `Refunded: ${money}`,
  due: (money: string) =>
    `The card provider does not answer at the moment. The shop sends the ${money} back by itself as soon as it does.`,
} as const
