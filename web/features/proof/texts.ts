import type { DifferenceProblem } from '../../../contract/desk/proof.ts'

/** Texts of the proof of the numbers (extension). */
export const proofTexts = {
  title: 'Proof',
  loading: 'Loading the proof',
  notLoaded: 'The proof did not load.',
  notOffered: 'This shop does not compare its numbers.',
  waiting: 'The first comparison is running. It takes a minute in a small shop.',
  proved: 'All numbers proved',
  differ: (count: string) => (count === '1' ? '1 number does not agree' : `${count} numbers do not agree`),
  /** A result, and how long ago it was found. */
  since: (result: string, age: string) => `${result} ${age}`,
  finished: 'Last compared',
  what: 'What is compared',
  checked: 'Compared',
  result: 'Result',
  fine: 'all agree',
  checks: {
    stock: 'The stock of each product is the sum of its ledger',
    orders: 'Each paid order has exactly one charge of its price',
    charges: 'Each charge belongs to a paid order, or is refunded',
    credit: 'The ledger of credit has exactly what payments, refunds and gift cards say',
    receivables: 'What is open of each invoice on account is its amount minus transfers, cards and refunds',
    invoices: 'Each payment has one invoice, each refund its credit note, and no number is missing',
    mail: 'No email has waited for more than an hour',
    changes: 'The record of changes is whole',
    backup: 'A backup was restored within a week, and every number agreed',
  },
  differences: 'What does not agree',
  onlyFirst: 'Only the first hundred are listed.',
  name: 'Name',
  difference: 'Difference',
  todo: 'What to do',
  toOrder: 'Open the order',
  toProduct: 'Open the product',
  toMessages: 'Open Messages',
  toChanges: 'Open Changes',
  toDashboard: 'Open the dashboard',
  of: (name: string) => `: ${name}`,
} as const

interface ProblemWords {
  /** `expected` and `found` are formatted numbers. */
  readonly says: (expected: string, found: string) => string
  readonly todo: string
}

/** Meaning of each difference, and the next step. */
export const problemTexts: Readonly<Record<DifferenceProblem, ProblemWords>> = {
  'stock-differs': {
    says: (expected, found) => `The ledger says ${expected} pieces, the stock says ${found}`,
    todo: 'Count the pieces and correct the stock with a reason. A row was changed outside the shop.',
  },
  'order-without-charge': {
    says: (expected) => `Paid with ${expected}, but no charge of this order is known`,
    todo: 'Look for the transaction at the card provider before you send anything.',
  },
  'charge-not-taken': {
    says: (expected) => `Marked as paid with ${expected}, but its charge has not succeeded`,
    todo: 'Look for the transaction at the card provider before you send anything.',
  },
  'amount-differs': {
    says: (expected, found) => `The order costs ${expected}, its charge took ${found}`,
    todo: 'Refund the excess amount, or ask the customer for the rest.',
  },
  'parts-differ': {
    says: (expected, found) =>
      `The parts of this order (pieces, discount, delivery) come to ${found} instead of ${expected}`,
    todo: 'Compare the order with its invoice, and report this as a mistake of the shop.',
  },
  'several-charges': {
    says: (_expected, found) => `${found} charges succeeded for this order instead of one`,
    todo: 'Refund all but one at the card provider.',
  },
  'charge-without-order': {
    says: (expected, found) => `${expected} was taken without a paid order, ${found} of it is refunded`,
    todo: 'Refund it at the card provider, or find the order that it is for.',
  },
  'credit-of-payment-differs': {
    says: (expected, found) => `A payment used ${expected} of credit, ${found} is accounted for`,
    todo: 'Compare the customer’s credit with the order, and report this as a mistake of the shop.',
  },
  'credit-of-refund-differs': {
    says: (expected, found) => `${expected} should have gone to credit, the ledger has ${found}`,
    todo: 'Compare the customer’s credit with the order, and report this as a mistake of the shop.',
  },
  'gift-card-differs': {
    says: (expected, found) => `A gift card should have added ${expected} to credit, the ledger has ${found}`,
    todo: 'Compare the order of the gift card with the credit, and report this as a mistake of the shop.',
  },
  'credit-below-zero': {
    says: (_expected, found) => `An account has ${found} of credit, which is less than nothing`,
    todo: 'Look at the account’s credit, and report this as a mistake of the shop.',
  },
  'open-differs': {
    says: (expected, found) => `An invoice on account should say ${expected}, it says ${found}`,
    todo: 'Compare the invoice with its transfers, cards and refunds, and report this as a mistake of the shop.',
  },
  'settled-differs': {
    says: () => 'An order on account counts as paid while its invoice is open, or the other way round',
    todo: 'Compare the order with its invoice, and report this as a mistake of the shop.',
  },
  'transfer-differs': {
    says: (expected, found) =>
      `A transfer should say ${expected}, its invoices, its rest and what was given back say ${found}`,
    todo: 'Compare the transfer with its invoices, and report this as a mistake of the shop.',
  },
  'refund-waits': {
    says: (expected) => `${expected} has been due to a customer for more than an hour`,
    todo: 'Open the dashboard and retry the refund.',
  },
  'invoice-missing': {
    says: (expected) => `${expected} was paid, but this payment has no invoice`,
    todo: 'Ask who maintains the shop to issue the invoice by hand, and tell the bookkeeper.',
  },
  'invoice-differs': {
    says: (expected, found) => `The paid orders cost ${expected}, the invoice says ${found}`,
    todo: 'Compare the invoice with its orders, and tell the bookkeeper.',
  },
  'credit-differs': {
    says: (expected, found) => `${expected} was refunded, the credit notes say ${found}`,
    todo: 'Compare the refunds with the credit notes, and tell the bookkeeper.',
  },
  'tax-differs': {
    says: (expected, found) => `The papers say ${expected} of tax, their rates add up to ${found}`,
    todo: 'Compare the invoice and its credit notes with their rates, and tell the bookkeeper.',
  },
  'number-missing': {
    says: () => 'This number is missing in its series',
    todo: 'Compare it with a backup, and find out who may write to the database.',
  },
  'mail-waits': {
    says: () => 'The email has waited for more than an hour',
    todo: 'Open Messages: the email says why it was not sent.',
  },
  'chain-broken': {
    says: () => 'This entry of the record is missing or was altered outside the shop',
    todo: 'Compare it with a backup, and find out who may write to the database.',
  },
  'backup-not-proved': {
    says: (_expected, days) => `No backup has been tested by a restore for ${days} days`,
    todo: 'Ask who maintains the shop to run npm run backup -- FILE --prove, every night.',
  },
  'backup-not-restorable': {
    says: () => 'The last backup could not be restored, or its numbers differ',
    todo: 'Ask who maintains the shop to make a new one at once: npm run backup -- FILE --prove. Its last line says what failed.',
  },
}
