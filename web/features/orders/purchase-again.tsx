import type { Order } from '../../../contract/orders/orders.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { BasketLine } from '../../buying/basket.ts'
import { KeepButton } from '../../buying/keep-on-list/keep-button.tsx'
import { bookTogether } from '../../buying/put-in-corner.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { ordersTexts } from './texts.ts'

interface PurchaseAgainProps {
  readonly order: Order
  /** All orders of the list. */
  readonly orders: readonly Order[]
}

/** Orders a whole purchase again, or keeps it as a list, in the row of its first order; else keeps the order alone. */
export function PurchaseAgain({ order, orders }: PurchaseAgainProps) {
  const { purchase } = order
  const together = purchase ? orders.filter((other) => other.purchase?._id === purchase._id) : [order]
  if (together[0] !== order) return null
  const lines = linesOf(together)
  return (
    <span className="actions row-actions mt-2">
      {purchase && lines.length > 1 && <AllAgain lines={lines} number={purchase.number} />}
      <KeepButton lines={() => lines} about={purchase?.number ?? order.tool} />
    </span>
  )
}

function AllAgain({ lines, number }: { readonly lines: readonly BasketLine[]; readonly number: string }) {
  const formats = useFormats()
  const { failure, start } = useAction(async () => {
    const { putIn } = await loadOnDemand(() => import('../../buying/put-in.ts'))
    putIn(formats, lines)
  })
  return (
    <IfOffered operation={bookTogether}>
      <Button kind="quiet" onClick={() => start(true)}>
        {ordersTexts.buyAllAgain(wholeNumber(formats, lines.length), number)}
      </Button>
      {failure && <Alert message={failure.message} />}
    </IfOffered>
  )
}

/** Returns the products of orders, each once, in the order in which they were booked. */
function linesOf(orders: readonly Order[]): readonly BasketLine[] {
  const lines = new Map<string, BasketLine>()
  for (const { Id: id, tool: name, quantity } of [...orders].reverse()) {
    const before = lines.get(id)?.quantity ?? 0
    lines.set(id, { id, name, quantity: before + quantity })
  }
  return [...lines.values()]
}
