import type * as contract from '../../../contract/orders/order-links.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { refundState } from '../../../domain/orders/order-states.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listLinkedOrders } from '../../data/queries/orders/linked-orders.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const orderLinks = {
  viewOrders: async ({ shop, input }) => {
    const link = shop.orderLinks.read(input.body.token, shop.clock())
    const orders = link ? await listLinkedOrders(shop.database.read, link) : []
    if (!link || orders.length === 0) return refused('ORDER_LINK_NOT_FOUND')
    return done({ orders: orders.map(toLinkedOrder), expiresAt: link.expiresAt })
  },
} satisfies HandlersOf<typeof contract.orderLinkOperations>

function toLinkedOrder(order: OrderRow): contract.LinkedOrder {
  const { state, priceCents, givenBackCents, purchaseNumber, sentAt } = order
  const paid = state === 'paid'
  return {
    number: formatOrderNumber(order.number),
    purchase: purchaseNumber === null ? null : formatPurchaseNumber(purchaseNumber),
    tool: order.productName,
    quantity: order.quantity,
    state: paid && sentAt !== null ? 'sent' : state,
    refund: paid
      ? refundState({ price: priceCents, refundable: Math.max(0, priceCents - givenBackCents) })
      : 'none',
    createdAt: order.createdAt,
    holdExpiresAt: order.holdExpiresAt,
    paidAt: order.paidAt,
    addressMissing: paid && sentAt === null && !order.deliveryAddress?.trim(),
    sentAt,
    carrier: order.carrier,
    tracking: order.tracking,
    cancelledAt: order.cancelledAt,
    withdrawnAt: order.withdrawnAt,
    withdrawalClosedAt: order.withdrawalClosedAt,
  }
}
