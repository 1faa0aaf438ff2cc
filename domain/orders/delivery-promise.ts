import type { ShopOnPages } from '../../contract/shop/shop-sections.ts'
import { addDays, type CalendarDate } from '../shop/shop-days.ts'
import { isWorkingDay, type WorkingDays, workingDaysAfter } from '../shop/working-days.ts'

/** When orders leave and how long parcels take. */
export interface DeliveryRule extends WorkingDays {
  /** The workshop's time zone. */
  readonly timeZone: string
  /** An order that is paid before this full hour of a working day leaves on that day. */
  readonly leavesBefore: number
  /** Working days that a parcel takes. */
  readonly daysFrom: number
  readonly daysTo: number
}

/** Returns the rule that the shop's owner has set; null if the shop promises no days. */
export function deliveryRuleOf({
  delivery,
  money,
}: Pick<ShopOnPages, 'delivery' | 'money'>): DeliveryRule | null {
  const { leavesBefore, daysFrom, daysTo, weekdays, holidays } = delivery
  if (leavesBefore === null || daysFrom === null || daysTo === null) return null
  return { timeZone: money.timeZone, leavesBefore, daysFrom, daysTo, weekdays, holidays }
}

export interface DeliveryPromise {
  /** The instant until which this promise holds for an order that is paid, in milliseconds since 1970. */
  readonly payBy: number
  /** When the page must state the promise anew: at the cut-off, or at the beginning of the next day. */
  readonly changesAt: number
  readonly leavesToday: boolean
  readonly leavesOn: CalendarDate
  readonly arrivesFrom: CalendarDate
  readonly arrivesTo: CalendarDate
}

const hourMs = 3_600_000

/** Returns what the shop promises at an instant. */
export function deliveryPromise(now: number, rule: DeliveryRule): DeliveryPromise {
  const zone = zoneOf(rule.timeZone)
  const today = dayAt(zone, now)
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

/** A time zone's distances from UTC in milliseconds, by quarter of an hour: no zone changes its clocks within one. */
interface Zone {
  readonly name: string
  readonly format: Intl.DateTimeFormat
  readonly offsets: Map<number, number>
}

const quarterMs = hourMs / 4
const maxOffsets = 1_000

/** The time zone that was asked last: a shop has one, and asking `Intl` costs more than remembering. */
let lastZone: Zone | undefined

function zoneOf(name: string): Zone {
  if (lastZone?.name === name) return lastZone
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  lastZone = { name, format, offsets: new Map() }
  return lastZone
}

function dayAt(zone: Zone, instant: number): CalendarDate {
  return new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10)
}

/**
 * Returns the instant of a full hour of a day in the workshop's time zone. An hour that the clocks skip begins when
 * they go forward.
 */
function instantOf(zone: Zone, day: CalendarDate, hour: number): number {
  const wanted = Date.parse(day) + hour * hourMs
  // The first guess is off by the zone's distance from UTC; the second corrects a change of the clocks between.
  const shifted = wanted - offsetAt(zone, wanted)
  const instant = wanted - offsetAt(zone, shifted)
  return instant + offsetAt(zone, instant) === wanted ? instant : Math.max(shifted, instant)
}

function offsetAt({ format, offsets }: Zone, instant: number): number {
  const quarter = Math.floor(instant / quarterMs)
  const known = offsets.get(quarter)
  if (known !== undefined) return known
  if (offsets.size >= maxOffsets) offsets.clear()
  const offset = clockAt(format, quarter * quarterMs) - quarter * quarterMs
  offsets.set(quarter, offset)
  return offset
}

/** Returns what the clocks of a zone show, as if it were UTC, rounded to a quarter of an hour. */
function clockAt(inZone: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(inZone.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round(shown / quarterMs) * quarterMs
}
