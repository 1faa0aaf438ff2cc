/** Texts of the credit on the payment page. */
export const paidCreditTexts = {
  heading: 'Credit',
  loading: 'Looking for credit',
  use: (amount: string) => `Use my credit: ${amount}`,
  byCredit: 'With credit',
  byCard: 'By card',
  pay: (amount: string) => `Pay ${amount} with credit`,
  paying: 'Paying with credit…',
} as const
