import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { goesInParcel, isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { onItsWayBack, refundState, stateOf } from '../../../domain/orders/order-states.ts'
import { giftCodeTexts } from '../../buying/gift-code-texts.ts'
import { Parcels } from '../../buying/parcels.tsx'
import { PickUpState } from '../../buying/pick-up-state.tsx'
import { usePromise } from '../../buying/use-promise.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Chip } from '../../ui/chip.tsx'
import { dayInShop } from '../../ui/values/date-format.ts'
import { Deadline } from '../../ui/values/deadline.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { onItsWayMs } from './order-facts.ts'
import { ordersTexts } from './texts.ts'

const paymentStates = {
  paid: ordersTexts.paid,
  unpaid: ordersTexts.unpaid,
  'on-account': ordersTexts.onAccount,
} as const

/** Shows whether an order is paid, with its transaction or the end of its hold. */
export function OrderState({ order }: { order: Order }) {
  const state = stateOf(order)
  const paid = state === 'paid'
  const isOwed = state === 'on-account'
  const isOrdered = paid || isOwed
  if (state === 'cancelled') return <Cancelled order={order} />
  return (
    <span className="order-state">
      <span className="chips">
        <Chip state={paid ? 'good' : isOwed ? 'plain' : 'warn'}>{paymentStates[state]}</Chip>
        {order.withdrawnAt && <Chip>{ordersTexts.withdrawn}</Chip>}
        <RefundChip order={order} />
      </span>
      {paid && <Transaction order={order} />}
      {isOwed && <Due order={order} />}
      {!isOrdered && <Hold order={order} />}
      {order.sentAt && goesInParcel(order) && (
        <span className="order-note">
          {ordersTexts.sent} <LocalTime at={order.sentAt} />
        </span>
      )}
      {isOrdered &&
        !order.withdrawnAt &&
        refundState(order) !== 'whole' &&
        (order.deliveryWay === 'pickup' ? <PickUpState order={order} /> : <Next order={order} />)}
      <Parcels order={order} />
      {order.withdrawnAt && refundState(order) !== 'whole' && (
        <span className="order-note">
          {order.withdrawalClosedAt ? ordersTexts.withdrawalClosed : ordersTexts.withdrawnNext}
        </span>
      )}
      <Refund order={order} />
    </span>
  )
}

/**
 * Shows the next step of a paid order: a missing address, or when it leaves and arrives. Another backend does not
 * report when an order was paid or sent.
 */
function Next({ order }: { order: Order }) {
  const { _id: id, onAccountAt, paidAt, sentAt, deliverTo, deliveryWay } = order
  const days = usePromise(sentAt ?? onAccountAt ?? paidAt)
  if (isGiftCard({ deliveryWay })) return <span className="order-note">{giftCodeTexts.mailed}</span>
  if (sentAt === undefined) return null
  if (sentAt === null && deliverTo === null) {
    return (
      <Link className="order-note underline" to={dashboardLinks.payment(id)}>
        {ordersTexts.noAddress}
      </Link>
    )
  }
  if (sentAt === null) {
    const leaves = days ? ordersTexts.leaves(days.leaves, days.from, days.to) : ordersTexts.packing
    return <span className="order-note">{leaves}</span>
  }
  const isUnderWay = Date.now() - sentAt < onItsWayMs
  return days && isUnderWay ? (
    <span className="order-note">{ordersTexts.arrives(days.from, days.to)}</span>
  ) : null
}

/** A cancelled order was never paid. A late payment was refunded. */
function Cancelled({ order }: { order: Order }) {
  const { cancelledAt, cancelledBy, refunded = 0 } = order
  return (
    <span className="order-state">
      <span className="chips">
        <Chip>{ordersTexts.cancelled}</Chip>
      </span>
      {cancelledAt && (
        <span className="order-note">
          {ordersTexts.cancelledBy[cancelledBy ?? 'unknown']}
          {punctuationTexts.comma}
          <LocalTime at={cancelledAt} />
        </span>
      )}
      {refunded > 0 ? <Refund order={order} /> : <span className="order-note">{ordersTexts.notCharged}</span>}
    </span>
  )
}

/** Says by when the company pays the invoice. */
function Due({ order: { dueAt } }: { order: Order }) {
  const formats = useFormats()
  if (dueAt === undefined) return null
  return (
    <span className="order-note">
      {ordersTexts.toPayBy} <b>{dayInShop(formats, dueAt)}</b>
    </span>
  )
}

function Transaction({ order: { transactionId } }: { order: Order }) {
  if (!transactionId) return null
  return (
    <span className="order-note">
      {ordersTexts.transaction} <span className="figure break-all">{transactionId}</span>
    </span>
  )
}

/** An unpaid order can have a refund too, if its payment arrived after the products were sold. */
function Refund({ order }: { order: Order }) {
  const formats = useFormats()
  const { refunded = 0 } = order
  const due = onItsWayBack(order)
  const byCard = Boolean(order.card)
  return (
    <>
      {refunded > 0 && (
        <span className="order-note">{ordersTexts.refunded(moneyFigure(formats, refunded), byCard)}</span>
      )}
      {due > 0 && (
        <span className="order-note">{ordersTexts.refundDue(moneyFigure(formats, due), byCard)}</span>
      )}
    </>
  )
}

/** Nothing for another backend that has no holds or does not report them. */
function Hold({ order: { holdExpiresAt, holdExtendsTo } }: { order: Order }) {
  if (holdExpiresAt === undefined) return null
  return (
    <span className="order-note">
      <Deadline
        at={holdExpiresAt}
        until={ordersTexts.held}
        over={ordersTexts.holdOver}
        longer={{ words: ordersTexts.heldLonger, at: holdExtendsTo }}
      />
    </span>
  )
}

/** A refunded order stays paid, so the refund has its own chip. */
function RefundChip({ order }: { order: Order }) {
  const state = refundState(order)
  return state === 'none' ? null : <Chip>{ordersTexts.refundStates[state]}</Chip>
}
