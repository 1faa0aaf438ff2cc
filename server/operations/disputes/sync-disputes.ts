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
import type { MailingShop } from '../emails/formats.ts'
import { writeToStaff } from '../notifications/write-to-staff.ts'
import { lockPaymentWithOrders } from '../payments/lock-payment-with-orders.ts'
import type { Shop } from '../shop.ts'

/**
 * Stores the provider's disputes about an intent's charge, and emails staff about each opened and each closed dispute,
 * because only a person can respond, in the provider's dashboard.
 *
 * @throws CardsUnavailable
 */
export async function syncDisputes(shop: Shop, intentId: string): Promise<void> {
  const disputes = await shop.cards.listDisputes(intentId)
  await shop.database.write(async (transaction) => {
    const { orders } = await lockPaymentWithOrders(transaction, intentId)
    for (const dispute of disputes) await storeDispute(shop, transaction, { dispute, orders, intentId })
    const ids = orders.map(({ id }) => id)
    await updateOrderDisputes(transaction, ids)
    return done(null)
  })
}

interface DisputeContext {
  readonly dispute: CardDispute
  /** Every order that the charge paid. */
  readonly orders: readonly OrderRow[]
  readonly intentId: string
}

/** Stores a dispute's state. A closed dispute stays closed, so that a stale response does not reopen it. */
async function storeDispute(shop: Shop, transaction: Transaction, context: DisputeContext): Promise<void> {
  const { dispute, orders, intentId } = context
  const { id, status: state, amountCents, currency, reason, openedAt } = dispute
  const now = shop.clock()
  const known = (await listDisputes(transaction.db, 'intent_id', intentId)).find((row) => row.id === id)
  if (known && (known.state === state || known.state !== 'open')) return
  if (known) await closeDispute(transaction, id, state, now)
  else {
    const closedAt = state === 'open' ? null : now
    const row = {
      id,
      orderId: orders[0]?.id ?? null,
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
  await notifyStaff(shop, transaction, context)
}

async function notifyStaff(
  shop: Shop,
  transaction: Transaction,
  { dispute, orders }: DisputeContext,
): Promise<void> {
  const email = (mailing: MailingShop) =>
    dispute.status === 'open'
      ? disputeOpenedEmail(dispute, orders, mailing)
      : disputeClosedEmail(dispute, orders, mailing)
  await writeToStaff(shop, transaction, email, {
    kind: 'disputes',
    event: `dispute-${dispute.status}:${dispute.id}`,
    orderId: orders[0]?.id,
  })
}

/** Sorts an open dispute before a lost one, because an order shows only one. */
const byUrgency: readonly DisputeState[] = ['open', 'lost', 'won']

/** Copies the most urgent dispute state of each order's payments to the order. */
export async function updateOrderDisputes(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  for (const orderId of orderIds) {
    const states = (await listDisputes(transaction.db, 'order_id', orderId)).map(({ state }) => state)
    const mostUrgent = byUrgency.find((state) => states.includes(state))
    if (mostUrgent) await markDisputed(transaction, orderId, mostUrgent)
  }
}
