/** The series of numbers; a credit note returns money of an invoice. */
export type InvoiceKind = 'invoice' | 'credit-note'
