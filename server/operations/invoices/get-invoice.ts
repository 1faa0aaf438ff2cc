import { isStaff } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { readInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { findInvoice } from '../../data/queries/payments/invoices.ts'
import type { Caller, Shop } from '../shop.ts'
import { type Invoice, toInvoice } from './invoice-content.ts'

/** Returns an invoice or credit note by its printed number: the caller's own, or any for staff. */
export async function getInvoice(shop: Shop, caller: Caller, number: string): Promise<Outcome<Invoice>> {
  const wanted = readInvoiceNumber(number)
  const row = wanted && (await findInvoice(shop.database.read, wanted))
  if (!row || (row.userId !== caller.userId && !isStaff(caller.role))) return refused('INVOICE_NOT_FOUND')
  return done(toInvoice(row))
}
