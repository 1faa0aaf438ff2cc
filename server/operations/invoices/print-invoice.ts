import type { Outcome } from '../../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { setInvoiceApart } from '../../providers/invoices/set-invoice-apart.ts'
import { describeInvoice } from './describe-invoice.ts'
import type { Invoice } from './invoice-content.ts'
import { type LogoPlaces, printedLogo } from './printed-logo.ts'

/** A file that is made on request. */
export interface PrintedInvoice {
  /** Safe as a file name. */
  readonly name: string
  readonly content: Buffer
}

/** Prints an invoice as a PDF. An invoice always gives the same text, because its row never changes. */
export async function printInvoice(shop: LogoPlaces, invoice: Invoice): Promise<Outcome<PrintedInvoice>> {
  const name = `${formatInvoiceNumber(invoice)}.pdf`
  const logo = await printedLogo(shop, invoice.content)
  const set = await setInvoiceApart({ ...describeInvoice(invoice), ...(logo && { logo }) })
  return set.ok ? { ...set, value: { name, content: set.value } } : set
}
