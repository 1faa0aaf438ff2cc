import { done, type Outcome } from '../../../domain/outcome.ts'
import type { Attachment } from '../../providers/mail/mail.ts'
import type { Invoice } from '../invoices/invoice-content.ts'
import { printInvoice } from '../invoices/print-invoice.ts'
import { type EInvoicePlaces, makeEInvoice } from './make-e-invoice.ts'

/**
 * Returns what an email about a paper has attached: the PDF, and the e-invoice in the form that the company wants. A
 * paper that gives no e-invoice goes as PDF alone: the customer waits for it, and staff see at the order what is
 * missing.
 */
export async function mailedFiles(
  shop: EInvoicePlaces,
  invoice: Invoice,
): Promise<Outcome<readonly Attachment[]>> {
  const format = invoice.content.buyer.company?.format
  const wanted = format && (await makeEInvoice(shop, invoice, format))
  if (wanted && !wanted.ok && wanted.code !== 'E_INVOICE_LACKS') return wanted
  const eInvoices = wanted?.ok ? [wanted.value] : []
  // ZUGFeRD is the PDF.
  if (eInvoices.some(({ type }) => type === 'application/pdf')) return done(eInvoices)
  const printed = await printInvoice(shop, invoice)
  return printed.ok ? done([printed.value, ...eInvoices]) : printed
}
