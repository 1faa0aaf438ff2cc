import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { attributeRefund } from '../../../domain/payments/refund-parts.ts'
import type { Transaction } from '../../data/database.ts'
import { listPaymentParts } from '../../data/queries/payments/payment-parts.ts'
import { insertRefundOf, listRefundsOfIntent, type RefundRow } from '../../data/queries/payments/refunds.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { lockPaymentWithOrders } from '../payments/lock-payment-with-orders.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { type MadeRefund, makeRefundNow } from './execute-refunds.ts'
import { owedBack } from './owed-refunds.ts'

/**
 * Retries a refund of money that the shop could not use, after the provider refused it or the bank returned it. Makes a
 * new refund, because the provider would repeat its response to the old one. While the new refund is pending, another
 * call returns it.
 */
export async function retryRefund(
  shop: Shop,
  caller: Caller,
  intentId: string,
): Promise<Outcome<MadeRefund>> {
  const stored = await shop.database.write((transaction) => storeRefund(shop, transaction, caller, intentId))
  return stored.ok ? makeRefundNow(shop, stored.value) : stored
}

async function storeRefund(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  intentId: string,
): Promise<Outcome<RefundRow>> {
  const now = shop.clock()
  const currency = await shopCurrency(shop, transaction.db)
  const { payment } = await lockPaymentWithOrders(transaction, intentId)
  if (!payment || payment.state === 'open' || payment.state === 'cancelled')
    return refused('OWED_REFUND_NOT_FOUND')
  const refunds = await listRefundsOfIntent(transaction.db, intentId)
  const parts = await listPaymentParts(transaction.db, intentId)
  const owed = owedBack(payment, parts, refunds, currency)
  if (owed.cents <= 0) {
    const pending = refunds.findLast(({ origin, state }) => origin === 'shop' && state !== 'failed')
    return pending ? done(pending) : refused('OWED_REFUND_NOT_FOUND')
  }
  const row = {
    id: newId(),
    intentId,
    providerId: null,
    origin: 'shop',
    means: 'card',
    amountCents: owed.cents,
    deliveryCents: 0,
    currency: owed.currency,
    reason: '',
    restock: 0,
    state: 'due',
    failure: null,
    createdBy: caller.userId,
    createdAt: now,
  } as const
  const refund = await insertRefundOf(transaction, row, attributeRefund(owed.cents, parts))
  const { orderId, amountCents } = refund
  const subject =
    orderId === null
      ? ({ kind: 'payment', id: intentId, name: '' } as const)
      : ({ kind: 'order', id: orderId, name: '' } as const)
  await recordChange(transaction, {
    at: now,
    by: caller,
    action: 'refund.retried',
    subject,
    after: { amountCents, currency: refund.currency },
  })
  return done(refund)
}
