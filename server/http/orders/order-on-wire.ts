import type { Order } from '../../../contract/orders/order.ts'
import { dollarsOf } from '../../../domain/money.ts'
import type { DeliveredOrderRow } from '../../data/queries/listed-orders.ts'
import type { OrderRow } from '../../data/queries/orders.ts'

/** A stored order with the contract's names; with where it goes, when that was read. */
export function orderOnWire(order: OrderRow | DeliveredOrderRow): Order {
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
    sentAt: order.sentAt,
    ...('deliverTo' in order && { deliverTo: deliverTo(order) }),
  }
}

/** A profile may hold no more than an address; a parcel needs a name and a number to ring. */
function deliverTo({ deliverTo: profile, userName, userPhone }: DeliveredOrderRow): Order['deliverTo'] {
  return profile && { ...profile, name: profile.name || userName, phone: profile.phone || userPhone }
}
