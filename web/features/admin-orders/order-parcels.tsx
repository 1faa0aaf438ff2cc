import { punctuationTexts } from '../../texts/punctuation.ts'
import './send-order.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { OrderParcel } from '../../../contract/orders/parcels.ts'
import { addParcel, correctParcel, mostParcels, removeParcel } from '../../../contract/orders/sending.ts'
import { trackingAddress } from '../../../domain/orders/carriers.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { parcelName } from '../../../domain/orders/parcels.ts'
import { useApi } from '../../api/api-context.ts'
import type { FieldRules } from '../../forms/field-rules.ts'
import { useAction } from '../../forms/use-action.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { ParcelText } from '../../ui/values/parcel-text.tsx'
import { ParcelFields, parcelForm, type TypedParcel, trackingProblem } from './parcel-fields.tsx'
import { parcelTexts as texts } from './texts.ts'

interface OrderParcelsProps {
  readonly order: Order
  readonly parcels: readonly OrderParcel[]
}

/** What staff changes: a parcel, or none while nothing is open. */
type Open = { readonly kind: 'add' } | { readonly kind: 'correct' | 'remove'; readonly parcel: OrderParcel }

/** Shows the parcels of a sent order, adds further ones, corrects their numbers and removes wrong ones. */
export function OrderParcels({ order, parcels }: OrderParcelsProps) {
  const place = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<Open>()
  const close = () => {
    setOpen(undefined)
    place.current?.focus()
  }
  return (
    <section ref={place} tabIndex={-1} aria-label={texts.heading} className="grid gap-3 focus:outline-none">
      <h2 className="card-title">{texts.heading}</h2>
      <ul className="grid gap-3 border-b border-line pb-3">
        {parcels.map((parcel) => (
          <li key={parcel._id} className="grid gap-2 justify-items-start border-t border-line pt-3">
            <Facts parcel={parcel} />
            {open?.kind === 'correct' && open.parcel._id === parcel._id ? (
              <ParcelForm order={order} parcel={parcel} onClose={close} />
            ) : (
              <div className="actions">
                <Button kind="quiet" onClick={() => setOpen({ kind: 'correct', parcel })}>
                  {parcel.tracking === null ? texts.enter : texts.correct}
                  <span className="sr-only">{texts.ofParcel(nameOf(parcel))}</span>
                </Button>
                {parcels.length > 1 && (
                  <Button kind="quiet" onClick={() => setOpen({ kind: 'remove', parcel })}>
                    {texts.remove}
                    <span className="sr-only">{texts.ofParcel(nameOf(parcel))}</span>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {open?.kind === 'add' ? (
        <ParcelForm order={order} onClose={close} />
      ) : (
        parcels.length < mostParcels && (
          <div>
            <Button kind="quiet" onClick={() => setOpen({ kind: 'add' })}>
              {texts.add}
            </Button>
          </div>
        )
      )}
      <Removal
        order={order}
        parcel={open?.kind === 'remove' ? open.parcel : undefined}
        onClose={() => setOpen(undefined)}
        onRemoved={close}
      />
    </section>
  )
}

function nameOf(parcel: OrderParcel): string {
  return parcelName(parcel) || texts.unnumbered
}

function Facts({ parcel }: { readonly parcel: OrderParcel }) {
  const formats = useFormats()
  const { carrier, tracking, sentAt, orders } = parcel
  return (
    <div className="grid gap-1">
      {parcelName(parcel) === '' ? (
        <span className="order-note">{texts.unnumbered}</span>
      ) : (
        <ParcelText
          carrier={carrier}
          tracking={tracking}
          page={trackingAddress(carrier ?? '', tracking ?? '', buildLanguage)}
        />
      )}
      <span className="order-note">
        {texts.sent} <LocalTime at={sentAt} />
        {orders > 1 && (
          <>
            {punctuationTexts.stop} {texts.shared(formats, orders - 1)}
          </>
        )}
      </span>
    </div>
  )
}

interface ParcelFormProps {
  readonly order: Order
  /** Set for a correction. */
  readonly parcel?: OrderParcel
  readonly onClose: () => void
}

const rules: FieldRules<TypedParcel> = {
  tracking: (typed) => (typed.tracking.trim() === '' ? texts.numberMissing : trackingProblem(typed)),
}

function ParcelForm({ order, parcel, onClose }: ParcelFormProps) {
  const api = useApi()
  const place = useRef<HTMLFormElement>(null)
  const stored = { carrier: parcel?.carrier ?? '', tracking: parcel?.tracking ?? '' }
  const form = useDraftedForm(`parcel-${order._id}-${parcel?._id ?? 'new'}`, stored, rules)
  // The button that opened the form is gone, so the first field takes the focus.
  useLayoutEffect(() => place.current?.querySelector('input')?.focus(), [])
  const { busyWith, failure, start } = useAction(async ({ carrier, tracking }: TypedParcel) => {
    const body = { ...(carrier.trim() && { carrier: carrier.trim() }), tracking: tracking.trim() }
    const id = order._id
    if (parcel) await api.call(correctParcel, { params: { id, parcel: parcel._id }, body })
    else await api.call(addParcel, { params: { id }, body })
    form.sent()
    showToast('success', (parcel ? texts.corrected : texts.added)(parcelName(body)))
    onClose()
  })
  const busy = busyWith !== undefined
  return (
    <form
      ref={place}
      className={parcelForm}
      noValidate
      aria-label={parcel ? texts.correctionOf(nameOf(parcel)) : texts.additionTo(orderName(order))}
      onSubmit={(event) => form.check(event, start)}
    >
      <ParcelFields text={form.text} />
      <Button kind="go" type="submit" busy={busy}>
        {busy ? texts.saving : parcel ? texts.saveCorrection : texts.saveAddition}
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          form.discard()
          onClose()
        }}
      >
        {texts.notNow}
      </Button>
      <p className="order-note flex-[1_0_100%]">
        {parcel ? texts.correctionTold(parcel.orders) : texts.additionTold}
      </p>
      {failure && <Alert message={failure.message} />}
    </form>
  )
}

interface RemovalProps {
  readonly order: Order
  /** The parcel to ask about; undefined while the question is closed. */
  readonly parcel: OrderParcel | undefined
  readonly onClose: () => void
  readonly onRemoved: () => void
}

function Removal({ order, parcel, onClose, onRemoved }: RemovalProps) {
  const api = useApi()
  const { busyWith, failure, start, forget } = useAction(async (removed: OrderParcel) => {
    await api.call(removeParcel, { params: { id: order._id, parcel: removed._id } })
    showToast('success', texts.removed(nameOf(removed)))
    onRemoved()
  })
  return (
    <ConfirmDialog
      open={parcel !== undefined}
      title={parcel ? texts.removeQuestion(nameOf(parcel)) : ''}
      text={parcel && parcel.orders > 1 ? texts.removeShared : texts.removeText}
      confirm={texts.remove}
      cancel={texts.keep}
      busy={busyWith !== undefined}
      problem={failure?.message}
      onConfirm={() => parcel && start(parcel)}
      onCancel={() => {
        forget()
        onClose()
      }}
    />
  )
}
