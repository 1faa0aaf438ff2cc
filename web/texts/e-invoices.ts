/** Texts of the choice of an e-invoice. The names of the forms are those of their standards. */
export const eInvoiceTexts = {
  summary: 'E-invoice',
  form: 'Form',
  formats: {
    xrechnung: 'XRechnung (XML)',
    peppol: 'Peppol BIS Billing (XML)',
    cii: 'Cross Industry Invoice (XML)',
    zugferd: 'ZUGFeRD / Factur-X (PDF)',
  },
  hints: {
    xrechnung: 'For authorities and companies in Germany.',
    peppol: 'For the Peppol network, for example in Belgium.',
    cii: 'For accounting programs.',
    zugferd: 'The PDF with the data inside.',
  },
  save: (number: string) => `Save ${number}`,
  /** All papers of some days. */
  zip: {
    caption: 'Invoices as a ZIP file',
    days: 'The invoices and credit notes of the days that you choose in the list; without days, of the last whole month.',
    pdf: 'Invoice (PDF)',
    save: 'Save ZIP file',
  },
} as const
