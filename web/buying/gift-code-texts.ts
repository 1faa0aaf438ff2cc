/** Texts of the form that redeems a gift card. */
export const giftCodeTexts = {
  heading: 'Redeem a gift card',
  code: 'Gift card code',
  hint: 'Such as GIFT-ABCD-EFGH-JKMN-PQRS-TUVWX, from the email.',
  required: 'Enter the code from the email.',
  mistyped: 'This is not a gift card code. Compare it with the email, letter by letter.',
  redeem: 'Redeem',
  redeeming: 'Checking the code…',
  byEmail: 'By email',
  mailed: 'The codes were sent by email',
  lost: 'Are they lost? Write to us for new ones.',
  added: (amount: string) => `${amount} is in your credit`,
} as const
