import { countText, listTexts } from '../../texts/lists.ts'
import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of Manage All Orders, the admin's list (spec §4, §6). */
export const allOrdersTexts = {
  ...listTexts,
  caption: 'Manage All Orders',
  loading: 'Loading all orders',
  notLoaded: 'The orders did not load.',
  empty: 'No orders yet. New bookings appear here.',
  searchHint: 'Customer, phone, tool or number',
  count: countText('order'),
  tool: 'Tool',
  customer: 'Customer',
  quantity: 'Quantity',
  price: 'Price',
  state: 'State',
  created: 'Booked',
  unknown: '–',
  show: 'Show',
  newest: 'Newest first',
  oldest: 'Oldest first',
  all: 'All orders',
  toSendOnly: 'Paid, to send',
  sentOnly: 'Sent',
  paidOnly: 'Paid',
  onAccountOnly: 'To be paid by invoice',
  unpaidOnly: 'Unpaid',
  totals: (formats: Formats, count: number, sum: string, paid: string, refunded: string) =>
    `${counted(formats, count, 'order')}: ${sum} in all, ${paid} paid, ${refunded} refunded.`,
  moreThan: (count: string) => `More than ${count} orders.`,
  addUpAll: 'Add up all',
  addUpAgain: 'Add up again',
  addedUp: (count: string) => `${count} orders so far…`,
  stopAdding: 'Stop',
  manyTotals: (count: string) => `More than ${count}. Narrow the list to add up the orders.`,
  holdExpiredOnly: 'Unpaid, hold ended',
  withdrawnOnly: 'Withdrawn, to refund',
} as const

/** Names of order states in the admin's table (spec §4: exactly these). */
export const orderStateTexts = {
  paid: 'paid',
  unpaid: 'Unpaid',
  onAccount: 'On account',
  /** The day when the invoice is due follows. */
  toPayBy: 'Invoice to pay by',
  withdrawn: 'Withdrawn',
  withdrawnAt: 'The customer withdrew on',
  withdrawalClosedAt: 'The withdrawal was closed on',
  cancelled: 'Cancelled',
  cancelledBy: {
    customer: 'By the customer,',
    shop: 'With the account’s earlier bookings,',
    unknown: 'On',
  },
  toSend: 'To send',
  noAddress: 'No address',
  sent: 'Sent',
  held: 'Held until',
  holdOver: 'The hold has ended. The stock is available again.',
  refunded: (amount: string) => `${amount} was refunded.`,
  refundDue: (amount: string) => `${amount} is on its way back to the customer.`,
  disputes: { open: 'Disputed', lost: 'Dispute lost', won: 'Dispute won' },
  refundStates: { part: 'Partly refunded', whole: 'Refunded' },
} as const

/** Texts of one order's page. */
export const orderTexts = {
  unprinted: (paper: string, letters: string) => `These letters of ${paper} are not printed: ${letters}`,
  correction: (paper: string) => `Correction of ${paper}`,
  correctInvoice: (paper: string) =>
    paper.startsWith('CN') ? 'Issue a corrected credit note' : 'Issue a corrected invoice',
  correctedName: 'Name in other letters',
  correctedAddress: 'Address in other letters',
  correctedHint: 'Leave it empty to keep the printed one.',
  changes: 'Changes of this order by staff',
  /** The page's heading while its order loads. */
  page: 'Order',
  back: 'All orders',
  loading: 'Loading the order',
  notLoaded: 'The order did not load.',
  notRefreshed: 'This order could not be refreshed.',
  heading: (quantity: string, product: string) => `${quantity} × ${product}`,
  figures: 'Quantity and price',
  delivery: 'Delivery',
  ofPrice: 'of the price',
  deliveryTo: (country: string) => `to ${country}`,
  priceOfOne: 'Price of one',
  priceFrom: (quantity: string) => `from ${quantity} pieces`,
  fromOffer: 'from an offer',
  who: 'Customer',
  shownName: 'Name as shown',
  where: 'Deliver to',
  noAddress: 'The customer has not given an address yet. Ask for it by email.',
  notOffered: 'This shop does not provide the customer’s address. Ask for it by email.',
  phone: 'Phone',
  bookedPhone: 'Phone on the booking',
  transaction: 'Transaction',
  order: 'Order',
  booked: 'Booked',
  markSent: 'Mark as sent',
  marking: 'Marking…',
  markedSent: (product: string) => `Order: ${product} is marked as sent`,
  print: 'Print the order',
  unpaidCannotBeSent: 'An order can be sent once it is paid.',
} as const

