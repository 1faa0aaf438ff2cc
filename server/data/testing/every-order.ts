import type { OrdersWanted } from '../queries/orders/listed-orders.ts'

/** The whole list of orders, without a search or filter. */
export const everyOrder: OrdersWanted = {
  search: '',
  oldestFirst: false,
  filter: undefined,
  customerEmail: undefined,
  from: undefined,
  to: undefined,
}
