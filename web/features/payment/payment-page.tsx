import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { keptEmail } from '../../../contract/email.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useSession } from '../../session/session.ts'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Letterhead } from '../../ui/letterhead.tsx'
import { usePaymentReturn } from './other-ways/use-payment-return.ts'
import { OwnOrders } from './own-orders.tsx'
import { paymentTexts } from './texts.ts'
import { type ToPay, useOrders } from './use-orders.ts'

interface PaymentPageProps {
  readonly toPay: ToPay
  /** Renders the timeline of a single order. */
  readonly history: (order: Order) => ReactNode
}

/** Pays the person's own orders by card (spec §4, §7), one or many with one charge, then shows the receipt. */
export function PaymentPage({ toPay, history }: PaymentPageProps) {
  const [orders, reload] = useOrders(toPay)
  const returned = usePaymentReturn()
  return (
    <section className="dashboard-part">
      <Letterhead {...useShopSettings().shop.company} />
      <h1 className="part-heading">{paymentTexts.heading}</h1>
      <div className="counter-place @container">
        <Card className="payment">
          {orders.status === 'loading' && <Skeleton label={paymentTexts.loading} lines={5} />}
          {orders.status === 'failed' && <NotLoaded error={orders.error} onTryAgain={reload} />}
          {orders.status === 'ready' && isMissing(orders.stale) && <p>{paymentTexts.notFound}</p>}
          {orders.status === 'ready' && !isMissing(orders.stale) && (
            <Loaded orders={orders.data} toPay={toPay} returned={returned} history={history} />
          )}
          {/* Hidden while the orders load, because they would move it down. */}
          {orders.status !== 'loading' && (
            <p>
              <Link className="button button-quiet" to={dashboardLinks.myOrders}>
                {paymentTexts.toOrders}
              </Link>
            </p>
          )}
        </Card>
      </div>
    </section>
  )
}

interface LoadedProps extends PaymentPageProps {
  readonly orders: readonly Order[]
  readonly returned: string | undefined
}

/** An admin can read any order, but pay only their own. */
function Loaded({ orders, toPay, returned, history }: LoadedProps) {
  const session = useSession()
  const email = session.status === 'in' ? keptEmail(session.email) : undefined
  const own = orders.filter(({ customer }) => keptEmail(customer) === email)
  const { order, purchase, orders: named = '' } = toPay
  if (own.length === 0) return <p>{order === undefined ? paymentTexts.noneFound : paymentTexts.notFound}</p>
  const [firstNamed = ''] = named.split(',')
  return (
    <OwnOrders
      orders={own}
      isSet={order === undefined}
      draft={order ?? purchase ?? firstNamed}
      missing={order === undefined && !purchase ? new Set(named.split(',')).size - own.length : 0}
      returned={returned}
      history={history}
    />
  )
}

/** Returns whether the order is missing: invalid id (400), another person's order (403) or not found (404). */
function isMissing(error: ApiError | undefined): boolean {
  return error !== undefined && [400, 403, 404].includes(error.status)
}

function NotLoaded({ error, onTryAgain }: { error: ApiError; onTryAgain: () => void }) {
  if (isMissing(error)) return <p>{paymentTexts.notFound}</p>
  return (
    <Alert
      message={`${paymentTexts.notLoaded} ${error.message}`}
      again={{ label: problems.tryAgain, run: onTryAgain }}
    />
  )
}
