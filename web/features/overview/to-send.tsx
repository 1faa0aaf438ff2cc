import { goesInParcel } from '../../../domain/orders/gift-card-order.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import './overview.css'
import { type ReactNode, useCallback } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { useApi } from '../../api/api-context.ts'
import { keptOrders, listOrders } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useKeptRows } from '../../lists/use-kept-rows.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { ProductPicture } from './product-picture.tsx'
import { shownRows, TaskCard, type Tasks } from './task-card.tsx'
import { toSendTexts as texts } from './texts.ts'
import { useProductPictures } from './use-product-pictures.ts'

/** Limits the counting: above this number "many" is enough, and counting must not slow a busy shop. */
const query = { state: 'to-send', sort: 'createdAt', limit: 50 } as const

/** Renders the control that sends an order and can undo it; calls `onSent` once the order is sent. */
export type SendControl = (order: Order, onSent: () => void) => ReactNode

/** Lists the oldest orders to send, each with the control that sends it. */
export function ToSend({ send }: { readonly send: SendControl }) {
  const formats = useFormats()
  const [orders, reload, keep] = useOrdersToSend()
  const ids = orders.status === 'ready' ? orders.data.rows.slice(0, shownRows).map(({ Id }) => Id) : []
  const pictures = useProductPictures(ids)
  const toSend = orders.status === 'ready' ? orders.data.rows.filter(({ sentAt }) => !sentAt) : []
  return (
    <TaskCard
      title={texts.heading}
      tasks={orders}
      reload={reload}
      texts={texts}
      all={{ to: dashboardLinks.ordersToSend, text: texts.all }}
      actions={
        toSend.length > 0 && (
          <Link className="row-link" to={dashboardLinks.slips(toSend.map(({ _id }) => _id))}>
            {texts.slips(formats, toSend.length)}
          </Link>
        )
      }
      empty={
        <>
          <p>{texts.nothing}</p>
          <Link className="row-link" to={dashboardLinks.manageAllOrders}>
            {texts.allOrders}
          </Link>
        </>
      }
    >
      {(order) => (
        <li key={order._id} className="overview-row">
          <ProductPicture product={pictures.get(order.Id)} />
          <div className="overview-words">
            <h3>
              <Link to={dashboardLinks.order(order._id)}>
                {texts.line(order.quantity, withBreaks(order.tool))}
              </Link>
            </h3>
            <Facts order={order} />
          </div>
          <span className="figure overview-price">{moneyFigure(formats, order.price)}</span>
          {send(order, () => keep([order._id]))}
        </li>
      )}
    </TaskCard>
  )
}

function Facts({ order }: { readonly order: Order }) {
  return (
    <small>
      <span className="figure">{orderName(order)}</span> · {order.userName || order.customer}
      {order.sentAt ? (
        <>
          {' · '}
          {texts.sent} <LocalTime at={order.sentAt} />
        </>
      ) : (
        typeof order.paidAt === 'number' && (
          <>
            {' · '}
            {texts.paid} <LocalTime at={order.paidAt} />
          </>
        )
      )}
      {order.deliverTo === null && goesInParcel(order) && (
        <>
          {' · '}
          <b className="text-warn">{texts.addressMissing}</b>
        </>
      )}
    </small>
  )
}

/**
 * Loads the orders. An order that was sent here stays in its row, so that it can be undone there and the focus stays.
 */
function useOrdersToSend() {
  const api = useApi()
  const { keep, withKept } = useKeptRows(keptOrders, query)
  const [orders, reload] = useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<Tasks<Order>> => {
        const { answer, next } = await api.callForPage(listOrders, { query }, { signal })
        return { rows: await withKept(answer, signal), count: answer.length, more: next !== undefined }
      },
      [api, withKept],
    ),
  )
  return [orders, reload, keep] as const
}
