import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import {
  closeDispute,
  insertDispute,
  listDisputes,
  markDisputed,
} from '../../data/queries/payments/disputes.ts'
import type { DisputeState } from '../../data/schema/payment-tables.ts'
import type { CardDispute } from '../../providers/cards/cards.ts'
import { disputeClosedEmail, disputeOpenedEmail } from '../emails/dispute-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { lockPaymentWithOrder } from '../payments/lock-payment-with-order.ts'
import type { Shop } from '../shop.ts'

/**
 * Notes every dispute about an intent's charge as it stands at the provider, each once, and tells the admin of a new one
 * and of how it ended: only a person can answer it, in the provider's dashboard.
 *
 * @throws CardsUnavailable
 */
export async function syncDisputes(shop: Shop, intentId: string): Promise<void> {
  const disputes = await shop.cards.listDisputes(intentId)
  await shop.database.write(async (transaction) => {
    const { order } = await lockPaymentWithOrder(transaction, intentId)
    for (const dispute of disputes) await noteOne(shop, transaction, { dispute, order, intentId })
    if (order) await updateOrderDispute(transaction, order.id)
    return done(null)
  })
}

interface ToNote {
  readonly dispute: CardDispute
  readonly order: OrderRow | undefined
  readonly intentId: string
}

/** One that is closed stays so: an answer that was overtaken opens it no more. */
async function noteOne(shop: Shop, transaction: Transaction, noted: ToNote): Promise<void> {
  const { dispute, order, intentId } = noted
  const { id, status: state, amountCents, currency, reason, openedAt } = dispute
  const now = shop.clock()
  const known = (await listDisputes(transaction.db, 'intent_id', intentId)).find((row) => row.id === id)
  if (known && (known.state === state || known.state !== 'open')) return
  if (known) await closeDispute(transaction, id, state, now)
  else {
    const closedAt = state === 'open' ? null : now
    const row = {
      id,
      orderId: order?.id ?? null,
      intentId,
      amountCents,
      currency,
      reason,
      state,
      openedAt,
      closedAt,
    }
    await insertDispute(transaction, row)
  }
  await tell(shop, transaction, noted)
}

async function tell(shop: Shop, transaction: Transaction, { dispute, order }: ToNote): Promise<void> {
  if (shop.adminEmail === undefined) return
  const email =
    dispute.status === 'open' ? disputeOpenedEmail(dispute, order) : disputeClosedEmail(dispute, order)
  await writeEmail(shop, transaction, email, {
    event: `dispute-${dispute.status}:${dispute.id}`,
    recipient: shop.adminEmail,
    orderId: order?.id,
  })
}

/** The worst of several disputes stands on the order: one to answer before one that is lost. */
const byWeight: readonly DisputeState[] = ['open', 'lost', 'won']

/** Notes on an order what has become of the disputes about its payments. */
export async function updateOrderDispute(transaction: Transaction, orderId: string): Promise<void> {
  const states = (await listDisputes(transaction.db, 'order_id', orderId)).map(({ state }) => state)
  const worst = byWeight.find((state) => states.includes(state))
  if (worst) await markDisputed(transaction, orderId, worst)
}
