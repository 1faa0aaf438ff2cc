/** The words of e-invoices, and of why a paper gives none. */
export const eInvoiceTexts = {
  /** Why nothing is charged. */
  exemptions: {
    export: 'Tax-free export, Article 146 of Directive 2006/112/EC.',
    'gift-card':
      'Multi-purpose voucher, Article 30b of Directive 2006/112/EC: the goods that it pays for are taxed.',
    'small-enterprise': 'Exempt as a small enterprise, Article 284 of Directive 2006/112/EC.',
    'no-tax': 'Not subject to VAT.',
  },
  /** Beside the XML file inside the PDF. */
  description: 'The same invoice for programs (Factur-X, ZUGFeRD)',
  credit: 'Credit at the shop',
  lacks: {
    company: 'the name of your company (Settings, Company)',
    taxId: 'your VAT number or tax number (Settings, Company)',
    register: 'your VAT number or your entry in the register (Settings, Company)',
    vatNumber: 'your VAT number with its country, such as DE123456789 (Settings, Company)',
    postcode: 'your postcode (Settings, E-invoices)',
    city: 'your city (Settings, E-invoices)',
    country: 'your country (Settings, E-invoices)',
    contact: 'a contact person (Settings, E-invoices)',
    phone: 'a phone number (Settings, E-invoices)',
    email: 'an email (Settings, E-invoices)',
    bank: 'your bank account (Settings)',
    peppolAddress: 'your address in the Peppol network (Settings, E-invoices)',
    buyerPeppolAddress: 'the address of the buyer in the Peppol network',
    buyerCountry: 'the country of the buyer',
    buyerPlace: 'the postcode and city of the buyer',
    buyerVatNumber: 'the VAT number of the buyer',
    deliveryCountry: 'the country of delivery',
  },
  /** A paper, and why it gives no e-invoice. */
  named: (number: string, why: string) => `${number}: ${why}`,
  notPossible: (lacking: string) =>
    `This paper gives no e-invoice, because it lacks ${lacking}. Enter what is missing, or use the PDF.`,
  /** Between what is missing. */
  and: (one: string, other: string) => `${one}, ${other}`,
} as const
