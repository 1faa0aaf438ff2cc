/**
 * Emails about refunds. Amounts are written out. `toCard`: the money goes to the card that paid, otherwise back the way
 * it was paid. `reference`: the orders as `orderReference` writes them.
 */
export const refundEmailTexts = {
  order: 'Order',
  refunded: 'Refunded',
  ofItDelivery: 'Of it delivery',
  reason: 'Reason',
  seeMyOrders: 'See my orders',
  bankTakes: 'Your bank may take up to ten days to show it. You do not need to do anything.',
  /** The automatic refund of money that the shop could not use. */
  automatic: {
    subject: (amount: string) => `Your payment of ${amount} is refunded`,
    noOrder: (amount: string, isPart: boolean, toCard: boolean) =>
      `We found no unpaid order for the amount that you paid. We have refunded ${isPart ? 'this part' : 'all of it'}, ${amount}, ${toCard ? 'to your card' : 'the same way you paid'}.`,
    /** @param orders products, with commas. */
    tooLate: (orders: string, amount: string, isPart: boolean, toCard: boolean) =>
      `Your payment for ${orders} came after the pieces were sold or the order was closed, or did not match its price. We have refunded ${isPart ? 'this part' : 'all of it'}, ${amount}, ${toCard ? 'to your card' : 'the same way you paid'}.`,
    rest: 'The rest of your payment has paid your other orders.',
  },
  byStaff: {
    subject: (amount: string, toCard: boolean) =>
      `${amount} is refunded ${toCard ? 'to your card' : 'the same way you paid'}`,
    what: (amount: string, toCard: boolean) =>
      `We have refunded ${amount} ${toCard ? 'to your card' : 'the same way you paid'}.`,
    /** @param orders products, with commas. */
    ofOrders: (amount: string, orders: string, toCard: boolean) =>
      `We have refunded ${amount} of your order of ${orders} ${toCard ? 'to your card' : 'the same way you paid'}.`,
  },
  /** What credit had paid. `orders`: products, with commas. */
  credit: {
    subject: (amount: string) => `${amount} is in your credit again`,
    automatic: (orders: string, amount: string) =>
      `Your payment for ${orders} came after the pieces were sold or the order was closed. ${amount} of it was credit, and you have it again.`,
    byStaff: (orders: string, amount: string) =>
      `You had paid ${amount} of your order of ${orders} with credit. You have this amount again.`,
    usable: 'You can pay with it at once.',
    see: 'See my credit',
  },
  /** Of orders on account. `orders`: products, with commas. */
  account: {
    credited: 'Credited',
    subject: (amount: string) => `${amount} less to pay on your invoice`,
    what: (orders: string, amount: string) =>
      `We have credited ${amount} of your order of ${orders}. The credit note is attached.`,
    less: 'Your company transfers this amount less.',
    kept: (amount: string) => `${amount} of your company’s transfer is free again`,
    other:
      'The invoice was paid already. The amount pays other invoices of your company. Write to us if you want it back.',
  },
  staff: {
    automatic: {
      subject: (amount: string) => `Refunded by the shop: ${amount}`,
      what: (amount: string, reference: string) =>
        `A payment of ${amount} for ${reference} could not be used and was refunded.`,
    },
    atProvider: {
      subject: (amount: string) => `Refunded at the card provider: ${amount}`,
      what: (amount: string, reference: string) =>
        `${amount} of the payment for ${reference} was refunded at the card provider.`,
    },
    failed: {
      subject: (amount: string) => `A refund failed: ${amount}`,
      what: (amount: string, reference: string) =>
        `${amount} of the payment for ${reference} could not be refunded.`,
      providerSays: (failure: string) => `The card provider says: “${failure}”`,
      check: 'Check the payment in the card provider’s dashboard, and return the money in another way.',
      tryAgain: 'Once the cause is fixed, the shop can try again: see the to-do list.',
      seeToDo: 'See the to-do list',
    },
  },
} as const
