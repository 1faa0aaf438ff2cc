import { done } from '../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { insertReceivable } from '../data/queries/payments/receivables.ts'
import { addMovement } from '../operations/receivables/add-movement.ts'
import type { Part } from '../operations/receivables/assign-parts.ts'
import { recordTransfer } from '../operations/receivables/record-transfer.ts'
import type { Caller } from '../operations/shop.ts'
import { hourMs } from '../platform/clock.ts'
import { payForSomething } from './buying.ts'
import { addCompany } from './companies.ts'
import { addAdmin, addCustomer, granted } from './shop-contents.ts'
import { storedOrder } from './stored-rows.ts'
import type { TestShop } from './test-shop.ts'

export const dayMs = 24 * hourMs

interface Owing {
  readonly companyId?: string
  readonly customer?: Caller
  /** In how many days it is due; negative if it is overdue. By default 30. */
  readonly days?: number
  /** The customer's own number of the order. */
  readonly reference?: string
  readonly quantity?: number
}

/** An invoice of which everything is open. */
export interface OwedInvoice {
  readonly companyId: string
  readonly customer: Caller
  readonly orderId: string
  readonly invoiceId: string
  /** As it is printed. */
  readonly number: string
  readonly intentId: string
  readonly cents: number
}

/** Makes the order of a customer one on account, by default of a new customer and a new company. */
export async function oweInvoice(shop: TestShop, owing: Owing = {}): Promise<OwedInvoice> {
  const customer = owing.customer ?? (await addCustomer(shop))
  const companyId = owing.companyId ?? (await addCompany(shop, [customer]))
  const { quantity = 2 } = owing
  const { orderId, priceCents: cents } = await payForSomething(shop, { customer, quantity })
  const intentId = (await storedOrder(shop, orderId)).transactionId ?? ''
  const now = shop.clock()
  const dueAt = now + (owing.days ?? 30) * dayMs
  const { userId } = customer
  const invoice = await shop.database.write(async (transaction) => {
    const { id: invoiceId, number } = await transaction.db
      .selectFrom('invoices')
      .where('intent_id', '=', intentId)
      .select(['id', 'number'])
      .executeTakeFirstOrThrow()
    await transaction.db
      .updateTable('orders')
      .set({
        account_payment_id: intentId,
        on_account_at: now,
        due_at: dueAt,
        company_id: companyId,
        customer_reference: owing.reference ?? null,
      })
      .where('id', '=', orderId)
      .execute()
    const receivable = { invoiceId, intentId, companyId, userId, currency: 'usd', issuedAt: now, dueAt }
    await insertReceivable(transaction, receivable)
    await addMovement(transaction, { invoiceId, amountCents: cents, reason: 'invoice' }, now)
    return done({ invoiceId, number: formatInvoiceNumber({ kind: 'invoice', number }) })
  })
  return { companyId, customer, orderId, intentId, cents, ...granted(invoice) }
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
  shop: TestShop,
): Promise<{ readonly id: string; readonly owed: OwedInvoice }> {
  const owed = await oweInvoice(shop)
  const recorded = await recordTransfer(shop, await addAdmin(shop), received(owed.companyId, [], 500))
  return { id: granted(recorded).id, owed }
}
