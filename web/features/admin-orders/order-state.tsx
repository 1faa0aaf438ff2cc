import type { Order } from '../../../contract/orders/orders.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { onItsWayBack, refundState, stateOf } from '../../../domain/orders/order-states.ts'
import { giftCodeTexts } from '../../buying/gift-code-texts.ts'
import { Parcels } from '../../buying/parcels.tsx'
import { Chip } from '../../ui/chip.tsx'
import { dayInShop } from '../../ui/values/date-format.ts'
import { Deadline } from '../../ui/values/deadline.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { hasNoAddress, isToPickUp, isToSend } from './order-facts.ts'
import { pickUpDeskTexts } from './pick-up-desk-texts.ts'
import { orderStateTexts } from './texts.ts'

interface OrderStateProps {
  readonly order: Order
  /** Leaves the parcels out, where they are shown with what changes them. */
  readonly withoutParcels?: boolean
}

const paymentStates = {
  paid: orderStateTexts.paid,
  unpaid: orderStateTexts.unpaid,
  'on-account': orderStateTexts.onAccount,
} as const

/** Shows an order's state in the spec's words (§4), with holds, disputes and refunds. */
export function OrderState({ order, withoutParcels = false }: OrderStateProps) {
  const formats = useFormats()
  const state = stateOf(order)
  const paid = state === 'paid'
  const isOwed = state === 'on-account'
  const { refunded = 0, cancelledAt } = order
  const due = onItsWayBack(order)
  return (
    <span className="order-state">
      <span className="chips">
        {state === 'cancelled' ? (
          <Chip>{orderStateTexts.cancelled}</Chip>
        ) : (
          <Chip state={paid ? 'good' : isOwed ? 'plain' : 'warn'}>{paymentStates[state]}</Chip>
        )}
        {order.withdrawnAt && <Chip state="warn">{orderStateTexts.withdrawn}</Chip>}
        <RefundChip order={order} />
        <DisputeChip order={order} />
      </span>
      {isOwed && typeof order.dueAt === 'number' && (
        <span className="order-note">
          {orderStateTexts.toPayBy} {dayInShop(formats, order.dueAt)}
        </span>
      )}
      {(paid || isOwed) && <Sending order={order} withoutParcels={withoutParcels} />}
      {state === 'unpaid' && <Hold order={order} />}
      {order.withdrawnAt && (
        <span className="order-note">
          {orderStateTexts.withdrawnAt} <LocalTime at={order.withdrawnAt} />
        </span>
      )}
      {order.withdrawalClosedAt && (
        <span className="order-note">
          {orderStateTexts.withdrawalClosedAt} <LocalTime at={order.withdrawalClosedAt} />
        </span>
      )}
      {cancelledAt && (
        <span className="order-note">
          {orderStateTexts.cancelledBy[order.cancelledBy ?? 'unknown']} <LocalTime at={cancelledAt} />
        </span>
      )}
      {refunded > 0 && (
        <span className="order-note">{orderStateTexts.refunded(moneyFigure(formats, refunded))}</span>
      )}
      {due > 0 && <span className="order-note">{orderStateTexts.refundDue(moneyFigure(formats, due))}</span>}
    </span>
  )
}

function Sending({ order, withoutParcels }: OrderStateProps) {
  if (isToSend(order))
    return (
      <span className="order-note">
        {orderStateTexts.toSend}{' '}
        {hasNoAddress(order) && <Chip state="warn">{orderStateTexts.noAddress}</Chip>}
      </span>
    )
  if (isToPickUp(order))
    return (
      <span className="order-note">
        {order.readyAt ? (
          <>
            {pickUpDeskTexts.readyNote} <LocalTime at={order.readyAt} />
          </>
        ) : (
          pickUpDeskTexts.toPrepare
        )}
      </span>
    )
  if (!order.sentAt) return null
  if (isGiftCard(order)) return <span className="order-note">{giftCodeTexts.mailed}</span>
  return (
    <>
      <span className="order-note">
        {order.deliveryWay === 'pickup' ? pickUpDeskTexts.handedOut : orderStateTexts.sent}{' '}
        <LocalTime at={order.sentAt} />
      </span>
      {!withoutParcels && <Parcels order={order} />}
    </>
  )
}

/** Nothing for another backend that has no holds or does not report them. */
function Hold({ order: { holdExpiresAt } }: { order: Order }) {
  if (holdExpiresAt === undefined) return null
  return (
    <span className="order-note">
      <Deadline at={holdExpiresAt} until={orderStateTexts.held} over={orderStateTexts.holdOver} />
    </span>
  )
}

/** Shown first, because a dispute needs an answer before any other action. */
function DisputeChip({ order: { dispute } }: { order: Order }) {
  if (!dispute) return null
  return <Chip state={dispute === 'won' ? 'plain' : 'bad'}>{orderStateTexts.disputes[dispute]}</Chip>
}

/** A refunded order stays paid, so the refund has its own chip. */
function RefundChip({ order }: { order: Order }) {
  const state = refundState(order)
  return state === 'none' ? null : <Chip>{orderStateTexts.refundStates[state]}</Chip>
}
