import { isStaff } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { readInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { findInvoice } from '../../data/queries/payments/invoices.ts'
import { findReceivableOfPayment } from '../../data/queries/payments/receivables.ts'
import type { Caller, Shop } from '../shop.ts'
import { type Invoice, toInvoice } from './invoice-content.ts'

/**
 * Returns an invoice or credit note by its printed number: the caller's own, one that the caller's company pays later,
 * or any for staff.
 */
export async function getInvoice(shop: Shop, caller: Caller, number: string): Promise<Outcome<Invoice>> {
  const wanted = readInvoiceNumber(number)
  const row = wanted && (await findInvoice(shop.database.read, wanted))
  if (!row) return refused('INVOICE_NOT_FOUND')
  const isOwn = row.userId === caller.userId || isStaff(caller.role)
  if (!isOwn && !(await isOfOwnCompany(shop, caller, row.intentId))) return refused('INVOICE_NOT_FOUND')
  return done(toInvoice(row))
}

async function isOfOwnCompany(
  { database: { read } }: Shop,
  { userId }: Caller,
  intentId: string,
): Promise<boolean> {
  const receivable = await findReceivableOfPayment(read, intentId)
  return receivable !== undefined && (await findCompanyOf(read, userId))?.id === receivable.companyId
}
