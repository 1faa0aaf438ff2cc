/** The reader of a timeline, which determines how the customer is named. */
export type Reader = 'customer' | 'staff'

/** Sentences for the events of an order; the time is shown next to them. */
export const timelineTexts = {
  heading: 'History',
  loading: 'Loading the history',
  notLoaded: 'The history of this order did not load.',
  booked: (pieces: string, amount: string) => `Booked: ${pieces} for ${amount}.`,
  offered: (pieces: string, amount: string) => `Booked from an offer: ${pieces} for ${amount}.`,
  reference: (reference: string) => `The customer’s own number: ${reference}.`,
  pieces: (figure: string, count: number) => (count === 1 ? `${figure} piece` : `${figure} pieces`),
  discount: (amount: string) => `A discount of ${amount} is taken off.`,
  discountEnded: 'The discount has ended, because the rest of the purchase does not fulfil its conditions.',
  repriced: (amount: string, delivery: string, country: string | undefined) =>
    `New price: ${amount}, with delivery${country === undefined ? '' : ` to ${country}`} for ${delivery}.`,
  holdEnded: (pieces: string) => `The hold ended. ${pieces} went back into stock.`,
  retaken: (pieces: string) => `Held again: ${pieces}.`,
  opened: (amount: string) => `The payment of ${amount} began.`,
  withCredit: (amount: string) => `Credit pays ${amount} of it.`,
  declined: 'A payment was declined. Nothing was charged.',
  closed: 'The payment ended without a charge.',
  paid: (amount: string) => `Paid: ${amount}.`,
  /** @param day when the invoice is due. */
  onAccount: (amount: string, day: string) => `Ordered by invoice: ${amount}, to pay by ${day}.`,
  chosenWay: {
    pickup: (amount: string) => `Pick-up chosen. Price: ${amount}.`,
    parcel: (amount: string, delivery: string | undefined) =>
      `Delivery chosen. Price: ${amount}${delivery === undefined ? '' : `, with delivery for ${delivery}`}.`,
  },
  ready: 'Ready to be picked up.',
  pickedUp: 'Picked up.',
  sent: 'Sent.',
  codesMailed: 'The codes were sent by email.',
  furtherParcel: 'Another parcel was sent.',
  parcel: (words: string) => `Parcel: ${words}`,
  address: {
    customer: 'Delivery address given:',
    profile: 'Paid without a delivery address. The address of the profile is used:',
    'earlier-profile': 'Delivery address taken from the profile, where it was stored until now:',
  },
  transferred: (amount: string) => `A transfer paid ${amount} of the invoice.`,
  transferReversed: (amount: string) => `A transfer of ${amount} was taken back. The invoice is open again.`,
  invoiceDisputed: 'The customer disputes the invoice.',
  invoiceDisputeEnded: 'The dispute about the invoice has ended.',
  withdrawn: {
    customer: 'You have withdrawn from the purchase.',
    staff: 'The customer has withdrawn from the purchase.',
  },
  withdrawalClosed: 'The withdrawal is closed.',
  withdrawalTakenBack: 'The withdrawal is taken back. The order is valid again.',
  cancelled: 'Cancelled.',
  refunded: {
    due: (amount: string) => `${amount} is on its way back.`,
    succeeded: (amount: string) => `${amount} was refunded.`,
    failed: (amount: string) => `${amount} could not be refunded.`,
  },
  lowersOpen: 'It lowers what is open on the invoice.',
  freesTransfer: 'It stays with the company: its transfer can pay other invoices, or be given back.',
  toCredit: 'It went to the credit of the account.',
  ofItDelivery: (amount: string) => `This includes ${amount} for delivery.`,
  disputed: (amount: string) => `The customer’s bank disputes ${amount}.`,
  disputeWon: (amount: string) => `The dispute was won: the shop keeps ${amount}.`,
  disputeLost: (amount: string) => `The dispute was lost: ${amount} went to the customer.`,
  disputeReason: (words: string) => `The bank’s reason: ${words}`,
  automatic: 'This payment could not pay the order, so the shop refunded it.',
  /** For staff; the customer reads only that the shop made the refund. */
  atTheProvider: 'Made in the dashboard of the card provider.',
  restocked: (pieces: string) => `${pieces} went back into stock.`,
  reason: (words: string) => `Reason: ${words}`,
  failure: (words: string) => `The card provider says: “${words}”`,
  by: (who: string) => `By ${who}`,
  you: 'you',
  mail: {
    due: (subject: string, to: string) => `Email to ${to}, not sent yet: “${subject}”`,
    succeeded: (subject: string, to: string) => `Email to ${to}: “${subject}”`,
    failed: (subject: string, to: string) => `Email to ${to} could not be sent: “${subject}”`,
  },
} as const
