import * as z from 'zod/mini'
import { calendarDate } from '../fields.ts'
import { operation } from '../operation.ts'
import { fileHeaders, wireFile } from '../wire-file.ts'
import { invoiceNumber } from './invoice-number.ts'

/**
 * The forms of an e-invoice (EN 16931). `xrechnung` and `peppol` are UBL with the rules of XRechnung 3.0 and Peppol BIS
 * Billing 3.0, `cii` is Cross Industry Invoice, and `zugferd` the same inside the PDF (Factur-X, profile EN 16931).
 */
export const eInvoiceFormats = ['xrechnung', 'peppol', 'cii', 'zugferd'] as const

export type EInvoiceFormat = (typeof eInvoiceFormats)[number]

export const getEInvoice = operation({
  id: 'getEInvoice',
  method: 'GET',
  path: '/invoices/{number}/file',
  access: 'customer',
  summary:
    'An own invoice or credit note as an e-invoice (EN 16931), by its number; everyone who works at the shop may read any. ' +
    '`format` is `xrechnung` or `peppol` (UBL), `cii` (Cross Industry Invoice), or `zugferd`: the PDF/A-3 with the CII inside. ' +
    'It is made from what the paper says; a paper that lacks what the standard requires is refused with what is missing.',
  extension: true,
  params: z.object({ number: invoiceNumber }),
  query: z.object({ format: z.enum(eInvoiceFormats) }),
  answerType: 'application/octet-stream',
  answer: wireFile,
  answerHeaders: fileHeaders,
  // As many as the PDF allows, because one format is made of it.
  callsAMinute: 60,
  errors: ['INVOICE_NOT_FOUND', 'E_INVOICE_LACKS', 'BUSY'],
})

/** The files that the ZIP file of a period may have. */
export const paperFormats = ['pdf', ...eInvoiceFormats] as const

export type PaperFormat = (typeof paperFormats)[number]

export const exportEInvoices = operation({
  id: 'exportEInvoices',
  method: 'GET',
  path: '/exports/e-invoices.zip',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'The invoices and credit notes of the given days, both included, as a ZIP file; without days those of the last whole month. ' +
    'Each is a file of `format`, by default `zugferd`, which is PDF and e-invoice in one. A paper that gives no e-invoice is in it ' +
    'as a PDF, and `missing.txt` says what it lacks.',
  extension: true,
  query: z.object({
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    format: z.optional(z.enum(paperFormats)),
  }),
  answerType: 'application/zip',
  answer: wireFile,
  answerHeaders: fileHeaders,
  // A month may have ten thousand papers.
  callsAMinute: 10,
  errors: [],
})

export const eInvoices = [getEInvoice, exportEInvoices] as const
