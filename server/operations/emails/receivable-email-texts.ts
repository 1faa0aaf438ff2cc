/** Emails about invoices that a company pays later. Amounts and days are written out. */
export const receivableEmailTexts = {
  settled: {
    subject: (invoice: string) => `Invoice ${invoice} is paid`,
    what: (invoice: string) => `Thank you. We have received your transfer, and invoice ${invoice} is paid.`,
  },
  invoice: 'Invoice',
  amount: 'Amount',
  received: 'Received on',
  due: 'Due on',
  open: 'Still open',
  see: 'See my orders',
  pay: 'Pay now',
} as const
