import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { setReference } from '../../data/queries/orders/order-marks.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Changes the customer's own number of the caller's orders, all or none. The lock of the orders decides whether a
 * concurrent payment issues its invoice with the new number, or refuses the change.
 *
 * @param reference empty for none.
 * @returns whether an order had another number before.
 */
export function changeReference(
  shop: Shop,
  caller: Caller,
  orderIds: readonly string[],
  reference: string,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const wanted = new Set(orderIds)
    const orders = await lockOrders(transaction, [...wanted])
    if (orders.length < wanted.size) return refused('ORDER_NOT_FOUND')
    for (const { userId, state } of orders) {
      if (userId !== caller.userId || state === 'cancelled') return refused('ORDER_NOT_FOUND')
      // A paid order, and one on account, has its invoice.
      if (state !== 'unpaid') return refused('REFERENCE_INVOICED')
    }
    const changed = orders.filter(({ customerReference }) => (customerReference ?? '') !== reference)
    for (const order of changed) await setReference(transaction, order, reference || null)
    if (!(await stillSignedIn(transaction, caller, shop.clock()))) return refused('SESSION_ENDED')
    transaction.changed('bookings')
    return done(changed.length > 0)
  })
}
