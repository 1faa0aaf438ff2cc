import { nextPriceBreak, priceBreakFor } from '../../../domain/catalogue/price-breaks.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { centsOfBreaks, quantityOf } from '../../buying/order-total.ts'
import { Amount } from '../../ui/values/figure.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { ladderTexts as texts } from './texts.ts'

interface PriceLadderProps {
  readonly product: DescribedProduct
  /** The typed quantity. */
  readonly quantity: string
}

/**
 * Shows the unit price by quantity, marks the row of the typed quantity, and states how many more pieces lower the
 * price. Renders nothing for a product with a single price.
 */
export function PriceLadder({ product, quantity }: PriceLadderProps) {
  const formats = useFormats()
  const { price, priceBreaks, availableQuantity = Number.POSITIVE_INFINITY } = product
  const [first] = priceBreaks ?? []
  if (price === undefined || !priceBreaks || !first) return null
  const [breaks, pieces] = [centsOfBreaks(priceBreaks), quantityOf(formats, quantity)]
  const held = pieces === null ? undefined : (priceBreakFor(pieces, breaks)?.from ?? 0)
  const next = pieces === null ? undefined : nextPriceBreak(pieces, centsOf(price), breaks)
  const reachable = next && pieces !== null && pieces + next.missing <= availableQuantity ? next : undefined
  const rows = [
    { from: 0, name: singleRow(formats, product.minOrderQuantity ?? 1, first.from - 1), price },
    ...priceBreaks.map((rung) => ({ ...rung, name: texts.from(wholeNumber(formats, rung.from)) })),
  ]
  return (
    <table className="ladder w-full [&_[aria-current]>*]:font-[640] [&_[aria-current]>*]:border-t-2 [&_[aria-current]>*]:border-t-ink">
      <caption className="sr-only">{texts.caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from} aria-current={row.from === held ? 'true' : undefined}>
            <th scope="row">
              {row.name}
              {pieces !== null && reachable && row.from === pieces + reachable.missing && (
                <span className="soft">
                  {' '}
                  {texts.next(
                    wholeNumber(formats, reachable.missing),
                    moneyFigure(formats, amountOf(reachable.savedCents)),
                  )}
                </span>
              )}
            </th>
            <td className="figure">
              <Amount amount={row.price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the label of the single price's row: "1 to 9 pieces", "5 pieces". */
function singleRow(formats: Formats, minimum: number, last: number): string {
  const lastFigure = wholeNumber(formats, last)
  return minimum < last
    ? texts.range(wholeNumber(formats, minimum), lastFigure)
    : texts.single(lastFigure, last)
}
