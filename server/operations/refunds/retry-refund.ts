import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { insertRefund, listRefundsOfIntent, type RefundRow } from '../../data/queries/payments/refunds.ts'
import { newId } from '../../platform/ids.ts'
import { currency } from '../../providers/cards/cards.ts'
import { lockPaymentWithOrder } from '../payments/lock-payment-with-order.ts'
import type { Caller, Shop } from '../shop.ts'
import { type MadeRefund, makeRefundNow } from './execute-refunds.ts'
import { owedBack } from './owed-refunds.ts'

/**
 * Tries again to give the money of a payment back that the shop could not use, after the provider has refused it or the
 * bank has sent it back. It is a refund of its own, so the provider does not repeat its old answer to it; as long as it
 * is under way, pressing again is about the same one.
 */
export async function retryRefund(
  shop: Shop,
  caller: Caller,
  intentId: string,
): Promise<Outcome<MadeRefund>> {
  const written = await shop.database.write((transaction) =>
    writeDown(transaction, caller, intentId, shop.clock()),
  )
  return written.ok ? makeRefundNow(shop, written.value) : written
}

async function writeDown(
  transaction: Transaction,
  caller: Caller,
  intentId: string,
  now: number,
): Promise<Outcome<RefundRow>> {
  const { payment } = await lockPaymentWithOrder(transaction, intentId)
  if (payment?.state !== 'refund-due' && payment?.state !== 'refunded')
    return refused('OWED_REFUND_NOT_FOUND')
  const refunds = await listRefundsOfIntent(transaction.db, intentId)
  const owed = owedBack(payment, refunds, currency)
  if (owed.cents <= 0) {
    const standing = refunds.findLast(({ origin, state }) => origin === 'shop' && state !== 'failed')
    return standing ? done(standing) : refused('OWED_REFUND_NOT_FOUND')
  }
  const refund = {
    id: newId(),
    orderId: payment.orderId,
    intentId,
    providerId: null,
    origin: 'shop',
    amountCents: owed.cents,
    currency: owed.currency,
    reason: '',
    restock: 0,
    state: 'due',
    failure: null,
    createdBy: caller.userId,
    createdAt: now,
  } as const
  await insertRefund(transaction, refund)
  return done(refund)
}
