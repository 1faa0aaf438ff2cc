import type { Order } from '../../../contract/orders/orders.ts'
import type { OrderParcel } from '../../../contract/orders/parcels.ts'
import { givenParts } from '../../../domain/addresses/address-parts.ts'
import { amountOf } from '../../../domain/money.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { isOwed } from '../../../domain/orders/order-states.ts'
import { includedTaxCents } from '../../../domain/payments/included-tax.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import type { Reader } from '../../data/database.ts'
import { partsOfRow } from '../../data/queries/orders/address-columns.ts'
import type { StaffOrderRow } from '../../data/queries/orders/listed-orders.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listParcels, type ParcelOfOrder, parcelsOf } from '../../data/queries/orders/parcels.ts'
import type { InvoiceOfOrder } from '../../data/queries/payments/invoices.ts'
import { undoMs } from '../../operations/orders/tell-of-parcels.ts'
import type { Shop } from '../../operations/shop.ts'
import { readingOf } from '../catalogue/reading.ts'
import { namedForReader } from './named-for-reader.ts'

/**
 * Converts a stored order to the contract's shape, for staff with the dispute and the time to undo a sending.
 *
 * @param shop says the name of the tax, and to a customer of the product, in the language of the request.
 * @param stored the parcels of a sent order.
 */
export function toOrderResponse(
  shop: Pick<Shop, 'settings'>,
  order: OrderRow | StaffOrderRow,
  stored: readonly ParcelOfOrder[] = [],
): Order {
  return {
    _id: order.id,
    number: formatOrderNumber(order.number),
    Id: order.productId,
    ...('dispute' in order ? namedForStaff(order) : namedForReader(order, readingOf(shop))),
    availableQuantity: order.availableBefore,
    minOrderQuantity: order.minimumOrder,
    quantity: order.quantity,
    price: amountOf(order.priceCents),
    delivery: amountOf(order.deliveryCents),
    ...discountIn(order),
    deliveryWay: order.deliveryWay,
    deliveryCountry: order.deliveryTo,
    ...tax(order, shop.settings.ownWord),
    ...(order.deliveryWay === 'pickup' && { readyAt: order.readyAt, pickUpCode: codeOf(order) }),
    unitPrice: amountOf(order.unitPriceCents),
    priceFrom: order.priceBreakFrom,
    customer: order.customerEmail,
    userName: order.userName,
    userPhone: order.userPhone,
    paid: order.state === 'paid' && !isOwed(order),
    ...forCompany(order),
    transactionId: order.transactionId,
    holdExpiresAt: order.holdExpiresAt,
    holdExtendsTo: order.holdExtendsTo,
    createdAt: order.createdAt,
    refunded: amountOf(order.refundedCents),
    refundable: refundable(order),
    paidAt: paidAtOf(order),
    cancelledAt: order.cancelledAt,
    cancelledBy: order.cancelledBy,
    withdrawnAt: order.withdrawnAt,
    withdrawalClosedAt: order.withdrawalClosedAt,
    ...(order.creditCents > 0 && { credit: amountOf(order.creditCents) }),
    card: card(order),
    sentAt: order.sentAt,
    carrier: order.carrier,
    tracking: order.tracking,
    parcels: toParcels(order, stored),
    offer: order.offerId,
    purchase: purchase(order),
    deliverTo: deliverTo(order),
    ...('dispute' in order && {
      undoUntil: order.sentAt === null || isGiftCard(order) ? null : order.sentAt + undoMs,
      ...(order.dispute && { dispute: order.dispute }),
      ...(order.img && { img: order.img }),
      ...(order.sku && { sku: order.sku }),
    }),
  }
}

/** Returns when an order was paid; `paid_at` of an order on account is when it was ordered. */
export function paidAtOf({
  paidAt,
  onAccountAt,
  settledAt,
}: Pick<OrderRow, 'paidAt' | 'onAccountAt' | 'settledAt'>): number | null {
  return onAccountAt === null ? paidAt : settledAt
}

function forCompany(order: OrderRow) {
  const { companyName, unitPriceCents, publicUnitCents, taxExemption } = order
  const { customerReference, onAccountAt, dueAt } = order
  return {
    ...(companyName !== null && { company: companyName }),
    // The price of an offer stays in every country, while the public one follows its tax.
    ...(publicUnitCents !== null &&
      publicUnitCents > unitPriceCents && { publicUnitPrice: amountOf(publicUnitCents) }),
    ...(taxExemption !== null && { taxExemption }),
    ...(customerReference !== null && { customerReference }),
    ...(onAccountAt !== null && { onAccount: true, onAccountAt }),
    ...(dueAt !== null && { dueAt }),
  }
}

