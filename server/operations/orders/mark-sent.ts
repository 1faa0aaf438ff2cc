import { mayOrder } from '../../../domain/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { clearPhoneOfDeletedCustomer } from '../../data/queries/orders/deleted-customer-orders.ts'
import { lockOrder, markSent as markOrderSent } from '../../data/queries/orders/orders.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Marks a paid order as sent; a second call changes nothing.
 *
 * @returns whether it was marked now.
 */
export function markSent(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const order = await lockOrder(transaction, id)
    if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (!mayOrder(order.state, 'send')) return refused('ORDER_NOT_PAID')
    if (order.sentAt !== null) return done(false)
    if (order.givenBackCents >= order.priceCents) return refused('ORDER_REFUNDED')
    const at = shop.clock()
    await markOrderSent(transaction, id, at)
    await clearPhoneOfDeletedCustomer(transaction, id)
    const subject = { kind: 'order', id, name: order.toolName } as const
    const after = { sent: true }
    await recordChange(transaction, { at, by: caller, action: 'order.sent', subject, after })
    return done(true)
  })
}
