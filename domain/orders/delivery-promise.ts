import type { ShopOnPages } from '../../contract/shop/shop-sections.ts'
import { addDays, type CalendarDate, dateIn } from '../shop/shop-days.ts'
import { isWorkingDay, type WorkingDays, workingDaysAfter } from '../shop/working-days.ts'
import { offsetAt } from '../writing/zone-clock.ts'

/** When orders leave and how long parcels take. */
export interface DeliveryRule extends WorkingDays {
  /** The workshop's time zone. */
  readonly timeZone: string
  /** An order paid before this full hour of a working day leaves on that day. */
  readonly leavesBefore: number
  /** Working days that a parcel takes. */
  readonly daysFrom: number
  readonly daysTo: number
}

/** Returns the rule that the shop's owner has set; null if the shop promises no days. */
export function deliveryRuleOf({
  delivery,
  money,
}: {
  readonly delivery: ShopOnPages['delivery']
  readonly money: Pick<ShopOnPages['money'], 'timeZone'>
}): DeliveryRule | null {
  const { leavesBefore, daysFrom, daysTo, weekdays, holidays } = delivery
  if (leavesBefore === null || daysFrom === null || daysTo === null) return null
  return { timeZone: money.timeZone, leavesBefore, daysFrom, daysTo, weekdays, holidays }
}

export interface DeliveryPromise {
  /** The instant until which this promise holds for an order that is paid, in milliseconds since 1970. */
  readonly payBy: number
  /** When the page must update the promise: at the cut-off, or at the beginning of the next day. */
  readonly changesAt: number
  readonly leavesToday: boolean
  readonly leavesOn: CalendarDate
  readonly arrivesFrom: CalendarDate
  readonly arrivesTo: CalendarDate
}

const hourMs = 3_600_000

/** Returns the shop's delivery promise at an instant. */
export function deliveryPromise(now: number, rule: DeliveryRule): DeliveryPromise {
  const zone = rule.timeZone
  const today = dateIn(zone, now)
  const cutOff = instantOf(zone, today, rule.leavesBefore)
  const leavesToday = isWorkingDay(rule, today) && now < cutOff
  const leavesOn = leavesToday ? today : workingDaysAfter(rule, today, 1)
  return {
    payBy: instantOf(zone, leavesOn, rule.leavesBefore),
    changesAt: leavesToday ? cutOff : instantOf(zone, addDays(today, 1), 0),
    leavesToday,
    leavesOn,
    arrivesFrom: workingDaysAfter(rule, leavesOn, rule.daysFrom),
    arrivesTo: workingDaysAfter(rule, leavesOn, rule.daysTo),
  }
}

/**
 * Returns the instant of a full hour of a day in the workshop's time zone. An hour that the clocks skip begins when
 * they go forward.
 */
function instantOf(zone: string, day: CalendarDate, hour: number): number {
  const wanted = Date.parse(day) + hour * hourMs
  // The first guess is off by the zone's distance from UTC; the second corrects a change of the clocks between.
  const shifted = wanted - offsetAt(zone, wanted)
  const instant = wanted - offsetAt(zone, shifted)
  return instant + offsetAt(zone, instant) === wanted ? instant : Math.max(shifted, instant)
}
