/** Texts of the section E-invoices. */
export const eInvoiceTexts = {
  none: 'Without a country the shop makes no e-invoices.',
  lacks: 'E-invoices need postcode, city and contact.',
  ready:
    'Invoices of companies can be saved as e-invoices, and go with their emails in the form that a company wants.',
} as const
