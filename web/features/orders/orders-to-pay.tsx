import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { links } from '../../routing/links.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import { PayLink } from './order-actions.tsx'
import { unpaidOf } from './order-facts.ts'
import { OrderState } from './order-state.tsx'
import { PayTogether, useUrgent } from './pay-together.tsx'
import { SentAndLast } from './sent-and-last.tsx'
import { ordersTexts, toPayTexts } from './texts.ts'
import { useOwnOrders } from './use-own-orders.ts'

/** Shows a customer's start page: orders to pay, orders on their way, and the latest orders. */
export function OrdersToPay() {
  const [orders, reload] = useOwnOrders()
  return (
    <DashboardPart title={toPayTexts.heading}>
      <NotReady loaded={orders} texts={ordersTexts} reload={reload} />
      {orders.status === 'ready' && (
        <>
          <PayTogether orders={orders.data} />
          <ToPay orders={orders.data} />
          <SentAndLast orders={orders.data} />
        </>
      )}
    </DashboardPart>
  )
}

function ToPay({ orders }: { orders: readonly Order[] }) {
  const unpaid = unpaidOf(orders)
  const urgent = useUrgent(orders)
  if (unpaid.length === 0) return <NothingToPay any={orders.length > 0} />
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-4">
      {unpaid.map((order) => (
        <li
          key={order._id}
          className="card card-padded grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-3 items-center content-start h-full @max-[40rem]:grid-cols-1 *:col-1 @min-[40rem]:[&>.button]:row-[1/span_3] @min-[40rem]:[&>.button]:col-2 @max-[40rem]:[&>.button]:mt-2"
        >
          <h3 {...langOf(order)}>{withBreaks(order.tool)}</h3>
          {order.number && <p className="order-note figure">{order.number}</p>}
          <dl className="figures">
            <Figure label={ordersTexts.quantity} value={order.quantity} />
            <Price label={ordersTexts.price} amount={order.price} />
          </dl>
          <OrderState order={order} />
          <PayLink order={order} urgent={order === urgent} />
        </li>
      ))}
    </ul>
  )
}

function NothingToPay({ any }: { any: boolean }) {
  return (
    <Card className="grid justify-items-start gap-4">
      <p>{any ? toPayTexts.nothingToPay : toPayTexts.nothingBooked}</p>
      <p className="actions">
        <Link className="button button-go" to={links.tools}>
          {toPayTexts.toTools}
        </Link>
      </p>
    </Card>
  )
}
