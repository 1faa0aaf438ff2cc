import type { Outcome } from '../../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { setInvoiceApart } from '../../providers/invoices/set-invoice-apart.ts'
import { describeInvoice } from './describe-invoice.ts'
import type { Invoice } from './invoice-content.ts'
import { type LogoPlaces, printedLogo } from './printed-logo.ts'

/** A file that is made when it is asked for. */
export interface PrintedInvoice {
  /** Safe as the name of a file. */
  readonly name: string
  readonly content: Buffer
}

/** Prints an invoice as a PDF. The same invoice gives the same text for ever, because its row never changes. */
export async function printInvoice(shop: LogoPlaces, invoice: Invoice): Promise<Outcome<PrintedInvoice>> {
  const name = `${formatInvoiceNumber(invoice)}.pdf`
  const logo = await printedLogo(shop, invoice.content)
  const set = await setInvoiceApart({ ...describeInvoice(invoice), ...(logo && { logo }) })
  return set.ok ? { ...set, value: { name, content: set.value } } : set
}
