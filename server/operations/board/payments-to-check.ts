import { listOrders } from '../../data/queries/orders/orders.ts'
import { listOpenWithdrawals } from '../../data/queries/orders/withdrawals.ts'
import { listOpenDisputes } from '../../data/queries/payments/disputes.ts'
import { listLateRefunds } from '../../data/queries/payments/refunds.ts'
import { hourMs } from '../../platform/clock.ts'
import { listOwedRefunds } from '../refunds/owed-refunds.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Shop } from '../shop.ts'

/** A payment that needs a person. */
interface PaymentToCheck {
  readonly id: string
  readonly kind: 'dispute' | 'owed' | 'late' | 'withdrawal'
  readonly orderId: string | null
  readonly productName: string | null
  readonly cents: number
  readonly currency: string
  readonly since: number
}

/** Lists disputes to answer, failed refunds, late refunds, and withdrawals to refund: at most `limit` of each. */
export async function listPaymentsToCheck(shop: Shop, limit: number): Promise<readonly PaymentToCheck[]> {
  const { read } = shop.database
  const [disputes, owed, late, withdrawals, currency] = await Promise.all([
    listOpenDisputes(read, limit),
    listOwedRefunds(shop),
    listLateRefunds(read, shop.clock() - hourMs, limit),
    listOpenWithdrawals(read, limit),
    shopCurrency(shop, read),
  ])
  return [
    ...disputes.map(({ id, orderId, productName, amountCents: cents, currency, openedAt: since }) => {
      return { id, kind: 'dispute' as const, orderId, productName, cents, currency, since }
    }),
    ...owed.map(({ intentId: id, orderId, productName, cents, currency, createdAt: since }) => {
      return { id, kind: 'owed' as const, orderId, productName, cents, currency, since }
    }),
    ...late.map(({ id, orderId, productName, amountCents: cents, currency, createdAt: since }) => {
      return { id, kind: 'late' as const, orderId, productName, cents, currency, since }
    }),
    ...withdrawals.map(({ id, productName, leftCents: cents, withdrawnAt }) => {
      const since = withdrawnAt ?? 0
      return { id, kind: 'withdrawal' as const, orderId: id, productName, cents, currency, since }
    }),
  ]
}

/** No person works through a longer list. */
const mostListed = 1_000

/** Lists the payments that need a person, with their orders, oldest first. */
export async function listPaymentsWithOrders(shop: Shop) {
  const payments = (await listPaymentsToCheck(shop, mostListed))
    .toSorted((one, other) => one.since - other.since)
    .slice(0, mostListed)
  const ids = new Set(payments.flatMap(({ orderId }) => orderId ?? []))
  const orders = new Map((await listOrders(shop.database.read, [...ids])).map((order) => [order.id, order]))
  return payments.map((payment) => ({ ...payment, order: orders.get(payment.orderId ?? '') }))
}
