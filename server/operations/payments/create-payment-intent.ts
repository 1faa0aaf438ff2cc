import { mayOrder } from '../../../domain/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUnpaidOrderByPrice, lockOrder, type OrderRow } from '../../data/queries/orders.ts'
import {
  countPaymentsOfAmount,
  insertPayment,
  listPaymentsOfOrder,
  listUnboundPayments,
} from '../../data/queries/payments.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { findOwnOrder } from '../orders/find-own-order.ts'
import { takeStockAgain } from '../orders/hold-stock.ts'
import type { Caller, Shop } from '../shop.ts'
import { reuseOpenPayment } from './reuse-open-payment.ts'

/**
 * Opens the payment of an own unpaid order, or goes on with the one that is open: one intent per order and
 * amount, however many tabs ask (decision: payment). The amount is the stored price of the order. When the
 * hold ran out, the stock is taken again first.
 *
 * @returns the client secret with which the browser confirms this one payment.
 */
export async function createPaymentIntent(
  shop: Shop,
  caller: Caller,
  wanted: { readonly priceCents: number; readonly orderId: string | undefined },
): Promise<Outcome<string>> {
  const found = await findOrderToPay(shop, caller, wanted.priceCents, wanted.orderId)
  if (!found.ok) return found
  const order = found.value
  const held = await holdForPayment(shop, order.id)
  if (!held.ok) return held

  // An intent for a price only is bound to its order later, by the PATCH that names it.
  const boundTo = wanted.orderId === undefined ? undefined : order.id
  // Before the open payment is looked for: should a tab open one in between, the key is still that one's.
  const idempotencyKey = await intentKey(shop, order, boundTo)
  const earlier = await earlierPayments(shop, order, boundTo)
  const reused = await reuseOpenPayment(shop, earlier, order)
  if (!reused.ok) return reused
  if (reused.value) return done(reused.value.clientSecret)

  const intent = await shop.cards.createIntent({
    amountCents: order.priceCents,
    orderId: boundTo,
    idempotencyKey,
  })
  return rememberIntent(shop, order, boundTo, intent)
}

async function findOrderToPay(
  shop: Shop,
  caller: Caller,
  priceCents: number,
  orderId: string | undefined,
): Promise<Outcome<OrderRow>> {
  const { read } = shop.database
  if (orderId === undefined) {
    const order = await findUnpaidOrderByPrice(read, caller.userId, priceCents)
    return order ? done(order) : refused('PRICE_MATCHES_NO_ORDER')
  }
  const order = await findOwnOrder(read, caller, orderId)
  if (!order) return refused('ORDER_NOT_FOUND')
  if (!mayOrder(order.state, 'pay')) return refused('ORDER_ALREADY_PAID')
  return order.priceCents === priceCents ? done(order) : refused('PRICE_DIFFERS')
}

function holdForPayment(shop: Shop, orderId: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const order = await lockOrder(transaction, orderId)
    if (!order || !mayOrder(order.state, 'pay')) return refused('ORDER_ALREADY_PAID')
    const taken = await takeStockAgain(transaction, order, now + shop.holdMs, now)
    return taken ? done(null) : refused('STOCK_GONE')
  })
}

function earlierPayments(shop: Shop, order: OrderRow, boundTo: string | undefined) {
  const { read } = shop.database
  return boundTo === undefined
    ? listUnboundPayments(read, order.userId, order.priceCents)
    : listPaymentsOfOrder(read, order.id)
}

/**
 * Tabs that ask at once get the same key and so the same intent; the next payment gets another. What is counted
 * never becomes less: a payment for a price only stays counted when an order is named for it.
 */
async function intentKey(shop: Shop, order: OrderRow, boundTo: string | undefined): Promise<string> {
  const { read } = shop.database
  const { userId, priceCents } = order
  if (boundTo !== undefined) {
    return [boundTo, priceCents, (await listPaymentsOfOrder(read, boundTo)).length].join('-')
  }
  return ['price', userId, priceCents, await countPaymentsOfAmount(read, userId, priceCents)].join('-')
}

/** Writes the intent down before anybody can confirm it, unless the order was closed in the meantime. */
async function rememberIntent(
  shop: Shop,
  order: OrderRow,
  boundTo: string | undefined,
  intent: CardIntent,
): Promise<Outcome<string>> {
  const remembered = await shop.database.write(async (transaction) => {
    const current = await lockOrder(transaction, order.id)
    if (!current || current.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (!mayOrder(current.state, 'pay')) return refused('ORDER_ALREADY_PAID')
    await insertPayment(
      transaction,
      { intentId: intent.id, userId: order.userId, orderId: boundTo ?? null, amountCents: order.priceCents },
      shop.clock(),
    )
    return done(intent.clientSecret)
  })
  if (!remembered.ok) await shop.cards.cancelIntent(intent.id)
  return remembered
}
