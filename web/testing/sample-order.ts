import type { Order } from '../../contract/orders/orders.ts'

/** Returns Ada's unpaid order, held for an hour, with the test's changes. */
export function sampleOrder(changed: Partial<Order> = {}): Order {
  return {
    _id: 'o1',
    Id: 'hex',
    tool: 'Hex key set',
    quantity: 12,
    price: 288,
    customer: 'ada@example.com',
    userName: 'Ada',
    userPhone: '555',
    paid: false,
    transactionId: null,
    holdExpiresAt: Date.now() + 3_600_000,
    refunded: 0,
    ...changed,
  }
}
