import { done } from '../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { dueAtOf } from '../../domain/payments/on-account.ts'
import { findItemOfInvoice } from '../data/queries/payments/open-items.ts'
import type { Part } from '../operations/receivables/assign-parts.ts'
import { recordTransfer } from '../operations/receivables/record-transfer.ts'
import { shopTimeZone } from '../operations/settings/shop-on-pages.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { type addWorkshop, buyOnAccount } from './on-account.ts'
import { addAdmin, granted } from './shop-contents.ts'

interface Owing {
  /** Who buys, by default a new company. */
  readonly workshop?: Awaited<ReturnType<typeof addWorkshop>>
  /** In how many days it is due; negative if it is overdue. By default 30. */
  readonly days?: number
  /** The customer's own number of the order. */
  readonly reference?: string
}

/** An invoice of which everything is open. */
export interface OwedInvoice {
  readonly companyId: string
  readonly customer: Caller
  readonly orderId: string
  readonly invoiceId: string
  /** As it is printed. */
  readonly number: string
  readonly cents: number
}

/** Orders something on account. A company with an overdue invoice cannot order more. */
export async function oweInvoice(
  shop: Shop,
  { workshop, days = 30, reference }: Owing = {},
): Promise<OwedInvoice> {
  const { customer, companyId, orderId, invoiceId, priceCents } = await buyOnAccount(shop, workshop)
  const dueAt = dueAtOf(await shopTimeZone(shop), shop.clock(), days)
  await shop.database.write(async ({ db }) => {
    await db.updateTable('receivables').set({ due_at: dueAt }).where('invoice_id', '=', invoiceId).execute()
    await db
      .updateTable('orders')
      .set({ due_at: dueAt, customer_reference: reference ?? null })
      .where('id', '=', orderId)
      .execute()
    return done(null)
  })
  const item = await findItemOfInvoice(shop.database.read, invoiceId)
  const number = formatInvoiceNumber({ kind: 'invoice', number: item?.number ?? 0 })
  return { companyId, customer, orderId, invoiceId, number, cents: priceCents }
}

/** Makes a transfer, by default of the sum of its parts. */
export function received(
  companyId: string,
  parts: readonly Part[],
  amountCents = parts.reduce((sum, { cents }) => sum + cents, 0),
): Parameters<typeof recordTransfer>[2] {
  return {
    companyId,
    amountCents,
    receivedOn: '2000-01-31',
    reference: 'thank you',
    parts,
    again: false,
    idempotencyKey: undefined,
  }
}

/** Records a transfer of 5.00 to a new invoice, of which nothing is assigned; returns its id. */
export async function recordTransferOf(
  shop: Shop,
): Promise<{ readonly id: string; readonly owed: OwedInvoice }> {
  const owed = await oweInvoice(shop)
  const recorded = await recordTransfer(shop, await addAdmin(shop), received(owed.companyId, [], 500))
  return { id: granted(recorded).id, owed }
}
