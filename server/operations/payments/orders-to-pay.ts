import { said } from '../../../contract/languages/said.ts'
import { canBePaid } from '../../../domain/orders/booking-rules.ts'
import { newHold } from '../../../domain/orders/holds.ts'
import { mayOrder, seenState } from '../../../domain/orders/order-states.ts'
import { inStockOrder } from '../../../domain/orders/stock-order.ts'
import {
  done,
  type Outcome,
  type Refusal,
  type RefusedLine,
  refused,
  refusedLines,
} from '../../../domain/outcome.ts'
import { findUnpaidOrderByPrice, type OrderRow } from '../../data/queries/orders/orders.ts'
import { findOwnOrder } from '../orders/get-order.ts'
import { retakeStock } from '../orders/hold-stock.ts'
import {
  alertHeldStock,
  isHoldRefusal,
  lockHolder,
  refusalsOfHolds,
  type Taken,
} from '../orders/limit-unpaid.ts'
import { refuseLostExemptions } from '../orders/lost-exemptions.ts'
import { ordersWithoutUse } from '../prices/retake-uses.ts'
import { refuseMixedAccounts } from '../receivables/pay-open-item.ts'
import type { Caller, Shop } from '../shop.ts'
import { lockOrders } from './lock-payment-with-orders.ts'
import { notPayableText, type Payable, payableIn } from './payable.ts'
import { payableTexts } from './payable-texts.ts'

export interface PaymentRequest {
  readonly priceCents: number
  /** How much of it the customer's credit pays; undefined for a client without credit. */
  readonly creditCents?: number | undefined
  /** Whether credit pays everything. No card provider takes part then, so that its limits do not count. */
  readonly withoutCard?: boolean
  /** The order to pay; undefined for a client of the bare contract, which gives only the price. */
  readonly orderId?: string | undefined
  /** The orders to pay with one charge; takes precedence. */
  readonly orderIds?: readonly string[] | undefined
}

/**
 * Returns the caller's unpaid orders that a request names, in the same order, and checks the price. Orders on account
 * are paid like unpaid ones, those of one invoice together.
 */
export async function findOrdersToPay(
  shop: Shop,
  caller: Caller,
  { priceCents, creditCents = 0, withoutCard = false, orderId, orderIds }: PaymentRequest,
): Promise<Outcome<readonly OrderRow[]>> {
  const { read } = shop.database
  const named = orderIds ?? (orderId === undefined ? undefined : [orderId])
  if (named === undefined) {
    const order = await findUnpaidOrderByPrice(read, caller.userId, priceCents)
    if (!order) return refused('PRICE_MATCHES_NO_ORDER')
    const taxed = await refuseLostExemptions(shop, caller, [order])
    return taxed.ok ? done([order]) : taxed
  }
  const orders: OrderRow[] = []
  const lines: RefusedLine[] = []
  for (const [index, id] of named.entries()) {
    const order = await findOwnOrder(read, caller, id)
    const isPayable = order && mayOrder(seenState(order), 'pay')
    if (isPayable) orders.push(order)
    else {
      const refusal = refused(order ? 'ORDER_ALREADY_PAID' : 'ORDER_NOT_FOUND')
      lines.push({ index, orderId: id, productId: order?.productId, refusal })
    }
  }
  if (lines.length > 0) return refusalOfSet(lines, orderIds !== undefined)
  const sumCents = orders.reduce((sum, order) => sum + order.priceCents, 0)
  if (sumCents !== priceCents) return refused('PRICE_DIFFERS')
  // One charge makes one invoice, in the name of one buyer.
  if (new Set(orders.map(({ companyId }) => companyId)).size > 1) return refused('BUYERS_APART')
  const together = await refuseMixedAccounts(read, orders)
  if (!together.ok) return together
  const taxed = await refuseLostExemptions(shop, caller, orders)
  if (!taxed.ok) return taxed
  if (withoutCard) return done(orders)
  const payable = await payableIn(shop)
  const chargeCents = sumCents - creditCents
  if (canBePaid(chargeCents, payable)) return done(orders)
  const isTooMuch = orders.length > 1 && chargeCents > payable.most
  return refused('ORDER_CANNOT_BE_PAID', isTooMuch ? tooMuchTogether(payable) : notPayableText(payable))
}

const tooMuchTogether = ({ range }: Payable) => said(payableTexts).tooMuchTogether(range)

/** Refuses a set with the names of its orders, or a request for one order with that order's refusal. */
function refusalOfSet(lines: readonly RefusedLine[], isSet: boolean): Refusal {
  const [line] = lines
  if (line && !isSet) return line.refusal
  return refusedLines(lines, said(payableTexts).someNotPayable)
}

/**
 * Retakes the stock of orders whose hold has expired, and the uses of their discounts, of all or none. These holds are
 * short until the payment is stored, because the provider may not respond.
 *
 * @param isSet whether the request names a set of orders.
 */
export async function holdForPayment(
  shop: Shop,
  caller: Caller,
  orders: readonly OrderRow[],
  isSet: boolean,
): Promise<Outcome<null>> {
  // A single order with a hold needs no lock here: the transaction that stores the payment locks it and refuses with
  // the same codes.
  if (!isSet && orders.every(({ stockHeld }) => stockHeld === 1)) return done(null)
  const held = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const holder = await lockHolder(shop, transaction, caller)
    const ids = orders.map(({ id }) => id)
    const locked = await lockOrders(transaction, ids)
    const refusals = new Map<string, Refusal>()
    const taken: Taken[] = []
    for (const order of inStockOrder(locked)) {
      const { id, productId, quantity, purchaseId } = order
      // The order may have been cancelled or paid since it was found.
      if (order.state === 'cancelled') refusals.set(id, refused('ORDER_NOT_FOUND'))
      else if (!mayOrder(seenState(order), 'pay')) refusals.set(id, refused('ORDER_ALREADY_PAID'))
      else if (order.stockHeld === 0) {
        const hold = newHold(now, shop.holdMs, holder.proven)
        const product = await retakeStock(shop, transaction, order, { hold, address: holder.address }, now)
        if (product) taken.push({ ...product, id, productId, quantity, purchaseId })
        else refusals.set(id, refused('STOCK_GONE'))
      }
    }
    for (const [id, refusal] of await refusalsOfHolds(shop, transaction, holder, taken))
      refusals.set(id, refusal)
    const retaken = locked.filter(({ id }) => taken.some((one) => one.id === id))
    for (const id of await ordersWithoutUse(transaction, retaken, now))
      refusals.set(id, refused('DISCOUNT_GONE'))
    if (refusals.size === 0) return done(null)
    const lines = orders.flatMap(({ id, productId }, index) => {
      const refusal = refusals.get(id)
      return refusal ? [{ index, orderId: id, productId, refusal }] : []
    })
    return refusalOfSet(lines, isSet)
  })
  if (!held.ok) {
    const tooMuch = [held, ...(held.lines ?? []).map(({ refusal }) => refusal)].find(isHoldRefusal)
    if (tooMuch) await alertHeldStock(shop, tooMuch)
  }
  return held
}
