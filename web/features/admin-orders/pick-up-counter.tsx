import { type SubmitEvent, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { stateOf } from '../../../domain/orders/order-states.ts'
import { useApi } from '../../api/api-context.ts'
import { findPickUps, listOrders } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useLoadedPickUpPlace } from '../../buying/loaded-delivery-prices.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { isToPickUp } from './order-facts.ts'
import { OrderState } from './order-state.tsx'
import { PickUpActions } from './pick-up-actions.tsx'
import { pickUpDeskTexts as texts } from './pick-up-desk-texts.ts'

/** Finds orders by the code or number that a customer at the counter names, and hands them out. */
export function PickUpCounter() {
  const allowed = useAllowed()(findPickUps)
  const place = useLoadedPickUpPlace(allowed)
  if (!allowed || !place) return null
  return (
    <Card className="overview-card grid gap-4 justify-items-start">
      <h2 className="card-title">{texts.counter}</h2>
      <p>{texts.counterLead}</p>
      <Finding />
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <Waiting state="to-prepare" text={texts.toPrepare} />
        <Waiting state="ready" text={texts.ready} />
      </p>
    </Card>
  )
}

function Finding() {
  const api = useApi()
  const [wanted, setWanted] = useState('')
  const [found, setFound] = useState<readonly Order[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLFormElement>(null)
  async function find(text: string): Promise<void> {
    if (text.trim() === '') return setProblem(texts.wantedEmpty)
    setBusy(true)
    setProblem(undefined)
    try {
      const orders = await api.call(findPickUps, { query: { wanted: text } })
      setFound(orders)
      if (orders.length === 0) setProblem(texts.notFound)
    } catch (error) {
      setFound([])
      setProblem(failureSentence(error))
    }
    setBusy(false)
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    void find(wanted)
  }
  /** An order that was handed out by its code is not found again, so the row says it here. */
  function onDone(id: string): void {
    setFound((now) => now.map((order) => (order._id === id ? { ...order, sentAt: Date.now() } : order)))
    setWanted('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <form
        ref={field}
        className="flex flex-wrap gap-3 items-end w-full"
        noValidate
        aria-busy={busy}
        onSubmit={submit}
      >
        <TextField
          label={texts.wanted}
          name="wanted"
          autoComplete="off"
          value={wanted}
          problem={problem}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {busy ? texts.finding : texts.find}
        </Button>
      </form>
      <div role="status" className="grid gap-4 w-full">
        {found.map((order) => (
          <FoundOrder key={order._id} order={order} onDone={() => onDone(order._id)} />
        ))}
      </div>
    </>
  )
}

function FoundOrder({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const formats = useFormats()
  return (
    <article className="grid gap-2 justify-items-start border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere">
        <Link className="row-link" to={dashboardLinks.order(order._id)}>
          {texts.line(wholeNumber(formats, order.quantity), withBreaks(order.tool))}
        </Link>
      </h3>
      <p className="order-note wrap-anywhere">
        <span className="figure">{orderName(order)}</span> · {order.userName || order.customer}
      </p>
      <OrderState order={order} />
      {stateOf(order) === 'unpaid' && <Alert message={texts.unpaid} />}
      {isToPickUp(order) && <PickUpActions order={order} isMain onDone={onDone} />}
    </article>
  )
}

/** A higher count is "many", and counting must not slow a busy shop. */
const mostCounted = 50

interface WaitingProps {
  readonly state: 'to-prepare' | 'ready'
  readonly text: string
}

/** Links to the orders of a state, with their count. */
function Waiting({ state, text }: WaitingProps) {
  const formats = useFormats()
  const api = useApi()
  const [orders] = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.callForPage(listOrders, { query: { state, limit: mostCounted } }, { signal }),
      [api, state],
    ),
  )
  const count = orders.status === 'ready' ? orders.data.answer.length : undefined
  const more = orders.status === 'ready' && orders.data.next !== undefined
  return (
    <Link className="row-link" to={dashboardLinks.ordersInState(state)}>
      {texts.waiting(text, count === undefined ? '…' : `${wholeNumber(formats, count)}${more ? '+' : ''}`)}
    </Link>
  )
}
