import './send-order.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { addParcel, markSent, undoSending } from '../../../contract/orders/sending.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { useApi } from '../../api/api-context.ts'
import { draftKeyOf, readDraft } from '../../forms/drafts.ts'
import type { FieldRules } from '../../forms/field-rules.ts'
import { useAction } from '../../forms/use-action.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useHashFocus } from '../../routing/use-hash-focus.ts'
import { useAllowed } from '../../session/rights.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { hasNoAddress, isToPickUp, isToSend } from './order-facts.ts'
import { ParcelFields, parcelForm, type TypedParcel, trackingProblem } from './parcel-fields.tsx'
import { readFurtherParcels } from './pasted-parcels.ts'
import { PickUpActions } from './pick-up-actions.tsx'
import { orderTexts, sendTexts as texts } from './texts.ts'

interface Typed extends TypedParcel {
  /** A list of the other parcels. */
  readonly further: string
}

const empty: Typed = { carrier: '', tracking: '', further: '' }

const rules: FieldRules<Typed> = {
  tracking: trackingProblem,
  further: ({ further }) => readFurtherParcels(further).problem,
}

const formOf = (order: Order) => `send-${order._id}`

interface SendOrderProps {
  readonly order: Order
  /** Shows the fields immediately; by default a button opens them. */
  readonly open?: boolean
  /** Called once the order is sent, before the page reloads its data. */
  readonly onSent?: () => void
}

/**
 * Sends a paid order, with optional carrier and tracking number. Sending can be undone for a minute. The focus stays in
 * this component. Fields with typed text are open after a reload. Use it only if {host} offers `markSent`.
 */
export function SendOrder({ order, open = false, onSent }: SendOrderProps) {
  const place = useRef<HTMLDivElement>(null)
  const session = useSession()
  const [begun] = useState(() => readDraft(draftKeyOf(formOf(order), session)) !== undefined)
  const [pressed, setPressed] = useState<boolean>()
  const opened = pressed ?? (open || begun)
  const keepFocus = () => place.current?.focus()
  const onceSent = () => {
    onSent?.()
    keepFocus()
  }
  // The button that opened the fields is gone, so the first field takes the focus.
  useLayoutEffect(() => {
    if (pressed) place.current?.querySelector('input')?.focus()
  }, [pressed])
  useHashFocus(open ? '#send' : undefined, place)
  const close = () => {
    setPressed(false)
    keepFocus()
  }
  const undoable = useUndoable(order)
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="send-order grid gap-2 justify-items-start min-w-0 empty:hidden print:hidden focus:outline-none"
    >
      {isToSend(order) && !opened && (
        <Button kind="quiet" onClick={() => setPressed(true)}>
          {texts.send}
          <span className="sr-only">{texts.ofOrder(orderName(order), order.tool)}</span>
        </Button>
      )}
      {isToSend(order) && opened && (
        <SendForm order={order} onSent={onceSent} {...(!open && { onClose: close })} />
      )}
      {isToPickUp(order) && <PickUpActions order={order} isMain={open} onDone={onceSent} />}
      {undoable && <Undo order={order} onUndone={keepFocus} />}
    </div>
  )
}

/** Returns whether the mark can still be undone, which the server decides. */
function useUndoable({ sentAt, undoUntil }: Order): boolean {
  const offered = useAllowed()(undoSending)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!undoUntil) return
    setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, undoUntil - Date.now()))
    return () => clearTimeout(timer)
  }, [undoUntil])
  return offered && Boolean(sentAt) && Boolean(undoUntil && undoUntil > now)
}

interface SendFormProps {
  readonly order: Order
  readonly onSent: () => void
  readonly onClose?: () => void
}

function SendForm({ order, onSent, onClose }: SendFormProps) {
  const api = useApi()
  const form = useDraftedForm(formOf(order), empty, rules)
  const [pressedSeveral, setPressedSeveral] = useState(false)
  // A backend without parcels would ignore the other ones.
  const canBeSeveral = useAllowed()(addParcel)
  const isSeveral = pressedSeveral || form.values.further !== ''
  const { busyWith, failure, start } = useAction(async (withoutAddress: boolean) => {
    const { carrier, tracking } = form.values
    const { parcels: furtherParcels } = readFurtherParcels(form.values.further)
    const body = {
      ...(carrier.trim() && { carrier: carrier.trim() }),
      ...(tracking.trim() && { tracking: tracking.trim() }),
      ...(furtherParcels.length > 0 && { furtherParcels }),
      ...(withoutAddress && { withoutAddress: true as const }),
    }
    await api.call(markSent, { params: { id: order._id }, body })
    form.sent()
    showToast('success', orderTexts.markedSent(order.tool))
    onSent()
  })
  const busy = busyWith !== undefined
  // Shown before the press if the missing address is known. If the row is stale, the server refuses.
  const question = hasNoAddress(order) || failure?.code === 'ADDRESS_MISSING'
  const asked = useRef<HTMLDivElement>(null)
  // The pressed button is gone. The button that replaces it takes no focus, so that a second Enter sends nothing.
  useLayoutEffect(() => {
    if (question && document.activeElement === document.body) asked.current?.focus()
  }, [question])
  return (
    <form
      className={`${parcelForm} [&>.field:has(textarea)]:flex-[1_0_100%]`}
      noValidate
      onSubmit={(event) => form.check(event, () => start(question))}
      aria-label={texts.formOf(orderName(order))}
    >
      <ParcelFields text={form.text} />
      {isSeveral && (
        <TextArea label={texts.further} hint={texts.furtherHint} rows={2} {...form.text('further')} />
      )}
      {question ? (
        <div
          ref={asked}
          tabIndex={-1}
          role={failure ? 'alert' : undefined}
          className="grid gap-2 justify-items-start flex-[1_0_100%]"
        >
          <p>{texts.noAddress}</p>
          {/* Not a submit button, so that Enter in a field does not send an order without an address. */}
          <Button kind="danger" busy={busy} onClick={(event) => event.currentTarget.form?.requestSubmit()}>
            {texts.sendAnyway}
          </Button>
        </div>
      ) : (
        <Button kind="go" type="submit" busy={busy}>
          {busy ? orderTexts.marking : orderTexts.markSent}
        </Button>
      )}
      {!isSeveral && canBeSeveral && (
        <Button kind="quiet" onClick={() => setPressedSeveral(true)}>
          {texts.several}
        </Button>
      )}
      {onClose && (
        <Button
          kind="quiet"
          onClick={() => {
            form.discard()
            onClose()
          }}
        >
          {texts.notNow}
        </Button>
      )}
      {failure && failure.code !== 'ADDRESS_MISSING' && <Alert message={failure.message} />}
    </form>
  )
}

function Undo({ order, onUndone }: { order: Order; onUndone: () => void }) {
  const api = useApi()
  const { busyWith, failure, start } = useAction(async ({ _id: id, tool: product }: Order) => {
    await api.call(undoSending, { params: { id } })
    showToast('success', texts.undone(product))
    onUndone()
  })
  return (
    <>
      <Button kind="quiet" busy={busyWith !== undefined} onClick={() => start(order)}>
        {texts.undo}
        <span className="sr-only">{texts.ofOrder(orderName(order), order.tool)}</span>
      </Button>
      {failure && <Alert message={failure.message} />}
    </>
  )
}
