/** The sentences about what a card can pay or be refunded. */
export const payableTexts = {
  range: (least: string, most: string) => `between ${least} and ${most}`,
  notPayable: (range: string) =>
    `A card payment must be ${range}. Change the quantity so that the total is in this range.`,
  tooMuchTogether: (range: string) =>
    `One card payment must be ${range}, so nothing was charged. Pay these orders in several payments: My Orders lets you choose which.`,
  someNotPayable:
    'Some of these orders cannot be paid, so nothing was charged. Leave out or cancel the named orders, then pay again.',
  paused: (minutes: number) =>
    `Too many cards were declined. Your order stays. Ask your bank about the card. You can pay again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  pausedOnNetwork: (minutes: number) =>
    `Too many cards were declined on your network. Your order stays. Ask your bank about the card. You can pay again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  refundRefused: 'The card provider refused this refund, and no money was moved.',
  refundRefusedBecause: (reason: string) =>
    `The card provider refused this refund, and no money was moved. It says: “${reason}”`,
  refundLeft: (amount: string) => `Only ${amount} of this order can be refunded. Lower the amount to that.`,
  deliveryLeft: (amount: string) =>
    `Only ${amount} of this refund can be delivery. Lower the delivery to that.`,
  creditOfDeletedAccount: (amount: string) =>
    `Credit paid a part of this order, and the account that had it is deleted. Refund at most ${amount} to the card, and return the rest another way.`,
  giftCardsLeft: (cards: number, amount: string) =>
    `${cards === 1 ? 'One gift card' : `${cards} gift cards`} of this order ${cards === 1 ? 'is' : 'are'} not used yet. Refund at most ${amount}.`,
  giftCardWhole: (amount: string) =>
    `A gift card of this order is worth ${amount}. Refund this amount, or a multiple of it.`,
  restockLeft: (pieces: number) =>
    `Only ${pieces} of this order’s pieces can still go back into stock. Lower the number to that.`,
}
