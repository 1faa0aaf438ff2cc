/** Emails about orders that a company pays by invoice. Amounts and days are written out. */
export const onAccountEmailTexts = {
  subject: (amount: string, day: string) => `Ordered by invoice: ${amount}, due on ${day}`,
  ordered: 'Thank you. Your order is placed, and your company pays its invoice later.',
  /** For the bookkeeper of the company. */
  copySubject: (name: string, amount: string, day: string) => `Invoice for ${name}: ${amount}, due on ${day}`,
  copy: (name: string) => `${name} has ordered by invoice for your company.`,
  transfer: (amount: string, day: string) =>
    `Please transfer ${amount} by ${day} to the account below, with the number of the attached invoice.`,
  orCard: 'You can also pay by card: open the order in My Orders.',
  toPayBy: 'To pay by',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  link: 'See the order',
} as const
