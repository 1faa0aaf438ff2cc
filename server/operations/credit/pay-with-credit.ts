import { mayOrder, seenState } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { lockCredit } from '../../data/queries/payments/credit-movements.ts'
import { listOrderIdsOfPayment } from '../../data/queries/payments/payment-parts.ts'
import { insertPayment, listPaymentsOfOrders } from '../../data/queries/payments/payments.ts'
import { newId } from '../../platform/ids.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { findOwnOrder } from '../orders/get-order.ts'
import { closeCardPayments } from '../payments/close-payments.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import { findOrdersToPay, holdForPayment } from '../payments/orders-to-pay.ts'
import { settle } from '../payments/settle-payment.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { freeCredit } from './credit-for.ts'
import { reserveCredit, withCredit } from './reserve-credit.ts'

/** The ids of payments that no card provider knows begin so. */
const creditPayment = 'credit_'

/** How many times paying restarts because another tab opened a payment of these orders. */
const attempts = 5

interface ToPay {
  readonly priceCents: number
  readonly orderIds: readonly string[]
}

/**
 * Pays the caller's orders with credit alone, all or none, in one transaction that settles them as a charge does
 * (docs/decisions/0148). First closes their open card payments at the provider. A repeated call returns the payment of
 * the first.
 *
 * @returns the transaction id, which no card provider knows.
 */
export async function payWithCredit(shop: Shop, caller: Caller, toPay: ToPay): Promise<Outcome<string>> {
  const { priceCents, orderIds } = toPay
  const request = { priceCents, orderIds, withoutCard: true }
  const found = await findOrdersToPay(shop, caller, request)
  if (!found.ok) return earlierPayment(shop, caller, orderIds, found)
  const orders = found.value
  const { userId } = caller
  if (!(await freeCredit(shop, { userId, orders, creditCents: priceCents }))) return refused('CREDIT_TOO_LOW')
  const held = await holdForPayment(shop, caller, orders, true)
  if (!held.ok) return held
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const closed = await closeCardPayments(shop, orders)
    if (!closed.ok) return closed
    const paid = await shop.database.write((transaction) => pay(shop, transaction, caller, toPay))
    if (!paid.ok || paid.value !== 'another is open') return paid
  }
  return refused('PAYMENT_IN_PROGRESS')
}

/** Returns the credit payment that has paid exactly these orders, or why they cannot be paid. */
async function earlierPayment(
  shop: Shop,
  caller: Caller,
  orderIds: readonly string[],
  refusal: Refusal,
): Promise<Outcome<string>> {
  const { read } = shop.database
  const orders = await Promise.all(orderIds.map((id) => findOwnOrder(read, caller, id)))
  const intentId = orders[0]?.transactionId
  if (!intentId?.startsWith(creditPayment)) return refusal
  if (orders.some((order) => order?.transactionId !== intentId)) return refusal
  const ofPayment = await listOrderIdsOfPayment(read, intentId)
  return ofPayment.length === orderIds.length ? done(intentId) : refusal
}

async function pay(
  shop: Shop,
  transaction: Transaction,
  { userId }: Caller,
  { priceCents, orderIds }: ToPay,
): Promise<Outcome<string>> {
  const now = shop.clock()
  await lockCredit(transaction, userId)
  const orders = await lockOrders(transaction, orderIds)
  const [earlier, currency] = await Promise.all([
    listPaymentsOfOrders(transaction.db, orderIds),
    shopCurrency(shop, transaction.db),
  ])
  if (orders.length < orderIds.length || orders.some(({ state }) => state === 'cancelled'))
    return refused('ORDER_NOT_FOUND')
  if (!orders.every((order) => mayOrder(seenState(order), 'pay'))) return refused('ORDER_ALREADY_PAID')
  const sumCents = orders.reduce((sum, order) => sum + order.priceCents, 0)
  if (sumCents !== priceCents) return refused('PRICE_DIFFERS')
  if (earlier.some(({ state }) => state === 'open')) return done('another is open')
  const id = `${creditPayment}${newId()}`
  if (!(await reserveCredit(transaction, { id, userId, currency, creditCents: priceCents }, now)))
    return refused('CREDIT_TOO_LOW')
  const parts = withCredit(orders, priceCents)
  await insertPayment(transaction, { intentId: id, userId, amountCents: priceCents, orders: parts }, now)
  const settled = await settle(shop, transaction, settledIntent(id, currency), orders[0]?.id ?? '')
  if (!settled.ok) return settled
  // No money was taken, so that rolling back is enough.
  return settled.value.refundedOrders.length > 0 ? refused('STOCK_GONE') : done(id)
}

/** Returns a payment without a charge in the form in which charges are settled. */
function settledIntent(id: string, currency: string): CardIntent {
  const nothing = { clientSecret: '', orderId: undefined, card: undefined, amountCents: 0 }
  return { ...nothing, id, currency, status: 'succeeded' }
}
