/** Emails to staff about disputed payments. Amounts, orders and instants are written out. */
export const disputeEmailTexts = {
  opened: {
    subject: (amount: string) => `A payment is disputed: ${amount}`,
    /**
     * @param orders as `orderReference` writes them.
     * @param reason the provider's code, such as `product_not_received`.
     */
    what: (amount: string, orders: string, reason: string) =>
      `The customer’s bank disputes ${amount} of the payment for ${orders}. Its reason: ${reason.replaceAll('_', ' ')}.`,
    look: 'Look at it in the card provider’s dashboard.',
    answerBy: (instant: string) =>
      `Answer it in the card provider’s dashboard, or accept it there, by ${instant}. Without an answer the money is lost.`,
    doNotSend: 'If the order is not sent yet, do not send it. Do not refund it as well.',
  },
  won: {
    subject: (amount: string) => `Dispute won: ${amount}`,
    what: (amount: string, orders: string) =>
      `The dispute about ${amount} of the payment for ${orders} was won: the shop keeps the money.`,
  },
  lost: {
    subject: (amount: string) => `Dispute lost: ${amount}`,
    what: (amount: string, orders: string) =>
      `The dispute about ${amount} of the payment for ${orders} was lost: the money went to the customer.`,
  },
} as const
