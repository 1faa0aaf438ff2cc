import '../../styles/dashboard/send-order.css'
import { type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { longestParcelText, markSent, trackingForm, undoSending } from '../../../contract/orders/sending.ts'
import { carrierNames } from '../../../domain/orders/carriers.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { hasNoAddress, isToSend } from './order-facts.ts'
import { orderTexts, sendTexts as texts } from './texts.ts'

interface SendOrderProps {
  readonly order: Order
  /** Shows the fields at once; otherwise a button opens them. */
  readonly open?: boolean
  /** Called once the order is sent, before the page loads its data again. */
  readonly onSent?: () => void
}

/**
 * Sends a paid order, with carrier and tracking number if they are known, and takes that back for a minute. The focus
 * stays here. Put it where {host} offers `markSent`.
 */
export function SendOrder({ order, open = false, onSent }: SendOrderProps) {
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(open)
  const keepFocus = () => place.current?.focus()
  const onceSent = () => {
    onSent?.()
    keepFocus()
  }
  // The button that opened the fields is gone, so the first of them takes the focus.
  useLayoutEffect(() => {
    if (opened && !open) place.current?.querySelector('input')?.focus()
  }, [opened, open])
  const { hash } = useLocation()
  useLayoutEffect(() => {
    if (open && hash === '#send') place.current?.querySelector('input')?.focus()
  }, [open, hash])
  const close = () => {
    setOpened(false)
    keepFocus()
  }
  const undoable = useUndoable(order)
  return (
    <div ref={place} tabIndex={-1} className="send-order">
      {isToSend(order) && !opened && (
        <Button kind="quiet" onClick={() => setOpened(true)}>
          {texts.send}
          <span className="sr-only">{texts.ofOrder(orderName(order), order.tool)}</span>
        </Button>
      )}
      {isToSend(order) && opened && (
        <SendForm order={order} onSent={onceSent} {...(!open && { onClose: close })} />
      )}
      {undoable && <Undo order={order} onUndone={keepFocus} />}
    </div>
  )
}

/** Whether the mark can still be taken back; the server has the last word. */
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
  const list = useId()
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { busyWith, failure, start } = useAction(async (withoutAddress: boolean) => {
    const body = {
      ...(carrier.trim() && { carrier: carrier.trim() }),
      ...(tracking.trim() && { tracking: tracking.trim() }),
      ...(withoutAddress && { withoutAddress: true as const }),
    }
    await api.call(markSent, { params: { id: order._id }, body })
    showToast('success', orderTexts.markedSent(order.tool))
    onSent()
  })
  const busy = busyWith !== undefined
  const question = asks || failure?.code === 'ADDRESS_MISSING'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = trackingForm.test(tracking.trim()) ? undefined : texts.trackingWrong
    setProblem(wrong)
    if (wrong) return
    if (hasNoAddress(order)) setAsks(true)
    else start(false)
  }
  return (
    <form className="send-form" onSubmit={submit} aria-label={texts.formOf(orderName(order))}>
      <TextField
        label={texts.carrier}
        name="carrier"
        maxLength={longestParcelText}
        list={list}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <datalist id={list}>
        {carrierNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={texts.tracking}
        name="tracking"
        maxLength={longestParcelText}
        autoComplete="off"
        className="figure"
        problem={problem}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
      />
      {question ? (
        <div role="alert" className="send-question">
          <p>{texts.noAddress}</p>
          <Button kind="danger" busy={busy} onClick={() => start(true)}>
            {texts.sendAnyway}
          </Button>
        </div>
      ) : (
        <Button kind="go" type="submit" busy={busy}>
          {busy ? orderTexts.marking : orderTexts.markSent}
        </Button>
      )}
      {onClose && (
        <Button kind="quiet" onClick={onClose}>
          {texts.notNow}
        </Button>
      )}
      {failure && failure.code !== 'ADDRESS_MISSING' && <Alert message={failure.message} />}
    </form>
  )
}

function Undo({ order, onUndone }: { order: Order; onUndone: () => void }) {
  const api = useApi()
  const { busyWith, failure, start } = useAction(async ({ _id: id, tool }: Order) => {
    await api.call(undoSending, { params: { id } })
    showToast('success', texts.undone(tool))
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
