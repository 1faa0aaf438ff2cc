import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { sumOfAmounts } from '../../../domain/money.ts'
import { useHost } from '../../api/host.ts'
import { listChosenOrders } from '../../api/rows/orders.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { unpaidOf } from './order-facts.ts'
import { payTogetherTexts as texts } from './texts.ts'

/** The maximum number of orders in a payment (contract/payments/payments.ts). */
const mostTogether = 200

/** Returns the order whose hold ends first; undefined if all orders can be paid together. */
export function useUrgent(orders: readonly Order[]): Order | undefined {
  const together = usePayableTogether(orders)
  return together.length > 0 ? undefined : unpaidOf(orders)[0]
}

/**
 * Returns the unpaid orders that can be paid with one charge; empty if {host} does not support it or there are too few
 * or too many orders.
 */
function usePayableTogether(orders: readonly Order[]): readonly Order[] {
  const offered = useHost().offers(listChosenOrders)
  const unpaid = unpaidOf(orders).slice(0, mostTogether)
  return offered && unpaid.length > 1 ? unpaid : []
}

/** Offers to pay several unpaid orders with one charge: all of them, or the ticked ones. */
export function PayTogether({ orders }: { readonly orders: readonly Order[] }) {
  const formats = useFormats()
  const unpaid = usePayableTogether(orders)
  const [typed, setTyped] = useState<ReadonlySet<string>>()
  const heading = useId()
  if (unpaid.length === 0) return null
  // Each buyer gets an own invoice: at first only the orders of one are ticked.
  const ofOthers = unpaid.filter(({ company }) => company !== unpaid[0]?.company)
  const left = typed ?? new Set(ofOthers.map(({ _id }) => _id))
  const chosen = unpaid.filter(({ _id }) => !left.has(_id))
  const sum = sumOfAmounts(chosen.map(({ price }) => price))
  function choose(id: string, isChosen: boolean): void {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setTyped(next)
  }
  return (
    <section className="card card-padded grid gap-4" aria-labelledby={heading}>
      <h2 id={heading} className="card-title">
        {texts.heading(wholeNumber(formats, unpaid.length))}
      </h2>
      <details>
        <summary className="min-h-11 cursor-pointer content-center underline">{texts.choose}</summary>
        <ul>
          {unpaid.map((order) => (
            <li key={order._id}>
              <Checkbox checked={!left.has(order._id)} onChange={(checked) => choose(order._id, checked)}>
                {texts.line(
                  wholeNumber(formats, order.quantity),
                  withBreaks(order.tool),
                  moneyFigure(formats, order.price),
                )}
                {order.company !== undefined && ofOthers.length > 0 && (
                  <span className="order-note"> {order.company}</span>
                )}
              </Checkbox>
            </li>
          ))}
        </ul>
      </details>
      {chosen.length > 0 && (
        <p className="actions">
          <Link className="button button-go" to={dashboardLinks.payTogether(chosen.map(({ _id }) => _id))}>
            {texts.pay(wholeNumber(formats, chosen.length), chosen.length, moneyFigure(formats, sum))}
          </Link>
        </p>
      )}
    </section>
  )
}
