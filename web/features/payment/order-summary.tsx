import type { Order } from '../../../contract/orders/order.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { Deadline } from '../../ui/deadline.tsx'
import { Figure, Price } from '../../ui/figure.tsx'

/** What is paid for: the tool, how many, and the price of the order. */
export function OrderSummary({ order }: { order: Order }) {
  const { tool, quantity, price, paid, holdExpiresAt, holdExtendsTo } = order
  return (
    <section className="grid gap-4" aria-label={paymentMessages.order}>
      <h3>{tool}</h3>
      <dl className="figures">
        <Figure label={paymentMessages.quantity} value={quantity} unit={paymentMessages.pieces} />
        <Price
          label={paid ? paymentMessages.pricePaid : paymentMessages.price}
          dollars={price}
          unit={paymentMessages.priceNote}
        />
      </dl>
      {!paid && holdExpiresAt !== undefined && (
        <p className="soft">
          <Deadline
            at={holdExpiresAt}
            until={paymentMessages.held}
            over={paymentMessages.holdOver}
            longer={{ words: paymentMessages.heldLonger, at: holdExtendsTo }}
          />
        </p>
      )}
    </section>
  )
}
