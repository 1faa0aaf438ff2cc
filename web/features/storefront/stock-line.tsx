import { shortStockText } from '../../../domain/catalogue/stock-state.ts'
import { productsTexts } from '../../texts/storefront.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { Gauge } from '../../ui/values/gauge.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'

interface StockLineProps {
  readonly available: number | undefined
  readonly minimum: number | undefined
}

/** Shows the stock as a gauge and a number, or as sold out; nothing if it is unknown. */
export function StockLine({ available, minimum }: StockLineProps) {
  const formats = useFormats()
  if (available === undefined) return null
  if (available <= 0) {
    return (
      <p className="stock">
        <b className="figure">{productsTexts.soldOut}</b> {productsTexts.backSoon}
      </p>
    )
  }
  if (minimum !== undefined && available < minimum) {
    // Rows of a list show only the bold part.
    return (
      <p className="stock">
        <b>{shortStockText(available, minimum, (number) => wholeNumber(formats, number))}</b>
      </p>
    )
  }
  return (
    <p className="stock">
      <Gauge amount={available} portion={minimum} />
      <b className="figure">{wholeNumber(formats, available)}</b> {productsTexts.available(available)}
    </p>
  )
}
