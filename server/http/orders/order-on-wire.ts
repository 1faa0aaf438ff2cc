import type { Order } from '../../../contract/orders.ts'
import { dollarsOf } from '../../../domain/money.ts'
import type { DeliveredOrderRow } from '../../data/queries/listed-orders.ts'
import type { OrderRow } from '../../data/queries/orders.ts'

/** A stored order with the contract's names; with where it goes and whether it is disputed, when that was read. */
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
    holdExtendsTo: order.holdExtendsTo,
    createdAt: order.createdAt,
    refunded: dollarsOf(order.refundedCents),
    refundable: refundable(order),
    paidAt: order.paidAt,
    card: card(order),
    sentAt: order.sentAt,
    ...('deliverTo' in order && {
      deliverTo: deliverTo(order),
      ...(order.dispute && { dispute: order.dispute }),
    }),
  }
}

/** Money that was sent back at the provider may be more than the shop has wished, never less than none. */
function refundable({ state, priceCents, givenBackCents }: OrderRow): number | null {
  return state === 'paid' ? dollarsOf(Math.max(0, priceCents - givenBackCents)) : null
}

function card({ cardBrand, cardLast4 }: OrderRow): Order['card'] {
  return cardBrand !== null && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null
}

/** A profile may hold no more than an address; a parcel needs a name and a number to ring. */
function deliverTo({ deliverTo: profile, userName, userPhone }: DeliveredOrderRow): Order['deliverTo'] {
  return profile && { ...profile, name: profile.name || userName, phone: profile.phone || userPhone }
}
