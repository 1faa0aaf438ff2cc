import type { LinkedOrder } from '../../../contract/orders/order-links.ts'
import { namedParcels } from '../../../domain/orders/parcels.ts'
import { giftCodeTexts } from '../../buying/gift-code-texts.ts'
import { OwnReferenceNote } from '../../buying/own-reference-note.tsx'
import { Parcels } from '../../buying/parcels.tsx'
import { PickUpState } from '../../buying/pick-up-state.tsx'
import { usePromise } from '../../buying/use-promise.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Chip } from '../../ui/chip.tsx'
import { Deadline } from '../../ui/values/deadline.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { orderLinkTexts as texts } from './texts.ts'

const tones = {
  unpaid: 'warn',
  'on-account': 'plain',
  paid: 'good',
  sent: 'good',
  cancelled: 'plain',
} as const

/** Shows one order of a link: product, state, and the next step. */
export function OrderStands({ order }: { readonly order: LinkedOrder }) {
  const formats = useFormats()
  return (
    <li className="grid gap-3">
      <h2 className="card-title">
        {texts.product(wholeNumber(formats, order.quantity), withBreaks(order.tool))}
      </h2>
      <p className="order-note">
        <span className="figure">{order.number}</span>
        {order.purchase !== null && <> {texts.purchase(order.purchase)}</>}
        {punctuationTexts.comma}
        {texts.bookedOn} <LocalTime at={order.createdAt} />
        <OwnReferenceNote reference={order.customerReference} />
      </p>
      <p className="chips">
        <Chip state={tones[order.state]}>
          {order.deliveryWay === 'pickup' && order.state === 'sent'
            ? texts.pickedUp
            : texts.states[order.state]}
        </Chip>
        {order.refund !== 'none' && <Chip>{texts.refunds[order.refund]}</Chip>}
      </p>
      <h3 className="sr-only">{texts.next}</h3>
      <Next order={order} />
    </li>
  )
}

function Next({ order }: { readonly order: LinkedOrder }) {
  const { state, refund, holdExpiresAt, addressMissing, cancelledAt } = order
  if (state === 'cancelled')
    return (
      <p>
        {cancelledAt !== null && (
          <>
            {texts.cancelled} <LocalTime at={cancelledAt} />
            {punctuationTexts.stop}{' '}
          </>
        )}
        {texts.notCharged}
      </p>
    )
  if (state === 'unpaid')
    return (
      <p>
        <Deadline at={holdExpiresAt} until={texts.held} over={texts.holdOver} />
      </p>
    )
  if (refund === 'whole') return <p>{texts.refunded}</p>
  if (order.withdrawnAt !== null)
    return <p>{order.withdrawalClosedAt === null ? texts.withdrawn : texts.withdrawalClosed}</p>
  if (order.deliveryWay === 'pickup')
    return (
      <p className="grid gap-1">
        <PickUpState order={order} />
      </p>
    )
  if (order.deliveryWay === 'email')
    return (
      <p>
        {giftCodeTexts.mailed}
        {punctuationTexts.stop} {giftCodeTexts.lost}
      </p>
    )
  if (state === 'sent') return <Sent order={order} />
  return addressMissing ? <p>{texts.addressMissing}</p> : <ToSend order={order} />
}

function ToSend({ order: { onAccountAt, paidAt } }: { readonly order: LinkedOrder }) {
  const days = usePromise(onAccountAt ?? paidAt)
  return <p>{days ? texts.leaves(days.leaves, days.from, days.to) : texts.toSend}</p>
}

function Sent({ order }: { readonly order: LinkedOrder }) {
  const formats = useFormats()
  const { sentAt } = order
  const parcels = namedParcels(order).length
  const days = usePromise(sentAt)
  return (
    <>
      <p>
        {sentAt !== null && (
          <>
            {texts.sent} <LocalTime at={sentAt} />
            {punctuationTexts.stop}{' '}
          </>
        )}
        {days && texts.arrives(days.from, days.to)}
      </p>
      {parcels > 0 ? (
        <div className="grid gap-1">
          <p>{parcels === 1 ? texts.parcel : texts.parcels(wholeNumber(formats, parcels))}</p>
          <Parcels order={order} />
        </div>
      ) : (
        <p className="order-note">{texts.noParcel}</p>
      )}
    </>
  )
}
