import { dollarsOf } from '../../../domain/money.ts'
import { done, type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { lockPayment } from '../../data/queries/payments/payments.ts'
import {
  countRefundsOfOrder,
  findRefund,
  insertRefund,
  listRefundsOfIntent,
  type RefundRow,
} from '../../data/queries/payments/refunds.ts'
import { newId } from '../../platform/ids.ts'
import { currency } from '../../providers/cards/cards.ts'
import { claimKey } from '../claim-key.ts'
import type { Caller, Shop } from '../shop.ts'
import { type MadeRefund, makeRefundNow } from './execute-refunds.ts'

export interface WantedRefund {
  readonly amountCents: number
  /** In the admin's words; the customer reads it. */
  readonly reason: string
  /** Pieces that go back on the shelf when the refund succeeds. */
  readonly restock: number
  /** The same key and wish give the same refund (spec §10, submit twice). */
  readonly idempotencyKey: string | undefined
}

/**
 * Gives money of a paid order back to its card. The wish is written down before the provider is asked, under the
 * order's lock, so that parts are never more than was paid and a process that dies leaves something to finish:
 * a refund that could not be made now is `due`, and the reconciliation makes it.
 */
export async function refundOrder(
  shop: Shop,
  caller: Caller,
  orderId: string,
  wanted: WantedRefund,
): Promise<Outcome<MadeRefund>> {
  const written = await shop.database.write((transaction) =>
    writeDown(transaction, caller, orderId, wanted, shop.clock()),
  )
  return written.ok ? makeRefundNow(shop, written.value) : written
}

async function writeDown(
  transaction: Transaction,
  caller: Caller,
  orderId: string,
  { idempotencyKey: key, ...wanted }: WantedRefund,
  now: number,
): Promise<Outcome<RefundRow>> {
  const id = newId()
  const request = { refund: orderId, ...wanted }
  const earlier = await claimKey(transaction, { userId: caller.userId, key, request, createdId: id }, now)
  if (!earlier.ok) return earlier
  if (earlier.value !== undefined) return done(await known(transaction, earlier.value))
  const order = await lockOrder(transaction, orderId)
  if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
  if (order.transactionId === null) return refused('NOTHING_TO_REFUND')
  await lockPayment(transaction, order.transactionId)
  const flaw = flawOf(order, wanted) ?? (await flawOfRestock(transaction, order, wanted.restock))
  if (flaw) return flaw
  const refund = {
    ...wanted,
    id,
    orderId,
    intentId: order.transactionId,
    providerId: null,
    origin: 'admin',
    currency,
    state: 'due',
    failure: null,
    createdBy: caller.userId,
    createdAt: now,
  } as const
  await insertRefund(transaction, refund)
  await countRefundsOfOrder(transaction, orderId)
  return done(refund)
}

async function known({ db }: Transaction, id: string): Promise<RefundRow> {
  const refund = await findRefund(db, id)
  if (!refund) throw new Error('An idempotency key names a refund that does not exist')
  return refund
}

function flawOf(order: OrderRow, { amountCents }: Pick<WantedRefund, 'amountCents'>): Refusal | undefined {
  const leftCents = order.priceCents - order.givenBackCents
  if (leftCents <= 0) return refused('NOTHING_TO_REFUND')
  if (amountCents <= leftCents) return undefined
  const left = dollarsOf(leftCents).toFixed(2)
  return refused(
    'REFUND_ABOVE_LEFT',
    `Only $${left} of this order can be refunded. Lower the amount to that.`,
  )
}

async function flawOfRestock(
  transaction: Transaction,
  order: OrderRow,
  pieces: number,
): Promise<Refusal | undefined> {
  if (pieces === 0) return undefined
  if (order.sentAt !== null) return refused('RESTOCK_NOT_POSSIBLE')
  const refunds = await listRefundsOfIntent(transaction.db, order.transactionId ?? '')
  const standing = refunds.filter(({ state }) => state !== 'failed')
  const left = order.quantity - standing.reduce((sum, { restock }) => sum + restock, 0)
  if (pieces <= left) return undefined
  return refused(
    'RESTOCK_NOT_POSSIBLE',
    `Only ${left} of this order’s pieces can still go back into stock. Lower the number to that.`,
  )
}
