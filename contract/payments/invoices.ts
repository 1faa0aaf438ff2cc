import * as z from 'zod/mini'
import { calendarDate, displayedText, typedText, wireNumber } from '../fields.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { fileHeaders, wireFile } from '../wire-file.ts'
import { invoiceNumber } from './invoice-number.ts'
import { taxSum } from './tax-sum.ts'

/** The amounts at one rate of tax; gross is net plus tax. */
const taxAtRate = z.object({
  /** In percent. */
  rate: wireNumber,
  name: z.string(),
  /** The country whose rate applies, ISO 3166; null for orders from before rates by country. */
  country: z.nullable(z.string()),
  net: wireNumber,
  tax: wireNumber,
  gross: wireNumber,
})

/** An invoice or credit note in the bookkeeper's list. Amounts of credit notes are negative, so that totals add up. */
export const invoice = z.object({
  /** The number of the document, such as `INV-00042` or `CN-00007`. */
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  /** In milliseconds. */
  issuedAt: wireNumber,
  name: z.string(),
  email: z.string(),
  /** In the invoice's currency, with two decimals; gross is net plus tax. */
  net: wireNumber,
  tax: wireNumber,
  gross: wireNumber,
  taxName: z.nullable(z.string()),
  /** In percent; null also for a document with several rates, which `taxes` has. */
  taxRate: z.nullable(wireNumber),
  /** The amounts by rate and country, if an order was sold at a rate of a country. */
  taxes: z.optional(z.array(taxAtRate)),
  currency: z.string(),
  /** How much of the gross amount credit paid, or went to credit; missing if nothing. */
  credit: z.optional(wireNumber),
  /** The numbers of its orders. */
  orders: z.array(z.string()),
  transaction: z.string(),
  /** The document that this one cancels in part or whole; null for an ordinary invoice. */
  about: z.nullable(z.string()),
  /**
   * The invoice that this one corrects. A correction has amounts of 0, because the accounts already contain the
   * invoice.
   */
  corrects: z.nullable(z.string()),
})

export type InvoiceOnWire = z.output<typeof invoice>

export const getInvoice = operation({
  id: 'getInvoice',
  method: 'GET',
  path: '/invoices/{number}',
  access: 'customer',
  summary:
    'An own invoice or credit note as a PDF, or one that the own company pays later, by its number; everyone who works at ' +
    'the shop may read any. The same number ' +
    'has the same text for ever.',
  extension: true,
  params: z.object({
    number: invoiceNumber,
  }),
  answerType: 'application/pdf',
  answer: wireFile,
  answerHeaders: fileHeaders,
  // Typesetting a PDF takes processor time, so one address may request only a few.
  callsAMinute: 60,
  errors: ['INVOICE_NOT_FOUND', 'BUSY'],
})

export const correctInvoice = operation({
  id: 'correctInvoice',
  method: 'POST',
  path: '/invoices/{number}/correction',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'Issues a new invoice or credit note for one on which letters could not be printed: with its own number, the same ' +
    'amounts and a reference to the corrected one. Both stay, and the customer gets the new one by mail. `name` and ' +
    '`address` are how the buyer is written; what is left out stays as it is.',
  extension: true,
  params: z.object({ number: invoiceNumber }),
  body: z.object({ name: z.optional(displayedText(200)), address: z.optional(typedText(1000)) }),
  answer: z.object({ number: z.string() }),
  errors: ['INVOICE_NOT_FOUND', 'INVOICE_CORRECTED', 'INVOICE_PRINTS', 'INVOICE_STILL_UNPRINTED'],
})

export const listInvoices = operation({
  id: 'listInvoices',
  method: 'GET',
  path: '/invoices',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'Invoices and credit notes in the order in which they were issued, of the given days, both included. Amounts of credit ' +
    'notes are negative: the sum is what customers paid minus what was refunded.',
  extension: true,
  query: z.object({ ...pageParameters, from: z.optional(calendarDate), to: z.optional(calendarDate) }),
  answer: z.array(invoice),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const sumTaxes = operation({
  id: 'sumTaxes',
  method: 'GET',
  path: '/taxes',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'Net, tax and gross of the invoices minus those of the credit notes of the given days, both included, by rate and ' +
    'country. Documents with one tax for everyone are one sum without a rate.',
  extension: true,
  query: z.object({ from: z.optional(calendarDate), to: z.optional(calendarDate) }),
  answer: z.array(taxSum),
  // It reads all documents of the days.
  callsAMinute: 60,
  errors: [],
})

export const invoices = [getInvoice, correctInvoice, listInvoices, sumTaxes] as const
