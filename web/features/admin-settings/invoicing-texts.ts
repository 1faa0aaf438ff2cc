/** Texts of the section Paying by invoice. */
export const invoicingTexts = {
  section: {
    name: 'Paying by invoice',
    about:
      'Companies to which you give terms order now and transfer the money later. These days and this limit are proposed for a company; the bank account is on their invoices and emails.',
  },
  days: 'Days to pay',
  limit: 'Limit of a company',
  limitHint: 'The most that it may owe. Empty: no proposal.',
  holder: 'Account holder',
  iban: 'IBAN',
  ibanHint: 'Without it nobody can pay by invoice.',
  bic: 'BIC',
  bank: 'Bank',
  preview: {
    onInvoices: 'On invoices',
    toPayWithin: (days: string) => `To pay within ${days === '1' ? '1 day' : `${days} days`}`,
    missing: 'Enter an IBAN to offer paying by invoice.',
  },
} as const
