import type { Order } from '../../../contract/orders/orders.ts'
import { Button } from '../../ui/button.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { sumOf } from './order-sums.ts'
import { paymentTexts } from './texts.ts'

interface LeftOutProps {
  /** The orders that cannot be paid, with the reasons. */
  readonly orders: readonly { readonly order: Order; readonly reason: string }[]
  /** The remaining orders. */
  readonly left: readonly Order[]
  readonly onPayRest: (rest: readonly Order[]) => void
}

/** Names the orders that cannot be paid, and the remaining amount. The amount changes only after a press. */
export function LeftOut({ orders, left, onPayRest }: LeftOutProps) {
  const formats = useFormats()
  return (
    <>
      <ul className="grid gap-3" role="status">
        {orders.map(({ order, reason }) => (
          <li key={order._id} className="wrap-anywhere">
            <b>{paymentTexts.line(wholeNumber(formats, order.quantity), withBreaks(order.tool))}</b>
            <span className="block">{reason}</span>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <Button kind="go" onClick={() => onPayRest(left)}>
          {paymentTexts.payRest(
            wholeNumber(formats, left.length),
            left.length,
            moneyFigure(formats, sumOf(left)),
          )}
        </Button>
      )}
    </>
  )
}
