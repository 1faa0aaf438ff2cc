import type { ShopOnPages } from '../../contract/shop/shop-sections.ts'
import { deliveryRuleOf } from '../../domain/orders/delivery-promise.ts'
import { zoneName } from '../../domain/writing/zone-name.ts'

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
  const hour = `${rule.leavesBefore}:00 (${zoneName(rule.timeZone)})`
  const days = `${rule.daysFrom} to ${rule.daysTo} working days`
  const farthest =
    daysFarthest === null
      ? ''
      : `, and up to ${daysFarthest} to the most distant of our ${countries.length} countries`
  return {
    leaves: `An order that is paid before ${hour} leaves on the same working day, a later one on the next.`,
    takes: `From there a parcel takes ${days}${farthest}.`,
    short: `Paid before ${hour}, it leaves on the same working day and takes ${days}.`,
  }
}
