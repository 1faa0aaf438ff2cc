import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import type { DeliveryRates } from '../../../contract/shop/delivery-rates.ts'
import {
  deliveryShares,
  type GroupedOrder,
  includesDelivery,
  sharesWithout,
} from '../../../domain/delivery/delivery-fee.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import type { TaxOfSale, TaxOfSales } from '../../../domain/tax/tax-of-sales.ts'
import type { Transaction } from '../../data/database.ts'
import { listGroupIds, setPrice } from '../../data/queries/orders/order-prices.ts'
import { findOrder, lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { listOrderIdsOfPayment } from '../../data/queries/payments/payment-parts.ts'
import { listPaymentsOfOrders } from '../../data/queries/payments/payments.ts'
import { newId } from '../../platform/ids.ts'
import { closeOpenPayments } from '../payments/close-payments.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import { withUnitPrice } from '../prices/reprice-discounts.ts'
import type { Shop } from '../shop.ts'
import { type TaxesOfBuyer, taxesOfOrder } from './taxes-of-buyer.ts'

/** Orders whose open payments must be closed before their price may change. */
export interface BeingPaid {
  readonly repriced: readonly string[]
}

/** A new price of an unpaid order. */
export interface NewShare {
  /** The order with its new country, and its tax and goods there. Its price is still the earlier one. */
  readonly order: OrderRow
  readonly deliveryCents: number
  readonly priceCents: number
  /** The way that its customer chooses with it; undefined if the way stays. */
  readonly way?: DeliveryWay
}

/**
 * Locks an order, and with zones of delivery or a discount the orders that were booked together with it: all in the
 * order of their ids, as everywhere.
 */
export async function lockWithOthers(
  transaction: Transaction,
  id: string,
  rates: DeliveryRates,
): Promise<{ readonly order: OrderRow | undefined; readonly others: readonly OrderRow[] }> {
  const booked = await findOrder(transaction.db, id)
  if (!booked || (includesDelivery(rates) && booked.purchaseId === null))
    return { order: await lockOrder(transaction, id), others: [] }
  const orders = await lockOrders(transaction, await listGroupIds(transaction.db, booked))
  return { order: orders.find((order) => order.id === id), others: orders.filter((order) => order.id !== id) }
}

/** Returns the tax of a country if the order was sold at that of another one, or if one of them is an exemption. */
export function otherTax(taxes: TaxOfSales, country: string | null, order: OrderRow): TaxOfSale | undefined {
  const tax = order.taxCountry === null ? null : taxes.taxOf(country)
  if (tax === null) return undefined
  return tax.country === order.taxCountry && isExemptAs(order, tax) ? undefined : tax
}

/** Returns whether an order was sold with the exemption of a tax: with the same VAT number, or with none. */
export function isExemptAs(
  { taxExemption, buyerVatNumber }: Pick<OrderRow, 'taxExemption' | 'buyerVatNumber'>,
  { exempt }: Pick<TaxOfSale, 'exempt'>,
): boolean {
  if (!exempt) return taxExemption === null
  return exempt.reason === taxExemption && exempt.vatNumber === buyerVatNumber
}

/** Returns the order with the country, and with the goods' price at its tax. */
export function pricedFor(taxes: TaxOfSales, country: string | null, order: OrderRow): OrderRow {
  const { catalogueUnitCents, offerId } = order
  const there = { ...order, deliveryTo: country }
  if (catalogueUnitCents === null || !otherTax(taxes, country, order)) return there
  const grossOf = (cents: number) => taxes.grossOf(cents, country)
  if (offerId !== null) return withUnitPrice(there, taxes.agreedOf(catalogueUnitCents, country), grossOf)
  return withUnitPrice(there, grossOf(catalogueUnitCents), grossOf)
}

/**
 * Returns the orders of a locked group whose price changes by the rates and taxes of now, or whose goods do: with
 * another tax, price and discount of a piece may change and the sum stay.
 *
 * @param moved returns an order as `NewShare` has it.
 */
export function changedShares(
  rates: DeliveryRates,
  buyer: TaxesOfBuyer,
  group: readonly OrderRow[],
  moved: (order: OrderRow) => OrderRow,
): readonly NewShare[] {
  const after = group.map(moved)
  const priced = after.filter(isPriced)
  const shares = deliveryShares(
    rates,
    priced.filter(isDelivered).map((order) => groupedOrder(order, order.state !== 'unpaid')),
    // What is booked together is booked for the same company.
    group[0] ? taxesOfOrder(buyer, group[0]).grossOf : buyer.usualTaxes.grossOf,
  )
  const picked = priced.filter((order) => !isDelivered(order) && order.state === 'unpaid')
  const otherPieces = new Set(
    after
      .filter(
        ({ unitPriceCents, publicUnitCents }, index) =>
          unitPriceCents !== group[index]?.unitPriceCents ||
          publicUnitCents !== group[index]?.publicUnitCents,
      )
      .map(({ id }) => id),
  )
  return changesOf(after, new Map([...shares, ...picked.map(({ id }) => [id, 0] as const)]), otherPieces)
}

/**
 * Returns the orders of a locked group whose price changes because one of them is cancelled.
 *
 * @param others the other orders as they were booked, and with the discounts that they have from now on.
 * @param kept ids of unpaid orders whose price stays.
 */
export function sharesWithoutOrder(
  rates: DeliveryRates,
  { grossOf }: TaxOfSales,
  cancelled: OrderRow,
  others: { readonly before: readonly OrderRow[]; readonly after: readonly OrderRow[] },
  kept: ReadonlySet<string>,
): readonly NewShare[] {
  const grouped = (order: OrderRow) => groupedOrder(order, order.state !== 'unpaid' || kept.has(order.id))
  const inParcel = (orders: readonly OrderRow[]) => orders.filter(isPriced).filter(isDelivered).map(grouped)
  const shares =
    isPriced(cancelled) && isDelivered(cancelled)
      ? sharesWithout(
          rates,
          groupedOrder(cancelled, true),
          { before: inParcel(others.before), after: inParcel(others.after) },
          grossOf,
        )
      : new Map<string, number>()
  const open = others.after.filter(({ state }) => state === 'unpaid')
  return changesOf(open, shares, new Set())
}

/** Returns the ids of orders with an open payment, whose price may not change before it is closed. */
export async function ordersBeingPaid(
  transaction: Transaction,
  changes: readonly NewShare[],
): Promise<readonly string[]> {
  if (changes.length === 0) return []
  const ids = changes.map(({ order }) => order.id)
  const payments = await listPaymentsOfOrders(transaction.db, ids)
  const open = payments.filter(({ state }) => state === 'open')
  const parts = await Promise.all(open.map(({ intentId }) => listOrderIdsOfPayment(transaction.db, intentId)))
  const paid = new Set(parts.flat())
  return ids.filter((id) => paid.has(id))
}

/** Stores the new prices of locked orders without open payments, for their history too. */
export async function storeShares(
  transaction: Transaction,
  changes: readonly NewShare[],
  now: number,
): Promise<void> {
  for (const { order, deliveryCents, priceCents, way } of changes) {
    const { id: orderId, priceCents: formerPriceCents, goodsCents, unitPriceCents, deliveryTo } = order
    const { publicUnitCents } = order
    const { discountCents, catalogueDiscountCents, discountUseId, discountName, discountCode } = order
    const discount = { discountCents, catalogueDiscountCents, discountUseId, discountName, discountCode }
    const price = {
      orderId,
      formerPriceCents,
      priceCents,
      goodsCents,
      unitPriceCents,
      publicUnitCents,
      deliveryCents,
      deliveryTo,
      way,
      discount,
    }
    await setPrice(transaction, { id: newId(), ...price }, now)
  }
  if (changes.length > 0) transaction.changed('bookings')
}

/**
 * Closes the open payments of an order at the card provider, because its price changes. One that has taken money is
 * settled instead, which the next look at the order shows.
 */
export async function closeForNewPrice(shop: Shop, orderId: string): Promise<Outcome<null>> {
  const closed = await closeOpenPayments(shop, orderId)
  if (closed.ok || closed.code === 'PAYMENT_IN_PROGRESS') return closed
  return done(null)
}

/** Orders that were booked while prices included delivery keep their price. */
function isPriced({ weightGrams, state }: OrderRow): boolean {
  return weightGrams !== null && state !== 'cancelled'
}

/** An order that is picked up is in no parcel, so that it has no share of a fee. */
function isDelivered({ deliveryWay }: OrderRow): boolean {
  return deliveryWay === 'parcel'
}

/** @param otherPieces ids of orders with another price of a piece. */
function changesOf(
  orders: readonly OrderRow[],
  shares: ReadonlyMap<string, number>,
  otherPieces: ReadonlySet<string>,
): readonly NewShare[] {
  return orders.flatMap((order) => {
    const deliveryCents = shares.get(order.id) ?? order.deliveryCents
    const priceCents = goodsCentsOf(order) + deliveryCents
    const isSame =
      deliveryCents === order.deliveryCents && priceCents === order.priceCents && !otherPieces.has(order.id)
    return isSame ? [] : [{ order, deliveryCents, priceCents }]
  })
}

function groupedOrder(order: OrderRow, isFixed: boolean): GroupedOrder {
  const { id, weightGrams, deliveryCents, deliveryTo: country } = order
  return { id, goodsCents: goodsCentsOf(order), grams: weightGrams ?? 0, country, deliveryCents, isFixed }
}

/** Returns the goods in an order's price, in cents. The price of orders from before included delivery. */
function goodsCentsOf({ goodsCents, priceCents, deliveryCents }: OrderRow): number {
  return goodsCents ?? priceCents - deliveryCents
}
