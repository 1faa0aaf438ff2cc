import { done } from '../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { listInvoicesOfOrders, listInvoicesOfPayment } from '../data/queries/payments/invoices.ts'
import { toInvoice } from '../operations/invoices/invoice-content.ts'
import { storedOrder } from './stored-rows.ts'
import type { TestShop } from './test-shop.ts'

/**
 * Makes the invoice of an order one of an earlier version, which could not print the name of its buyer; returns its
 * number.
 */
export async function issuedWithUnprintedLetters(
  shop: TestShop,
  orderId: string,
  name = '山田太郎',
): Promise<string> {
  const { transactionId } = await storedOrder(shop, orderId)
  const [row] = await listInvoicesOfPayment(shop.database.read, transactionId ?? '')
  const [paper] = await listInvoicesOfOrders(shop.database.read, { orderIds: [orderId] })
  if (!row || !paper) throw new Error('The order has no invoice')
  const { edition: _, supply: __, ...before } = toInvoice(row).content
  const content = JSON.stringify({ ...before, buyer: { ...before.buyer, name } })
  await shop.database.write(async ({ db }) => {
    await db.updateTable('invoices').set({ content }).where('id', '=', row.id).execute()
    return done(null)
  })
  return formatInvoiceNumber(paper)
}