/** Texts of the parcels of a sent order. */
export const parcelTexts = {
  heading: 'Parcels',
  unnumbered: 'Parcel without a number',
  sent: 'Sent',
  shared: (formats: Formats, others: number) =>
    `${counted(formats, others, 'other order')} of this customer ${others === 1 ? 'is' : 'are'} in it.`,
  add: 'Add a parcel',
  enter: 'Enter the number',
  correct: 'Correct',
  remove: 'Remove',
  /** Completes the accessible name of a button. */
  ofParcel: (parcel: string) => ` ${parcel}`,
  numberMissing: 'Enter the tracking number.',
  additionTo: (name: string) => `Add a parcel to ${name}`,
  correctionOf: (parcel: string) => `Correct ${parcel}`,
  saveAddition: 'Add the parcel',
  saveCorrection: 'Save the correction',
  saving: 'Saving…',
  notNow: 'Not now',
  additionTold: 'The customer gets an email about it in a minute.',
  correctionTold: (orders: number) =>
    `${orders > 1 ? `All ${orders} orders in it get the number. ` : ''}A customer who was told another number gets an email in a minute.`,
  added: (parcel: string) => `Parcel added: ${parcel}`,
  corrected: (parcel: string) => `Parcel corrected: ${parcel}`,
  removed: (parcel: string) => `Parcel removed: ${parcel}`,
  removeQuestion: (parcel: string) => `Remove ${parcel}?`,
  removeText: 'The customer does not see it any more. No email is sent.',
  removeShared: 'This order is removed from the parcel; the other orders stay in it. No email is sent.',
  keep: 'Keep it',
} as const

/** Texts of sending an order. */
export const sendTexts = {
  column: 'Sending',
  send: 'Send',
  ofOrder: (name: string, product: string) => `: ${name}, ${product}`,
  formOf: (name: string) => `Send ${name}`,
  carrier: 'Carrier',
  tracking: 'Tracking number',
  trackingWrong: 'Use letters, digits, spaces, hyphens, points and slashes.',
  noAddress: 'The customer has no delivery address yet.',
  sendAnyway: 'Send without an address',
  notNow: 'Not now',
  undo: 'Undo sending',
  undone: (product: string) => `Order: ${product} is not marked as sent any more`,
  several: 'In several parcels',
  further: 'Other parcels (optional)',
  furtherHint: 'One parcel a line: tracking number, carrier.',
  parcels: 'Tracking numbers (optional)',
  parcelsHint:
    'One parcel a line: order number, tracking number, carrier. “all” for the order number puts them all into one parcel. A pasted list may have tabs or semicolons.',
  /** Written for the order number in a line about all orders, in lower case. */
  everyOrder: 'all',
  parcelWrong: (line: string, problem: string) => `“${line}”: ${problem}`,
  parcelOfNone: (line: string) => `“${line}” does not name an order to send. Begin the line with its number.`,
  parcelWithoutNumber: (line: string) => `“${line}” has no tracking number. Each further parcel needs one.`,
  tooManyParcels: (most: number) => `An order has at most ${most} parcels.`,
  bulk: 'Mark as sent',
  bulkConfirm: (formats: Formats, count: number) =>
    count === 0
      ? ''
      : `Mark ${counted(formats, count, 'order')} as sent? The customers are told in a minute.`,
  bulkNoAddress: (count: number) =>
    `${count} ${count === 1 ? 'has no address and stays' : 'have no address and stay'} to be sent.`,
  bulkSendAnyway: (count: number) =>
    count === 1 ? 'Send it without an address' : `Send these ${count} without an address`,
  bulkNothingToSend: 'All selected orders lack an address. Confirm that they are sent without one.',
  bulkDone: (_: Formats, count: number) =>
    `${count} ${count === 1 ? 'order is' : 'orders are'} marked as sent.`,
} as const

/** Texts of the tax of the list's days. */
export const taxSumTexts = {
  loading: 'Loading the tax',
  notLoaded: 'The tax did not load.',
  none: 'No invoice was issued on these days.',
} as const
