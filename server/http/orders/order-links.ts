import type * as contract from '../../../contract/orders/order-links.ts'
import type { OrderParcel } from '../../../contract/orders/parcels.ts'
import type { Reading } from '../../../domain/catalogue/words-in-language.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { refundState, seenState } from '../../../domain/orders/order-states.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listLinkedOrders } from '../../data/queries/orders/linked-orders.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listParcels } from '../../data/queries/orders/parcels.ts'
import { readingOf } from '../catalogue/reading.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { namedForReader } from './named-for-reader.ts'
import { codeOf, paidAtOf, toParcels } from './order-response.ts'

export const orderLinks = {
  viewOrders: async ({ shop, input }) => {
    const link = shop.orderLinks.read(input.body.token, shop.clock())
    const { read } = shop.database
    const orders = link ? await listLinkedOrders(read, link) : []
    if (!link || orders.length === 0) return refused('ORDER_LINK_NOT_FOUND')
    const sent = orders.filter(({ sentAt }) => sentAt !== null)
    const parcels = await listParcels(read, { orderIds: sent.map(({ id }) => id) })
    return done({
      orders: orders.map((order) => toLinkedOrder(order, readingOf(shop), toParcels(order, parcels))),
      expiresAt: link.expiresAt,
    })
  },
} satisfies HandlersOf<typeof contract.orderLinkOperations>

function toLinkedOrder(order: OrderRow, reading: Reading, parcels: OrderParcel[]): contract.LinkedOrder {
  const { state, priceCents, givenBackCents, purchaseNumber, sentAt } = order
  const paid = state === 'paid'
  return {
    number: formatOrderNumber(order.number),
    purchase: purchaseNumber === null ? null : formatPurchaseNumber(purchaseNumber),
    ...namedForReader(order, reading),
    quantity: order.quantity,
    ...(order.customerReference !== null && { customerReference: order.customerReference }),
    state: paid && sentAt !== null ? 'sent' : seenState(order),
    refund: paid
      ? refundState({ price: priceCents, refundable: Math.max(0, priceCents - givenBackCents) })
      : 'none',
    createdAt: order.createdAt,
    holdExpiresAt: order.holdExpiresAt,
    paidAt: paidAtOf(order),
    ...(order.onAccountAt !== null && { onAccountAt: order.onAccountAt }),
    addressMissing:
      paid && sentAt === null && order.deliveryWay === 'parcel' && !order.deliveryAddress?.trim(),
    sentAt,
    carrier: order.carrier,
    tracking: order.tracking,
    parcels,
    deliveryWay: order.deliveryWay,
    ...(order.deliveryWay === 'pickup' && { readyAt: order.readyAt, pickUpCode: codeOf(order) }),
    cancelledAt: order.cancelledAt,
    withdrawnAt: order.withdrawnAt,
    withdrawalClosedAt: order.withdrawalClosedAt,
  }
}
