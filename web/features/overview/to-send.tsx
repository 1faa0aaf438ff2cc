import '../../styles/overview.css'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { markSent, type Order } from '../../../contract/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useAction } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { problems } from '../../texts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { overviewTexts as texts } from './texts.ts'

const shown = 5

/** Lists the oldest orders to send, which can be marked as sent here. */
export function ToSend() {
  const api = useApi()
  const [heading, toHeading] = useFocusOnHeading()
  const [orders, reload] = useLoaded(
    useCallback(
      (signal) =>
        api.call(listOrders, { query: { state: 'to-send', sort: 'createdAt', limit: shown } }, { signal }),
      [api],
    ),
  )
  return (
    <Card className="overview-card">
      <h2 ref={heading} tabIndex={-1}>
        {texts.toSend}
      </h2>
      {orders.status === 'loading' && <Skeleton label={texts.toSendLoading} lines={4} />}
      {orders.status === 'failed' && (
        <Alert
          message={`${texts.toSendNotLoaded} ${orders.error.message}`}
          again={{ label: problems.tryAgain, run: reload }}
        />
      )}
      {orders.status === 'ready' && orders.data.length === 0 && <p>{texts.nothingToSend}</p>}
      {orders.status === 'ready' && orders.data.length > 0 && (
        <>
          <ul>
            {orders.data.map((order) => (
              <OrderToSend key={order._id} order={order} onSent={toHeading} />
            ))}
          </ul>
          <Link className="row-link" to={dashboardLinks.ordersToSend}>
            {texts.allToSend}
          </Link>
        </>
      )}
    </Card>
  )
}

/** An order without an address opens its page, where the customer can be asked. */
function OrderToSend({ order, onSent }: { readonly order: Order; readonly onSent: () => void }) {
  const api = useApi()
  const allowed = useAllowed()
  const name = `${order.quantity} × ${order.tool}`
  const { busyWith, failure, start } = useAction(async ({ _id: id }: Order) => {
    await api.call(markSent, { params: { id } })
    showToast('success', texts.sent(name))
    onSent()
  })
  const busy = busyWith !== undefined
  const canSend = order.deliverTo !== null && allowed(markSent)
  return (
    <li className="overview-row">
      <div>
        <h3>{name}</h3>
        <small>
          {order.number ?? order._id} · {order.userName || order.customer} ·{' '}
          {order.deliverTo === null && `${texts.addressMissing} · `}
          {typeof order.paidAt === 'number' && (
            <>
              {texts.paidAt} <LocalTime at={order.paidAt} /> ·{' '}
            </>
          )}
          <span className="figure">{moneyFigure(order.price)}</span>
        </small>
        {failure && <Alert message={failure.message} />}
      </div>
      {canSend ? (
        <Button kind="quiet" busy={busy} aria-label={texts.sendOrder(name)} onClick={() => start(order)}>
          {busy ? texts.sending : texts.send}
        </Button>
      ) : (
        <Link
          className="button button-quiet"
          aria-label={texts.openOrder(name)}
          to={dashboardLinks.order(order._id)}
        >
          {texts.open}
        </Link>
      )}
    </li>
  )
}
