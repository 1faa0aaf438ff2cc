import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/order.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { links } from '../../routing/links.ts'
import { dollarFigure, wholeNumber } from '../../ui/numbers.ts'
import { RecordTable } from '../../ui/record-table.tsx'
import { OrderActions } from './order-actions.tsx'
import { unpaidOf } from './order-facts.ts'
import { OrderState } from './order-state.tsx'

interface OrdersTableProps {
  readonly orders: readonly Order[]
  readonly onCancel: (order: Order) => void
}

/** The own orders with what can be done about each (spec §4). */
export function OrdersTable({ orders, onCancel }: OrdersTableProps) {
  const [urgent] = unpaidOf(orders)
  return (
    <RecordTable<Order>
      caption={ordersMessages.heading}
      rows={orders}
      keyOf={(order) => order._id}
      columns={[
        {
          header: ordersMessages.tool,
          cell: (order) => (
            <Link className="underline" to={links.tool(order.Id)}>
              {order.tool}
            </Link>
          ),
        },
        { header: ordersMessages.quantity, figures: true, cell: (order) => wholeNumber(order.quantity) },
        { header: ordersMessages.price, figures: true, cell: (order) => `$${dollarFigure(order.price)}` },
        { header: ordersMessages.state, cell: (order) => <OrderState order={order} /> },
        {
          header: ordersMessages.actions,
          cell: (order) => (
            <OrderActions order={order} urgent={order === urgent} onCancel={() => onCancel(order)} />
          ),
        },
      ]}
    />
  )
}
