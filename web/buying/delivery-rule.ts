import type { ShopOnPages } from '../../contract/shop/shop-sections.ts'
import { deliveryRuleOf } from '../../domain/orders/delivery-promise.ts'
import { zoneName } from '../../domain/writing/zone-name.ts'
import { deliveryRuleWords as texts } from '../texts/delivery-rule-words.ts'

interface DeliveryRuleTexts {
  readonly leaves: string
  readonly takes: string
  readonly short: string
}

/** States when an order leaves, and how long its parcel takes, without dates; null if the shop promises no days. */
export function deliveryRuleTexts(shop: Pick<ShopOnPages, 'delivery' | 'money'>): DeliveryRuleTexts | null {
  const rule = deliveryRuleOf(shop)
  if (!rule) return null
  const { daysFarthest, countries } = shop.delivery
  const hour = texts.hour(rule.leavesBefore, zoneName(rule.timeZone))
  const days = texts.days(rule.daysFrom, rule.daysTo)
  return {
    leaves: texts.leaves(hour),
    takes:
      daysFarthest === null ? texts.takes(days) : texts.takesAtMost(days, daysFarthest, countries.length),
    short: texts.short(hour, days),
  }
}
