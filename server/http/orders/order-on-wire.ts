import type { Order } from '../../../contract/orders/order.ts'
import { dollarsOf } from '../../../domain/money.ts'
import type { OrderRow } from '../../data/queries/orders.ts'

/** A stored order with the contract's names. */
export function orderOnWire(order: OrderRow): Order {
  return {
    _id: order.id,
    Id: order.toolId,
    tool: order.toolName,
    availableQuantity: order.availableBefore,
    minOrderQuantity: order.minimumOrder,
    quantity: order.quantity,
    price: dollarsOf(order.priceCents),
    customer: order.customerEmail,
    userName: order.userName,
    userPhone: order.userPhone,
    paid: order.state === 'paid',
    transactionId: order.transactionId,
    holdExpiresAt: order.holdExpiresAt,
    createdAt: order.createdAt,
    refunded: dollarsOf(order.refundedCents),
  }
}
