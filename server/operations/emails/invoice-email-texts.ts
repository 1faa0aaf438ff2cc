/** The email with a corrected invoice or credit note, by the kind of the paper. */
export const invoiceEmailTexts = {
  invoice: {
    subject: (number: string) => `Corrected invoice for ${number}`,
    attached: (number: string) =>
      `Some letters of your invoice ${number} could not be printed. The corrected invoice is attached.`,
    corrected: 'Corrected invoice',
  },
  'credit-note': {
    subject: (number: string) => `Corrected credit note for ${number}`,
    attached: (number: string) =>
      `Some letters of your credit note ${number} could not be printed. The corrected credit note is attached.`,
    corrected: 'Corrected credit note',
  },
  sameAmounts: 'The amounts are the same, and nothing is due. Keep both.',
  link: 'My Orders',
} as const
