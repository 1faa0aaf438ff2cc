import type { Order } from '../../../../contract/orders/orders.ts'
import { deliveryPromise, deliveryRuleOf } from '../../../../domain/orders/delivery-promise.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { Fact } from '../../../ui/values/fact.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { weekdayText } from '../../../ui/values/weekday.ts'
import { receiptTexts as texts } from '../texts.ts'

/**
 * States the days that the shop promised at the payment. Renders nothing without a delivery rule or for a refunded
 * order.
 */
export function PromisedDays({ order }: { order: Order }) {
  const { paidAt, refundable, onAccountAt = paidAt } = order
  const formats = useFormats()
  const rule = deliveryRuleOf(useShopSettings().shop)
  if (!rule || !onAccountAt || refundable === 0) return null
  const { arrivesFrom, arrivesTo } = deliveryPromise(onAccountAt, rule)
  return (
    <Fact name={texts.arrives}>
      {texts.promised(weekdayText(formats, arrivesFrom), weekdayText(formats, arrivesTo))}
    </Fact>
  )
}
