import type { Order } from '../../contract/orders/orders.ts'
import { Fact } from '../ui/values/fact.tsx'
import { Amount } from '../ui/values/figure.tsx'
import { discountOf } from './discount-of-orders.ts'
import { discountTexts } from './discount-texts.ts'

/** Shows the discount in the price of an order; nothing without one. */
export function DiscountFact({ order }: { readonly order: Order }) {
  const discounted = discountOf([order])
  if (!discounted) return null
  return (
    <Fact name={discountTexts.discount(discounted.name)}>
      <span className="figure">
        <Amount amount={-discounted.amount} />
      </span>
    </Fact>
  )
}
