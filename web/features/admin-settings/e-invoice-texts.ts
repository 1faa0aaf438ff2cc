/** Texts of the section E-invoices. */
export const eInvoiceTexts = {
  none: 'Without a country the shop makes no e-invoices.',
  lacks: 'E-invoices need postcode, city and contact.',
  ready:
    'Invoices of companies can be saved as e-invoices, and go with their emails in the form that a company wants.',
} as const

/** Labels and hints of its fields. */
export const eInvoiceFields = {
  street: { label: 'Street and number' },
  postcode: { label: 'Postcode' },
  city: { label: 'City' },
  country: { label: 'Country', hint: 'Its two letters, for example DE. Empty: no e-invoices.' },
  contact: { label: 'Contact', hint: 'Who answers questions about invoices: a person or a department.' },
  phone: { label: 'Phone', hint: 'Empty: that of the company.' },
  email: { label: 'Email', hint: 'Empty: that of the company.' },
  electronicAddress: {
    label: 'Address in the Peppol network',
    hint: 'Scheme and number, for example 9930:DE123456789. Empty: your VAT number, else the email.',
  },
} as const
