/** Texts of My Orders (spec §4, §8). */
export const ordersTexts = {
  heading: 'My Orders',
  filter: 'Which orders',
  ofPurchase: (number: string) => `of ${number}`,
  filters: { current: 'Current', cancelled: 'Cancelled', all: 'All' },
  noneCancelled: 'No order is cancelled.',
  withdrawn: 'Withdrawn',
  withdrawnNext: 'You have withdrawn. Send back what you have received. We refund the order.',
  withdrawalClosed: 'You have withdrawn. The shop has closed your withdrawal; our email gives the reason.',
  cancelled: 'Cancelled',
  cancelledBy: {
    customer: 'Cancelled by you',
    shop: 'Cancelled by the shop, because it was booked before your email was verified',
    unknown: 'Cancelled',
  },
  notCharged: 'Nothing was charged.',
  deleted: (product: string) => `Order: ${product} is deleted`,
  confirm: 'Are you sure?',
  confirmText: (quantity: string, product: string) => `This cancels your order of ${quantity} × ${product}.`,
  confirmYes: 'Cancel the order',
  confirmNo: 'Keep it',
  tool: 'Tool',
  quantity: 'Quantity',
  price: 'Price',
  ofItDelivery: (amount: string) => `${amount} for delivery`,
  state: 'State',
  actions: 'Actions',
  paid: 'Paid',
  unpaid: 'Unpaid',
  onAccount: 'By invoice',
  /** The day when the invoice is due follows. */
  toPayBy: 'To pay by',
  payOwed: 'Pay the invoice',
  transaction: 'Transaction',
  refunded: (amount: string, byCard: boolean) =>
    `${amount} was refunded${byCard ? ' to your card' : ' the same way you paid'}.`,
  refundDue: (amount: string, byCard: boolean) =>
    `${amount} is on its way back${byCard ? ' to your card' : ' the same way you paid'}.`,
  refundStates: { part: 'Partly refunded', whole: 'Refunded' },
  sent: 'Sent',
  leaves: (leaves: string, from: string, to: string) =>
    `Leaves by ${leaves}, arrives between ${from} and ${to}.`,
  arrives: (from: string, to: string) => `Arrives between ${from} and ${to}.`,
  packing: 'We pack it now.',
  noAddress: 'Add the delivery address',
  held: 'Held until',
  heldLonger: 'Start the payment to extend the hold to',
  holdOver: 'The hold has ended, so it may be sold out.',
  pay: 'Pay',
  receipt: 'Receipt',
  review: 'Review it',
  buyAllAgain: (count: string, purchase: string) => `Buy all ${count} of ${purchase} again`,
  buyAgain: 'Buy again',
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  paidCannotCancel: 'A paid order cannot be cancelled here.',
  ofOrder: (quantity: string, product: string) => `: ${quantity} × ${product}`,
  gone: 'This order is no longer in your list.',
  empty: 'You have not booked anything yet.',
  emptyAction: 'Choose a tool',
  loading: 'Loading your orders',
  notLoaded: 'Your orders did not load.',
  notRefreshed: 'This list could not be refreshed.',
} as const

/** Texts of the unpaid orders on the dashboard's start page. */
export const toPayTexts = {
  heading: 'To pay',
  nothingBooked: 'Nothing to pay: you have not booked anything yet.',
  nothingToPay: 'Nothing to pay: every order is paid.',
  toTools: 'See all tools',
  toOrders: 'All my orders',
  price: 'Price',
  onItsWay: 'On its way',
  sent: 'sent',
  noNumber: 'The shop has entered no tracking number.',
  last: 'Last orders',
  line: (quantity: number, product: string) => `${quantity} × ${product}`,
} as const

/** Texts of the payment of several orders at once. */
export const payTogetherTexts = {
  heading: (count: string) => `${count} unpaid orders, one payment`,
  choose: 'Choose which orders',
  line: (quantity: string, product: string, price: string) => `${quantity} × ${product}, ${price}`,
  pay: (count: string, orders: number, amount: string) =>
    orders === 1 ? `Pay this one: ${amount}` : `Pay these ${count} together: ${amount}`,
} as const
