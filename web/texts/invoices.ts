/** Texts of the buttons that save invoices and credit notes. */
export const invoiceTexts = {
  invoice: 'Invoice (PDF)',
  creditNote: (number: string) => `Credit note ${number} (PDF)`,
  corrected: (number: string) => `Invoice ${number} (PDF)`,
  /** Completes the accessible name. */
  numbered: (number: string) => `: ${number}`,
  exportAll: 'Invoices CSV',
  exportPostings: 'DATEV CSV',
} as const
