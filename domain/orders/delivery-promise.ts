import type { ShopOnPages } from '../../contract/shop/shop-sections.ts'

/** When orders leave and how long parcels take. */
export interface DeliveryRule {
  /** The workshop's time zone. */
  readonly timeZone: string
  /** An order that is paid before this full hour of a working day leaves on that day. */
  readonly leavesBefore: number
  /** Working days that a parcel takes. */
  readonly daysFrom: number
  readonly daysTo: number
  /** Working days of a week, 0 for Sunday; at least one. */
  readonly weekdays: readonly number[]
  /** Days such as 2026-12-25 that are no working days. */
  readonly holidays: readonly string[]
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

/** A day of the calendar, without a time zone. */
export interface CalendarDay {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

export interface DeliveryPromise {
  /** The instant until which this promise holds for an order that is paid, in milliseconds since 1970. */
  readonly payBy: number
  /** When the page must state the promise anew: at the cut-off, or at the beginning of the next day. */
  readonly changesAt: number
  readonly leavesToday: boolean
  readonly leavesOn: CalendarDay
  readonly arrivesFrom: CalendarDay
  readonly arrivesTo: CalendarDay
}

const hourMs = 3_600_000

/** Returns what the shop promises at an instant. */
export function deliveryPromise(now: number, rule: DeliveryRule): DeliveryPromise {
  const inZone = formatIn(rule.timeZone)
  const today = dayAt(inZone, now)
  const cutOff = instantOf(inZone, today, rule.leavesBefore)
  const leavesToday = isWorkingDay(rule, today) && now < cutOff
  const leavesOn = leavesToday ? today : workingDaysAfter(rule, today, 1)
  return {
    payBy: instantOf(inZone, leavesOn, rule.leavesBefore),
    changesAt: leavesToday ? cutOff : instantOf(inZone, dayAfter(today), 0),
    leavesToday,
    leavesOn,
    arrivesFrom: workingDaysAfter(rule, leavesOn, rule.daysFrom),
    arrivesTo: workingDaysAfter(rule, leavesOn, rule.daysTo),
  }
}

/** The format of the time zone that was asked last: a shop has one, and making a format costs more than using it. */
let lastFormat: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined

function formatIn(timeZone: string): Intl.DateTimeFormat {
  if (lastFormat?.timeZone === timeZone) return lastFormat.format
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  lastFormat = { timeZone, format }
  return format
}

function clockAt(
  inZone: Intl.DateTimeFormat,
  instant: number,
): CalendarDay & { readonly hour: number; readonly minute: number } {
  const parts = new Map(inZone.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

function dayAt(inZone: Intl.DateTimeFormat, instant: number): CalendarDay {
  const { year, month, day } = clockAt(inZone, instant)
  return { year, month, day }
}

/** Returns the instant of a full hour of a day in the workshop's time zone. */
function instantOf(inZone: Intl.DateTimeFormat, { year, month, day }: CalendarDay, hour: number): number {
  const wanted = Date.UTC(year, month - 1, day, hour)
  // The first guess is off by the zone's distance from UTC; the second corrects a change of the clocks between.
  const shifted = wanted - offsetAt(inZone, wanted)
  return wanted - offsetAt(inZone, shifted)
}

function offsetAt(inZone: Intl.DateTimeFormat, instant: number): number {
  const { year, month, day, hour, minute } = clockAt(inZone, instant)
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - instant) / (hourMs / 4)) * (hourMs / 4)
}

/** Returns the day of the week, 0 for Sunday. */
function weekdayOf({ year, month, day }: CalendarDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

function isWorkingDay({ weekdays, holidays }: DeliveryRule, day: CalendarDay): boolean {
  return weekdays.includes(weekdayOf(day)) && !holidays.includes(writtenDay(day))
}

/** Writes a day as 2026-12-25. */
function writtenDay({ year, month, day }: CalendarDay): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
}

function workingDaysAfter(rule: DeliveryRule, start: CalendarDay, count: number): CalendarDay {
  let day = start
  for (let left = count; left > 0; ) {
    day = dayAfter(day)
    if (isWorkingDay(rule, day)) left -= 1
  }
  return day
}