/** Names the product in the shop's standard language, beside the name and the language of its customer. */
function namedForStaff({ productName, shownProductName, language }: OrderRow) {
  return {
    tool: productName,
    ...(shownProductName !== null && { shownName: shownProductName }),
    ...(language !== null && { language }),
  }
}

/** Returns the discount in a price; nothing without one. */
export function discountIn({
  discountCents,
  discountName,
  discountCode,
}: Pick<OrderRow, 'discountCents' | 'discountName' | 'discountCode'>): Pick<
  Order,
  'discount' | 'discountName' | 'code'
> {
  if (discountCents === 0) return {}
  return {
    discount: amountOf(discountCents),
    ...(discountName !== null && { discountName }),
    ...(discountCode !== null && { code: discountCode }),
  }
}

/** Returns the refundable amount, never negative: refunds made at the provider may exceed the price. */
function refundable({ state, priceCents, givenBackCents }: OrderRow): number | null {
  return state === 'paid' ? amountOf(Math.max(0, priceCents - givenBackCents)) : null
}

/** Returns the tax in the price, if the order is sold at a rate of a country. */
function tax(
  { taxRateHundredths, taxName, taxCountry, priceCents }: OrderRow,
  ownWord: (text: string) => string,
): Pick<Order, 'tax'> {
  if (taxRateHundredths === null || taxName === null) return {}
  const rate = taxRateHundredths / 100
  const amount = amountOf(includedTaxCents(priceCents, { rate }))
  return { tax: { rate, name: ownWord(taxName), country: taxCountry, amount } }
}

/** Returns the code while the order waits at the counter. */
export function codeOf({ sentAt, pickupCode }: OrderRow): string | null {
  return sentAt === null ? pickupCode : null
}

function purchase({ purchaseId, purchaseNumber }: OrderRow): Order['purchase'] {
  if (purchaseId === null || purchaseNumber === null) return null
  return { _id: purchaseId, number: formatPurchaseNumber(purchaseNumber) }
}

function card({ cardBrand, cardLast4 }: OrderRow): Order['card'] {
  return cardBrand !== null && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null
}

/** Returns the delivery address. An address from a profile may lack name and phone, which a parcel needs, too. */
function deliverTo(order: OrderRow): Order['deliverTo'] {
  if (order.deliveryAddress === null) return null
  const parts = partsOfRow(order, order.deliveryAddress)
  return {
    name: order.deliveryName || order.userName,
    address: order.deliveryAddress,
    phone: order.deliveryPhone || order.userPhone,
    ...(parts && givenParts(parts)),
  }
}

/**
 * Converts stored orders to the contract's shape, with their parcels, which one statement reads for all of them.
 *
 * @param userId set for all orders of a customer, which may be more than the ids that one statement takes.
 */
export async function toOrderResponses(
  shop: Pick<Shop, 'settings'>,
  read: Reader,
  orders: readonly (OrderRow | StaffOrderRow)[],
  userId?: string,
): Promise<Order[]> {
  const orderIds = orders.filter(({ sentAt }) => sentAt !== null).map(({ id }) => id)
  const stored = await listParcels(read, userId === undefined ? { orderIds } : { userId })
  const ofOrder = Map.groupBy(stored, ({ orderId }) => orderId)
  return orders.map((order) => toOrderResponse(shop, order, ofOrder.get(order.id)))
}

/** Converts the parcels of an order to the contract's shape. */
export function toParcels(order: OrderRow, stored: readonly ParcelOfOrder[]): OrderParcel[] {
  if (isGiftCard(order)) return []
  return parcelsOf(order, stored).map(({ id, carrier, tracking, sentAt, orders }) => ({
    _id: id,
    carrier,
    tracking,
    sentAt,
    orders,
  }))
}

/** Adds the numbers of their invoices and credit notes to paid orders. */
export function withInvoices(orders: readonly Order[], invoices: readonly InvoiceOfOrder[]): Order[] {
  const ofOrder = Map.groupBy(invoices, ({ orderId }) => orderId)
  return orders.map((order) =>
    order.paid || order.onAccount
      ? { ...order, invoices: (ofOrder.get(order._id) ?? []).map(formatInvoiceNumber) }
      : order,
  )
}
