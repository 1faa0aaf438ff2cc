import { done } from '../../domain/outcome.ts'
import { formatInvoiceNumber, type InvoiceKind } from '../../domain/payments/invoice-number.ts'
import { listInvoicesOfPayment } from '../data/queries/payments/invoices.ts'
import { toInvoice } from '../operations/invoices/invoice-content.ts'
import { storedOrder } from './stored-rows.ts'
import type { TestShop } from './test-shop.ts'

/**
 * Changes the first invoice or credit note of an order's payment into one of an earlier version, which could not print
 * the buyer's name; returns its number.
 */
export async function issuedWithUnprintedLetters(
  shop: TestShop,
  orderId: string,
  name = '山田太郎',
  kind: InvoiceKind = 'invoice',
): Promise<string> {
  const { transactionId } = await storedOrder(shop, orderId)
  const papers = await listInvoicesOfPayment(shop.database.read, transactionId ?? '')
  const row = papers.find((paper) => paper.kind === kind)
  if (!row) throw new Error('The order has no such paper')
  const { edition: _, supply: __, ...before } = toInvoice(row).content
  const content = JSON.stringify({ ...before, buyer: { ...before.buyer, name } })
  await shop.database.write(async ({ db }) => {
    await db.updateTable('invoices').set({ content }).where('id', '=', row.id).execute()
    return done(null)
  })
  return formatInvoiceNumber(row)
}
