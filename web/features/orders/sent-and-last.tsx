import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { namedParcels } from '../../../domain/orders/parcels.ts'
import { Parcels } from '../../buying/parcels.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Price } from '../../ui/values/figure.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { lastOrders, onItsWay } from './order-facts.ts'
import { OrderState } from './order-state.tsx'
import { toPayTexts as texts } from './texts.ts'

/** Shows a customer's orders on their way, each with its parcel, and the latest orders. */
export function SentAndLast({ orders }: { readonly orders: readonly Order[] }) {
  const [now] = useState(Date.now)
  const sent = onItsWay(orders, now)
  const last = lastOrders(orders, now)
  return (
    <>
      {sent.length > 0 && (
        <DashboardPart title={texts.onItsWay}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-4">
            {sent.map((order) => (
              <Line key={order._id} order={order}>
                {order.sentAt && (
                  <p className="order-note">
                    {texts.sent} <LocalTime at={order.sentAt} />
                  </p>
                )}
                {namedParcels(order).length > 0 ? (
                  <Parcels order={order} />
                ) : (
                  <p className="order-note">{texts.noNumber}</p>
                )}
              </Line>
            ))}
          </ul>
        </DashboardPart>
      )}
      {last.length > 0 && (
        <DashboardPart title={texts.last}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-4">
            {last.map((order) => (
              <Line key={order._id} order={order}>
                <OrderState order={order} />
              </Line>
            ))}
          </ul>
        </DashboardPart>
      )}
      {sent.length + last.length > 0 && (
        <p className="board-note">
          <Link className="row-link" to={dashboardLinks.myOrders}>
            {texts.toOrders}
          </Link>
        </p>
      )}
    </>
  )
}

function Line({ order, children }: { readonly order: Order; readonly children: ReactNode }) {
  return (
    <li>
      <Card className="grid h-full content-start gap-2">
        <h3>{texts.line(order.quantity, withBreaks(order.tool))}</h3>
        {order.number && <p className="order-note figure">{orderName(order)}</p>}
        {children}
        <dl className="figures">
          <Price label={texts.price} amount={order.price} />
        </dl>
      </Card>
    </li>
  )
}
