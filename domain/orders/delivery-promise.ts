import type { ShopOnPages } from '../../contract/shop/shop-sections.ts'
import { addDays, type CalendarDate, dateIn } from '../shop/shop-days.ts'
import { isWorkingDay, type WorkingDays, workingDaysAfter } from '../shop/working-days.ts'
import { offsetAt } from '../writing/zone-clock.ts'

/** When orders leave and how long parcels take. */
export interface DeliveryRule extends WorkingDays {
  /** The workshop's time zone. */
  readonly timeZone: string
  /** An order paid before this hour of a working day leaves on the same day. */
  readonly leavesBefore: number
  /** The minimum number of working days in transit. */
  readonly daysFrom: number
  readonly daysTo: number
}

/** Returns the owner's delivery rule; null if the shop promises no days. */
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
  /** The payment deadline of this promise, in milliseconds since 1970. */
  readonly payBy: number
  /** When the page must update the promise: at the cut-off, or at midnight. */
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
 * Returns the instant of a full hour of a day in the workshop's time zone. An hour that the clocks skip starts at the
 * moment of the change.
 */
function instantOf(zone: string, day: CalendarDate, hour: number): number {
  const wanted = Date.parse(day) + hour * hourMs
  // The first guess uses UTC; the second corrects the offset across a clock change.
  const shifted = wanted - offsetAt(zone, wanted)
  const instant = wanted - offsetAt(zone, shifted)
  return instant + offsetAt(zone, instant) === wanted ? instant : Math.max(shifted, instant)
}
