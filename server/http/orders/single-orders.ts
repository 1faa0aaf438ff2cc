import type { Order } from '../../../contract/orders/orders.ts'
import { amountOf } from '../../../domain/money.ts'
import type { Reader } from '../../data/database.ts'
import type { StaffOrderRow } from '../../data/queries/orders/listed-orders.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listInvoicesOfOrders } from '../../data/queries/payments/invoices.ts'
import { listUnprinted } from '../../operations/invoices/list-unprinted.ts'
import { proposeRefund } from '../../operations/refunds/propose-refund.ts'
import type { Shop } from '../../operations/shop.ts'
import { toOrderResponses, withInvoices } from './order-response.ts'

type OrderShop = Pick<Shop, 'settings' | 'clock'>

/** Converts stored orders to the contract's shape, with the numbers of their papers. */
export async function ordersWithInvoices(
  shop: OrderShop,
  read: Reader,
  orders: readonly (OrderRow | StaffOrderRow)[],
): Promise<readonly Order[]> {
  const invoices = await listInvoicesOfOrders(read, { orderIds: orders.map(({ id }) => id) })
  return withInvoices(await toOrderResponses(shop, read, orders), invoices)
}

/** Converts stored orders as `GET /bookings/{id}` answers them to staff, with what is left to do for each. */
export async function ordersForStaff(
  shop: OrderShop,
  read: Reader,
  orders: readonly (OrderRow | StaffOrderRow)[],
): Promise<readonly Order[]> {
  const answers = await ordersWithInvoices(shop, read, orders)
  const complete: Order[] = []
  for (const [index, answer] of answers.entries()) {
    const order = orders[index]
    complete.push(order ? { ...answer, ...(await leftToDo(shop, read, order)) } : answer)
  }
  return complete
}

async function leftToDo(
  shop: OrderShop,
  read: Reader,
  order: OrderRow,
): Promise<Pick<Order, 'unprinted' | 'proposedRefund'>> {
  if (order.transactionId === null) return {}
  const unprinted = await listUnprinted(read, order.transactionId)
  const proposed = await proposeRefund(shop, read, order)
  return {
    ...(unprinted.length > 0 && { unprinted }),
    ...(proposed && {
      proposedRefund: {
        amount: amountOf(proposed.amountCents),
        deliveryLeft: amountOf(proposed.deliveryLeftCents),
      },
    }),
  }
}
