import type { Tax } from '../../../domain/payments/included-tax.ts'
import type { InvoiceKind } from '../../../domain/payments/invoice-number.ts'
import type { InvoiceRow } from '../../data/queries/payments/invoices.ts'

/** A line: an order of an invoice, or what a credit note returns of one. */
interface InvoiceLine {
  /** Its number as people read it. */
  readonly order: string
  readonly product: string
  /** Null on a credit note, which returns an amount. */
  readonly pieces: { readonly quantity: number; readonly unitCents: number } | null
  readonly cents: number
}

/** All that stands on an invoice beside its number, date and sums. It is stored, so that the paper never changes. */
export interface InvoiceContent {
  readonly seller: {
    readonly name: string
    readonly address: readonly string[]
    readonly email: string
    readonly phone: string
    readonly register: string
    readonly taxNumber: string
  }
  readonly buyer: { readonly name: string; readonly address: string; readonly email: string }
  readonly lines: readonly InvoiceLine[]
  /** Null where the shop states none. */
  readonly tax: Tax | null
  /** How numbers and dates are written, and in which zone its day is. */
  readonly locale: string
  readonly timeZone: string
  readonly transaction: string
  readonly card: { readonly brand: string; readonly last4: string } | null
  /** The paper that this one takes back, in part or in whole; null on an ordinary invoice. */
  readonly about: { readonly kind: InvoiceKind; readonly number: number; readonly issuedAt: number } | null
  /** What staff wrote about the refund, for the customer. */
  readonly reason: string
}

/** An invoice or credit note, ready to be printed. */
export interface Invoice extends Omit<InvoiceRow, 'content'> {
  readonly content: InvoiceContent
}

export function toInvoice({ content, ...row }: InvoiceRow): Invoice {
  // It was stored as this type, and is never changed.
  return { ...row, content: JSON.parse(content) as InvoiceContent }
}
