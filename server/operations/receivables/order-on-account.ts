import { mayOrder, seenState } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findCompanyOf, lockCompany } from '../../data/queries/accounts/companies.ts'
import { listOrders, type OrderRow } from '../../data/queries/orders/orders.ts'
import { insertPayment, listPaymentsOfOrders } from '../../data/queries/payments/payments.ts'
import { listOrdersOnAccount } from '../../data/queries/payments/receivables.ts'
import { newId } from '../../platform/ids.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { hasLostExemption, taxesOfCaller } from '../orders/lost-exemptions.ts'
import { closeCardPayments } from '../payments/close-payments.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import { findOrdersToPay, holdForPayment } from '../payments/orders-to-pay.ts'
import { settle } from '../payments/settle-payment.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { checkTerms } from './check-terms.ts'

/** The ids of payments on account begin so. No card provider knows them. */
const accountPayment = 'account_'

/** How many times ordering restarts because another tab opened a card payment of these orders. */
const attempts = 5

interface ToOrder {
  readonly priceCents: number
  readonly orderIds: readonly string[]
}

/** What was ordered on account. */
export interface OrderedOnAccount {
  /** The id of the payment on account. */
  readonly transactionId: string
  readonly dueAt: number
}

/**
 * Orders the caller's booked orders on account of their company, all or none, in one transaction that issues the
 * invoice as a charge does (docs/decisions/0161). First closes their open card payments at the provider. A repeated
 * call returns what the first ordered.
 */
export async function orderOnAccount(
  shop: Shop,
  caller: Caller,
  wanted: ToOrder,
): Promise<Outcome<OrderedOnAccount>> {
  const { priceCents, orderIds } = wanted
  const { read } = shop.database
  const earlier = await findEarlier(shop, caller, orderIds)
  if (earlier) return earlier
  const found = await findOrdersToPay(shop, caller, { priceCents, orderIds, withoutCard: true })
  if (!found.ok) return found
  const orders = found.value
  const company = await findCompanyOf(read, caller.userId)
  const terms = await checkTerms(shop, read, { company, orders })
  if (!terms.ok) return terms
  const held = await holdForPayment(shop, caller, orders, true)
  if (!held.ok) return held
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const closed = await closeCardPayments(shop, orders)
    if (!closed.ok) return closed
    const ordered = await shop.database.write((transaction) =>
      order(shop, transaction, { caller, companyId: terms.value.companyId, wanted }),
    )
    if (!ordered.ok) return ordered
    if (ordered.value !== 'another is open') return done(ordered.value)
  }
  return refused('PAYMENT_IN_PROGRESS')
}

/** Returns what an earlier call ordered, if it named exactly these orders; refuses if they are on account otherwise. */
async function findEarlier(
  { database: { read } }: Shop,
  { userId }: Caller,
  orderIds: readonly string[],
): Promise<Outcome<OrderedOnAccount> | undefined> {
  const orders = (await listOrders(read, orderIds)).filter((order) => order.userId === userId)
  const onAccount = orders.filter(({ accountPaymentId }) => accountPaymentId !== null)
  const [first] = onAccount
  if (!first) return undefined
  const transactionId = first.accountPaymentId ?? ''
  const isSame = onAccount.every(({ accountPaymentId }) => accountPaymentId === transactionId)
  const ofInvoice = await listOrdersOnAccount(read, transactionId)
  if (!isSame || onAccount.length !== orderIds.length || ofInvoice.length !== orderIds.length)
    return refused('ON_ACCOUNT_ALREADY')
  return done({ transactionId, dueAt: first.dueAt ?? 0 })
}

interface Ordering {
  readonly caller: Caller
  readonly companyId: string
  readonly wanted: ToOrder
}

async function order(
  shop: Shop,
  transaction: Transaction,
  { caller: { userId }, companyId, wanted: { priceCents, orderIds } }: Ordering,
): Promise<Outcome<OrderedOnAccount | 'another is open'>> {
  // Orders on account of one company are counted one after the other.
  await lockCompany(transaction, companyId)
  const { db } = transaction
  const orders = await lockOrders(transaction, orderIds)
  const [buyer, earlier, currency] = await Promise.all([
    taxesOfCaller(shop, db, { userId }),
    listPaymentsOfOrders(db, orderIds),
    shopCurrency(shop, db),
  ])
  if (orders.length < orderIds.length || orders.some(({ state }) => state === 'cancelled'))
    return refused('ORDER_NOT_FOUND')
  if (orders.some((each) => seenState(each) === 'on-account')) return refused('ON_ACCOUNT_ALREADY')
  if (!orders.every((each) => mayOrder(seenState(each), 'pay'))) return refused('ORDER_ALREADY_PAID')
  if (sumOf(orders) !== priceCents) return refused('PRICE_DIFFERS')
  const { company } = buyer
  if (company?.id !== companyId) return refused('NO_TERMS')
  // The number was refused since the orders were found; the next call gives them their tax.
  if (orders.some((each) => hasLostExemption(buyer, each))) return refused('TAX_CHANGED')
  const terms = await checkTerms(shop, db, { company, orders })
  if (!terms.ok) return terms
  if (earlier.some(({ state }) => state === 'open')) return done('another is open')
  const transactionId = `${accountPayment}${newId()}`
  const parts = orders.map((each) => ({ id: each.id, priceCents: each.priceCents }))
  const payment = { intentId: transactionId, userId, amountCents: priceCents, orders: parts }
  await insertPayment(transaction, payment, shop.clock())
  const intent = intentOf(transactionId, priceCents, currency)
  const settled = await settle(shop, transaction, intent, orders[0]?.id ?? '', terms.value)
  if (!settled.ok) return settled
  // No money was taken, so that rolling back is enough.
  if (settled.value.refundedOrders.length > 0) return refused('STOCK_GONE')
  return done({ transactionId, dueAt: terms.value.dueAt })
}

function sumOf(orders: readonly OrderRow[]): number {
  return orders.reduce((sum, each) => sum + each.priceCents, 0)
}

/** Returns a payment on account in the form in which charges are settled. */
function intentOf(id: string, amountCents: number, currency: string): CardIntent {
  return {
    id,
    amountCents,
    currency,
    clientSecret: '',
    orderId: undefined,
    card: undefined,
    status: 'succeeded',
  }
}
