/**
 * Emails about orders to customers. Amounts, days and instants are written out; `order` is `2 × Chain whip`.
 */
export const orderEmailTexts = {
  order: 'Order',
  reference: 'Your order number',
  purchase: 'Purchase',
  customer: 'Customer',
  toPay: 'To pay',
  heldUntil: 'Held until',
  withdrawn: 'Withdrawn',
  paid: 'Paid',
  paidOn: 'Paid on',
  transaction: 'Transaction',
  seeOrders: 'See the orders',
  invoiceAttached: 'The invoice is attached.',
  afterHold: 'After the hold, others can buy it. You can still pay while there is enough stock.',
  booked: {
    subject: (order: string) => `You have booked ${order}`,
    holdToSend: (order: string, until: string) =>
      `We are holding ${order} for you until ${until}. Pay by then and we will send it.`,
    holdToPickUp: (order: string, until: string) =>
      `We are holding ${order} for you until ${until}. Pay by then and we get it ready for you to pick up.`,
    holdToMail: (order: string, until: string) =>
      `We are holding ${order} for you until ${until}. Pay by then and we email you the codes.`,
    holdExtends: (order: string, until: string, extendsTo: string) =>
      `We are holding ${order} for you until ${until}. Start the payment or verify your email by then to extend the hold to ${extendsTo}.`,
    link: 'Pay for the order',
    notCharged: 'Nothing is charged before you pay. If you change your mind, cancel the order in My Orders.',
  },
  purchaseBooked: {
    subject: (count: number, purchase: string) =>
      `You have booked ${count === 1 ? '1 product' : `${count} products`}: ${purchase}`,
    holdToSend: (until: string) =>
      `We are holding everything for you until ${until}. Pay by then and we will send it.`,
    holdToPickUp: (until: string) =>
      `We are holding everything for you until ${until}. Pay by then and we get it ready for you to pick up.`,
    holdToMail: (until: string) =>
      `We are holding everything for you until ${until}. Pay by then and we email you the codes.`,
    holdExtends: (until: string, extendsTo: string) =>
      `We are holding everything for you until ${until}. Start the payment or verify your email by then to extend the hold to ${extendsTo}.`,
    link: 'Pay for all of it',
    notCharged: 'Nothing is charged before you pay. If you change your mind, cancel an order in My Orders.',
  },
  cancelled: {
    subject: (order: string) => `Cancelled: ${order}`,
    what: (order: string) => `Your order of ${order} is cancelled. It was not paid, so nothing was charged.`,
    notCharged: 'Not charged',
    seeTools: 'See all tools',
    bookAgain: 'Book it again',
    notWithdrawn: 'If you did not withdraw, book it again: the stock is free again. Then answer this email.',
  },
  receipt: {
    subject: (paid: string, order: string) => `Receipt: ${paid} for ${order}`,
    arrived: 'Thank you. Your payment has arrived, and your order is paid.',
    tool: 'Tool',
    quantity: 'Quantity',
    priceOfOne: 'Price of one',
    link: 'See the receipt and print it',
  },
  setReceipt: {
    subject: (paid: string, count: number) =>
      `Receipt: ${paid} for ${count === 1 ? '1 order' : `${count} orders`}`,
    arrived: 'Thank you. Your payment has arrived, and these orders are paid.',
    /** @param toCard whether the money goes to the card that paid. */
    notPaid: (orders: string, amount: string, toCard: boolean) =>
      `Not paid: ${orders}. The pieces were sold or the order was closed before the money arrived. We refund this part, ${amount}, ${toCard ? 'to your card' : 'the same way you paid'}.`,
  },
  openLink: {
    text: 'See the state of the order, without signing in',
    until: (until: string) =>
      `The link without signing in works until ${until}, for everyone who has it. It shows products, state and parcel, but no address.`,
  },
  guarantee: {
    notice: 'Your legal guarantee: the official notice of the European Union',
    officialPage: (page: string) => `The official page about your guarantee rights: ${page}`,
  },
} as const
