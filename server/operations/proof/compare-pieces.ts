import type { Difference } from '../../../contract/desk/proof.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import {
  listChargesWithOrder,
  listMailWaitingSince,
  listOrdersWithCharge,
  listStocksWithLedger,
} from '../../data/queries/proof.ts'
import { hourMs } from '../../platform/clock.ts'
import { readVerification } from '../changes/verify-chain.ts'
import type { Shop } from '../shop.ts'

export type Found = Omit<Difference, 'check'>

/** A bounded part of a check. */
export interface Piece {
  readonly checked: number
  readonly differences: readonly Found[]
  /** The number of compared rows by state, for the metrics. */
  readonly states?: Readonly<Record<string, number>>
  /** The start of the next piece; undefined after the last. */
  readonly next: string | undefined
}

export type ComparePiece = (shop: Shop, after: string) => Promise<Piece>

/** Few, because each product sums its whole ledger. */
const productsAtOnce = 20
const rowsAtOnce = 250
const mostMails = 100
/** Younger emails and refunds may still be in progress. */
const waitsTooLongMs = hourMs

/** Compares each product's stock with the sum of its movements. */
export const compareStock: ComparePiece = async ({ database: { read } }, after) => {
  const products = await listStocksWithLedger(read, after, productsAtOnce)
  const differing = products.filter(({ available, ledger }) => Number(ledger ?? 0) !== available)
  return {
    checked: products.length,
    next: nextAfter(products, productsAtOnce),
    differences: differing.map(({ id, name, available, ledger }) => ({
      problem: 'stock-differs',
      id,
      name,
      order: null,
      expected: Number(ledger ?? 0),
      found: available,
    })),
  }
}

/**
 * Compares each paid order with its charge: exactly one, taken, with a part for this order, of its price. The price of
 * every order is its goods and its delivery; its goods and its discount are its pieces.
 */
export const compareOrders: ComparePiece = async ({ database: { read } }, after) => {
  const orders = await listOrdersWithCharge(read, after, rowsAtOnce)
  const paid = orders.filter(({ state }) => state === 'paid')
  const differences = orders.flatMap((order): readonly Found[] => {
    const { state, goodsCents, deliveryCents } = order
    const partsCents = (goodsCents ?? order.priceCents) + deliveryCents
    if (goodsCents !== null && partsCents !== order.priceCents)
      return [{ ...ofOrder(order), problem: 'parts-differ', expected: order.priceCents, found: partsCents }]
    const piecesCents = order.unitPriceCents * order.quantity
    const fullCents = (goodsCents ?? piecesCents) + order.discountCents
    if (fullCents !== piecesCents)
      return [{ ...ofOrder(order), problem: 'parts-differ', expected: piecesCents, found: fullCents }]
    if (state !== 'paid') return []
    const { priceCents, chargeCents, chargeState, otherCharges } = order
    const of = ofOrder(order)
    if (chargeState === null || chargeCents === null)
      return [{ ...of, problem: 'order-without-charge', expected: priceCents, found: null }]
    if (chargeState !== 'succeeded')
      return [{ ...of, problem: 'charge-not-taken', expected: priceCents, found: null }]
    if (chargeCents !== priceCents)
      return [{ ...of, problem: 'amount-differs', expected: priceCents, found: chargeCents }]
    const others = Number(otherCharges)
    return others === 0 ? [] : [{ ...of, problem: 'several-charges', expected: 1, found: 1 + others }]
  })
  return { checked: paid.length, next: nextAfter(orders, rowsAtOnce), differences, states: byState(orders) }
}

function ofOrder({ id, number }: { readonly id: string; readonly number: number }) {
  return { id, name: formatOrderNumber(number), order: id }
}

/** Compares each charge with its paid orders and the refunds that give the rest back: the sum is the charge. */
export const compareCharges: ComparePiece = async ({ database: { read }, clock }, after) => {
  const payments = await listChargesWithOrder(read, after, rowsAtOnce)
  const taken = payments.filter(({ state }) => state !== 'open' && state !== 'cancelled')
  const differences = taken.flatMap((payment): readonly Found[] => {
    const { id, state, amountCents, orderId, updatedAt } = payment
    const found = Number(payment.usedCents ?? 0) + Number(payment.refundedCents ?? 0)
    const of = { id, name: id, order: orderId, expected: amountCents, found }
    if (state === 'succeeded' && found !== amountCents)
      return [{ ...of, problem: payment.usedCents === null ? 'charge-without-order' : 'amount-differs' }]
    const unusableCents = payment.unusableCents ?? amountCents
    if (state !== 'refund-due')
      return found >= unusableCents ? [] : [{ ...of, problem: 'charge-without-order' }]
    return updatedAt < clock() - waitsTooLongMs ? [{ ...of, problem: 'refund-waits' }] : []
  })
  return {
    checked: taken.length,
    next: nextAfter(payments, rowsAtOnce),
    differences,
    states: byState(payments),
  }
}

/**
 * Finds emails that have waited for more than an hour. Skipped without a mail server, because then emails are never
 * sent.
 */
export const compareMail: ComparePiece = async (shop) => {
  if (!shop.mail) return { checked: 0, next: undefined, differences: [] }
  const waiting = await listMailWaitingSince(shop.database.read, shop.clock() - waitsTooLongMs, mostMails)
  return {
    checked: waiting.length,
    next: undefined,
    differences: waiting.map(({ id, orderId }) => ({
      problem: 'mail-waits',
      id,
      name: id,
      order: orderId,
      expected: null,
      found: null,
    })),
  }
}

/** Reports the result of the job that verifies the chain of changes. */
export const compareChanges: ComparePiece = async ({ database: { read } }) => {
  const { verifiedTo, broken } = await readVerification(read)
  const of = { order: null, expected: null, found: null }
  const entry = String(broken)
  return {
    checked: verifiedTo,
    next: undefined,
    differences: broken === null ? [] : [{ ...of, problem: 'chain-broken', id: entry, name: entry }],
  }
}

function byState(rows: readonly { readonly state: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

function nextAfter(rows: readonly { readonly id: string }[], limit: number): string | undefined {
  return rows.length < limit ? undefined : rows.at(-1)?.id
}
