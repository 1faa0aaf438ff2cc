/** The words of invoices and credit notes. Numbers, amounts and days are written out. */
export const invoiceTexts = {
  titles: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
  },
  correctedTitles: {
    invoice: (number: string) => `Corrected invoice ${number}`,
    'credit-note': (number: string) => `Corrected credit note ${number}`,
  },
  /** The line at the foot of each page; `{page}` and `{count}` are replaced by numbers. */
  page: 'page {page} of {count}',
  columns: {
    order: 'Order',
    product: 'Product',
    quantity: 'Pieces',
    unit: 'Price of one',
    amount: 'Amount',
    refunded: 'Refunded',
  },
  /** The product of a line for delivery. */
  delivery: 'Delivery',
  /** The product of a line for a discount, with its code or its name. */
  discount: (name: string) => `Discount (${name})`,
  seller: 'Seller',
  buyer: 'Buyer',
  /** The numbers of the seller. */
  register: (number: string) => `Register: ${number}`,
  taxNumber: (number: string) => `Tax number: ${number}`,
  vatNumber: (number: string) => `VAT number: ${number}`,
  date: 'Date',
  pickedUpAt: 'Picked up at',
  /** The delivery address, on papers of companies. */
  deliveredTo: 'Delivered to',
  /** The customer's own number of the order. */
  reference: 'Your order number',
  corrects: 'Corrects',
  /** What a paper cancels. */
  about: { invoice: 'For invoice', 'credit-note': 'For credit note' },
  /** A paper with its date. */
  dated: (number: string, day: string) => `${number} of ${day}`,
  card: 'Card',
  cardEndingIn: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  /** How much credit paid, or how much went to credit. */
  credit: { invoice: 'Paid with credit', 'credit-note': 'Added to credit' },
  transaction: 'Transaction',
  toPayBy: 'To pay by',
  iban: 'IBAN',
  bic: 'BIC',
  accountHolder: 'Account holder',
  bank: 'Bank',
  reason: 'Reason',
  dayOfSupply: 'Day of supply',
  supplied: {
    sending: (day: string) => `${day}, the day of sending`,
    handingOver: (day: string) => `${day}, the day of handing over`,
    paymentBeforeSending: (day: string) => `${day}, the day of payment; the goods are sent after it`,
    paymentBeforeHandingOver: (day: string) =>
      `${day}, the day of payment; the goods are handed over after it`,
    /** On an invoice that is paid later, because the goods leave after it. */
    onDeliveryNote: 'the day on the delivery note',
  },
  total: 'Total',
  totalRefunded: 'Total refunded',
  net: 'Net',
  /** @param tax as `tax` or `taxOf` writes it. */
  netAt: (tax: string) => `Net at ${tax}`,
  withoutTax: 'Without tax',
  tax: (name: string, percent: string) => `${name} ${percent}`,
  taxOf: (name: string, percent: string, country: string) => `${name} ${percent}, ${country}`,
  /** Why there is no tax. */
  exemptions: {
    'intra-community':
      'Tax-free intra-Community supply, Article 138 of Directive 2006/112/EC. The buyer accounts for the tax (reverse charge).',
  },
  notes: {
    corrects:
      'This paper replaces the corrected one, whose letters could not be printed. The amounts are the same.',
    returnedToCard: 'The total was returned to the card that paid.',
    returned: 'The total was returned the way it was paid.',
    takesBack: 'The bank returned the refund of that credit note. This invoice takes it back.',
    paid: 'Paid in full. Nothing is due.',
    onAccount: (day: string) => `Please transfer the total by ${day}, with the number of this invoice.`,
    lowersOpen: 'The total lowers what is open on the invoice.',
    freesTransfer:
      'The invoice was paid already. The total pays other invoices of your company, or we transfer it back.',
  },
} as const
