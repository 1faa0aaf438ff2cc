import { type ReactNode, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { listChanges } from '../../../contract/desk/changes.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { refundOrder } from '../../../contract/payments/refunds.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { getOrder } from '../../api/rows/orders.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { RefundForm } from './refund-form.tsx'
import { orderTexts } from './texts.ts'

const column = 'grid grid-cols-[minmax(0,1fr)] gap-5 content-start'

interface OrderPageProps {
  /** Renders further actions on the order; `toHeading` moves the focus when an action disappears. */
  readonly toDo: (order: Order, toHeading: () => void) => ReactNode
  /** Renders the order's history. */
  readonly history: (order: Order) => ReactNode
}

/** Renders `/dashboard/manageallorders/{id}`: one order, with actions that send or refund it. */
export function OrderPage({ toDo, history }: OrderPageProps) {
  const { orderId = '' } = useParams()
  // An order may be paid while the page is open.
  const [order, reload] = useAnswer(getOrder, { params: { id: orderId } })
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  return (
    <section className="dashboard-part">
      <p>
        <BackLink to={dashboardLinks.manageAllOrders} text={orderTexts.back} />
      </p>
      {order.status !== 'ready' && <h1 className="sr-only">{orderTexts.page}</h1>}
      <NotReady
        loaded={order}
        texts={orderTexts}
        notRefreshed={orderTexts.notRefreshed}
        lines={6}
        reload={reload}
      />
      {order.status === 'ready' && (
        <div className={`${column} @min-[60rem]:grid-cols-[minmax(0,1fr)_22rem]`}>
          <div className={column}>
            <OrderSheet order={order.data} heading={heading} />
            {toDo(order.data, toHeading)}
            <IfAllowed operation={refundOrder}>
              <Refunding order={order.data} onRefunded={toHeading} />
            </IfAllowed>
          </div>
          <div className={column}>
            <Card className="order-history @container empty:hidden [&>.order-timeline]:pt-0 [&>.order-timeline]:border-t-0">
              {history(order.data)}
            </Card>
            <IfAllowed operation={listChanges}>
              <p className="board-note">
                <Link className="row-link" to={dashboardLinks.changesOf('order', order.data._id)}>
                  {orderTexts.changes}
                </Link>
              </p>
            </IfAllowed>
          </div>
        </div>
      )}
    </section>
  )
}

interface RefundingProps {
  readonly order: Order
  readonly onRefunded: () => void
}

/** Offers a refund while a refundable amount is left. */
function Refunding({ order, onRefunded }: RefundingProps) {
  const { refundable } = order
  if (!refundable) return null
  return <RefundForm order={order} left={refundable} onRefunded={onRefunded} />
}
