/** The sentences of the refusals of credit and gift cards. */
export const creditErrorTexts = {
  CREDIT_TOO_LOW: 'Your credit has changed. Reload the page, check what you pay, and pay again.',
  CREDIT_BELOW_ZERO: 'The customer has less credit than that. Take back at most what is left.',
  CREDIT_OF_DELETED_ACCOUNT:
    'The account that paid with credit is deleted. Refund only what the card paid, and pay the rest another way.',
  GIFT_CARD_MISTYPED: 'This is not a gift card code. Compare it with the email, letter by letter.',
  GIFT_CARD_UNKNOWN:
    'This code is not valid, or it is used up. Compare it with the email, or write to us if it should be valid.',
  GIFT_CARD_YOURS: 'You have already redeemed this gift card. Its amount is in your credit.',
  GIFT_CARD_REDEEMED: 'This gift card was redeemed, so it cannot be refunded.',
  GIFT_CARD_WHOLE: 'Refund whole gift cards only. Change the amount.',
  GIFT_CARDS_USED: 'Every gift card of this order was redeemed or refunded, so there is no code to send.',
  ORDER_BY_EMAIL: 'Gift cards are sent by email, so this order has no parcel and no address.',
  ORDER_WITHOUT_GIFT_CARDS: 'This order has no gift cards. Reload the order.',
}
