/** Texts of paying by invoice on the payment page. Amounts and days are written out. */
export const onAccountTexts = {
  heading: 'How do you want to pay?',
  loading: 'Looking for your terms',
  now: 'Now, by card',
  byInvoice: (company: string, days: string) =>
    `By invoice to ${company}, within ${days === '1' ? '1 day' : `${days} days`}`,
  /** What the company owes, and the most that it may owe. */
  owed: (owed: string, limit: string) => `Your company owes ${owed} of ${limit}.`,
  aboveLimit: (excess: string) => `This order is ${excess} above the limit.`,
  overdue: (day: string) => `An invoice was due on ${day}. Pay it to order by invoice again.`,
  order: (amount: string) => `Order by invoice: ${amount}`,
  ordering: 'Ordering…',
  next: 'We send the order and email you the invoice. Nothing is charged now.',
  done: 'Ordered by invoice',
  toPayBy: 'To pay by',
  amount: 'Amount',
  reference: 'Reference',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  transfer: 'Please transfer the amount with the number of the invoice.',
  /** Transfers or credit notes have lowered what is open, so that a card can no longer pay it. */
  partlyPaid: 'A part is paid already. Please transfer the rest.',
  byCard: 'Pay by card instead',
  orderedAt: 'Ordered by invoice',
  onAccountElsewhere: 'It was ordered by invoice elsewhere.',
} as const
