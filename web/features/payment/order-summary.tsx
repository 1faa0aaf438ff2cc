import type { Order } from '../../../contract/orders.ts'
import { Deadline } from '../../ui/values/deadline.tsx'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { nounFor } from '../../ui/values/numbers.ts'
import { paymentTexts } from './texts.ts'

/** Summarises the order: tool, quantity and price. */
export function OrderSummary({ order }: { order: Order }) {
  const { number, tool, quantity, price, paid, holdExpiresAt, holdExtendsTo } = order
  return (
    <section className="grid gap-4" aria-label={paymentTexts.order}>
      <h2 className="card-title">{tool}</h2>
      {number && <p className="order-note figure">{number}</p>}
      <dl className="figures">
        <Figure label={paymentTexts.quantity} value={quantity} unit={nounFor(quantity, paymentTexts.piece)} />
        <Price
          label={paid ? paymentTexts.pricePaid : paymentTexts.price}
          dollars={price}
          unit={paymentTexts.priceNote}
        />
      </dl>
      {!paid && holdExpiresAt !== undefined && (
        <p className="soft">
          <Deadline
            at={holdExpiresAt}
            until={paymentTexts.held}
            over={paymentTexts.holdOver}
            longer={{ words: paymentTexts.heldLonger, at: holdExtendsTo }}
          />
        </p>
      )}
    </section>
  )
}
