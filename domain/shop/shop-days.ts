import { clockDate } from '../writing/zone-clock.ts'

/** A calendar date without a time: 2026-11-22. */
export type CalendarDate = string

/** A day in the shop's time zone, from the first instant of its date; some days have 23 or 25 hours. */
export interface ShopDay {
  readonly date: CalendarDate
  /** In milliseconds. */
  readonly from: number
  /** The start of the next day. */
  readonly to: number
}

const quarterHourMs = 900_000
const dayMs = 86_400_000
/** More than any time zone's offset from UTC. */
const furthestOffsetMs = 15 * 3_600_000

/** Returns the date in a time zone at an instant. */
export function dateIn(timeZone: string, instant: number): CalendarDate {
  return clockDate(instant, timeZone).toISOString().slice(0, 10)
}

/** Returns the full hour on the clocks of a time zone at an instant, 0 to 23. */
export function hourIn(timeZone: string, instant: number): number {
  return clockDate(instant, timeZone).getUTCHours()
}

/** Returns the date some days later; earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns how many days lie between two dates. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/**
 * Returns the first instant of a date in a time zone, which is not always midnight: where clocks go forward at
 * midnight, the day begins at 1:00. Every time zone's offset is a multiple of 15 minutes.
 */
export function startOfDay(timeZone: string, date: CalendarDate): number {
  const midnight = Date.parse(date)
  let before = (midnight - furthestOffsetMs) / quarterHourMs
  let after = (midnight + furthestOffsetMs) / quarterHourMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dateIn(timeZone, middle * quarterHourMs) < date) before = middle
    else after = middle
  }
  return after * quarterHourMs
}

/** Returns the days between two dates, both included, in a time zone. */
export function shopDays(timeZone: string, first: CalendarDate, last: CalendarDate): readonly ShopDay[] {
  const days: ShopDay[] = []
  let date = first
  let from = startOfDay(timeZone, first)
  while (date <= last) {
    const next = addDays(date, 1)
    const to = startOfNextDay(timeZone, from, next)
    days.push({ date, from, to })
    date = next
    from = to
  }
  return days
}

/** Tries 24 hours first: searching the start of each day of a year would take long. */
function startOfNextDay(timeZone: string, from: number, date: CalendarDate): number {
  const usual = from + dayMs
  const isStart = dateIn(timeZone, usual) === date && dateIn(timeZone, usual - 1) < date
  return isStart ? usual : startOfDay(timeZone, date)
}
