import { toolsMessages } from '../../messages/storefront.ts'
import { Gauge } from '../../ui/gauge.tsx'
import { wholeNumber } from '../../ui/numbers.ts'

/** How many are left, as a gauge and as a number; or that all of them are out. */
export function StockLine({ available, minimum }: { available: number; minimum: number }) {
  if (available <= 0) {
    return (
      <p className="stock">
        <b className="figure">{toolsMessages.outOnLoan}</b> {toolsMessages.backSoon}
      </p>
    )
  }
  return (
    <p className="stock">
      <Gauge amount={available} portion={minimum} />
      <b className="figure">{wholeNumber(available)}</b> {toolsMessages.available}
    </p>
  )
}
