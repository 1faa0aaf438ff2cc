/** Why a discount code does not apply, with the figures of the customer, and what is missing for a discount. */
export const discountTexts = {
  /** The instant names its time zone. */
  from: (instant: string) => `This code is valid from ${instant}.`,
  usedOn: (day: string) => `You used this code on ${day}. It is valid once per account.`,
  missing: (amount: string) => `${amount} more, and this code applies.`,
  signIn: 'This code is for members only. Sign in with the email that the shop knows.',
  verify: 'This code is for members only. Verify your email, then enter it again.',
  notMember:
    'This code is for members only, and your email is not on their list. Write to us if it should be.',
  /** The saving is an amount, or a percentage with its sign. */
  near: (missing: string, saving: string) => `${missing} more and you save ${saving}.`,
  percent: (number: string) => `${number} %`,
  /** The discount is the rule's name. */
  better: (discount: string) => `“${discount}” saves you more than your code, so it applies instead.`,
  saleIsBetter: 'The price without your code is better, so the code was not used.',
}
