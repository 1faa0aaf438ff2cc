import { useCallback } from 'react'
import type { OrderTotals } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { allOrdersTexts as texts } from './texts.ts'
import { type AddingUp, type ChosenOrders, loadTotals, useAddingUp } from './use-adding-up.ts'

/** Shows the totals of all pages of the list. Renders nothing after a failure, because the list matters more. */
export function OrderTotalsLine({ chosen }: { chosen: ChosenOrders }) {
  const formats = useFormats()
  const api = useApi()
  const [totals] = useLoaded(useCallback((signal) => loadTotals(api, chosen, signal), [api, chosen]))
  if (totals.status !== 'ready') return null
  const { count, more, next } = totals.data
  // Another list starts a new total.
  if (more && next !== undefined)
    return <AddUpAll key={JSON.stringify(chosen)} chosen={chosen} atLeast={count} />
  if (count === 0) return null
  return more ? texts.manyTotals(wholeNumber(formats, count)) : sumsText(formats, totals.data)
}

/** Adds up more orders than one call can, on demand. One button starts and stops it, so that the focus stays. */
function AddUpAll({ chosen, atLeast }: { readonly chosen: ChosenOrders; readonly atLeast: number }) {
  const formats = useFormats()
  const { state, start, stop } = useAddingUp(chosen)
  const runs = state.status === 'running'
  return (
    <div className="add-up flex flex-wrap gap-x-4 gap-y-2 items-center">
      <span role="status">
        <Outcome state={state} />
      </span>
      {(state.status === 'idle' || state.status === 'failed') && (
        <span>{texts.moreThan(wholeNumber(formats, atLeast))}</span>
      )}
      {runs && <span className="figure">{texts.addedUp(wholeNumber(formats, state.counted))}</span>}
      <Button kind="quiet" onClick={runs ? stop : start}>
        {runs ? texts.stopAdding : state.status === 'done' ? texts.addUpAgain : texts.addUpAll}
      </Button>
      {state.status === 'failed' && <Alert message={state.problem} />}
    </div>
  )
}

function Outcome({ state }: { readonly state: AddingUp }) {
  const formats = useFormats()
  if (state.status !== 'done') return null
  return (
    <>
      {sumsText(formats, state.sums)} {texts.asOf} <LocalTime at={state.at} />
    </>
  )
}

function sumsText(formats: Formats, { count, sum, paid, refunded }: Omit<OrderTotals, 'more'>): string {
  return texts.totals(
    formats,
    count,
    moneyFigure(formats, sum),
    moneyFigure(formats, paid),
    moneyFigure(formats, refunded),
  )
}
