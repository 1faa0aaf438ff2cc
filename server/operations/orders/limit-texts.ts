/** Why an order cannot be made now, with the figures of the customer. */
export const limitTexts = {
  minimum: (pieces: number) => `The minimum order of this product is ${pieces}. Raise the quantity to it.`,
  left: (pieces: number) =>
    `Only ${pieces} of this product ${pieces === 1 ? 'is' : 'are'} left. Lower the quantity to that.`,
  short: (left: number, minimum: number) =>
    `${left} left, the minimum order is ${minimum}. It can be booked after the next delivery.`,
  networkOrders:
    'Unpaid orders from your network have reached their limit. Verify your email, or try again in half an hour.',
  networkPieces: (most: number) =>
    `Unpaid orders from your network can hold ${most} of this product in total. Lower the quantity, or verify your email.`,
  pieces: (most: number) =>
    `Your unpaid orders can hold ${most} of this product. Lower the quantity, or pay for another order first.`,
  purchases: (most: number) =>
    `Your account can hold ${most} unpaid ${most === 1 ? 'order' : 'orders'}, and each purchase is one. Choose fewer lines, pay for an order first.`,
  lines: (most: number) =>
    `Your account can hold ${most} unpaid ${most === 1 ? 'order' : 'orders'}, and each line is one. Choose fewer lines, pay for an order first, or verify your email.`,
  orders: (most: number) =>
    `You already have ${most} unpaid ${most === 1 ? 'order' : 'orders'}. Pay for one or cancel one under My Orders.`,
  ordersOrVerify: (most: number) =>
    `You already have ${most} unpaid ${most === 1 ? 'order' : 'orders'}. Pay for one or cancel one under My Orders, or verify your email.`,
  urgent: (tooMany: string) => `${tooMany} Is it urgent? Write to us.`,
}
