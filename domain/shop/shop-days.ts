import { clockDate } from '../writing/zone-clock.ts'

/** A calendar date without a time: 2026-11-22. */
export type CalendarDate = string

/** A day of the shop: it begins at the first instant of its date in the shop's time zone; some have 23 or 25 hours. */
export interface ShopDay {
  readonly date: CalendarDate
  /** In milliseconds. */
  readonly from: number
  /** The start of the next day. */
  readonly to: number
}

const quarterHourMs = 900_000
const dayMs = 86_400_000
/** No time zone is further from UTC. */
const furthestOffsetMs = 15 * 3_600_000

/** Returns the date of an instant in a time zone. */
export function dateIn(timeZone: string, instant: number): CalendarDate {
  return clockDate(instant, timeZone).toISOString().slice(0, 10)
}

/** Returns the full hour of an instant on the clocks of a time zone, 0 to 23. */
export function hourIn(timeZone: string, instant: number): number {
  return clockDate(instant, timeZone).getUTCHours()
}

/** Returns the date a number of days later (or earlier, below zero). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns how many days lie between two dates. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/**
 * Returns the first instant of a date in a time zone. That is not always midnight: where clocks go forward at midnight,
 * the day begins at 1:00. The offset of every time zone in use is a multiple of a quarter of an hour.
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

/** Returns the days from one date to another, both included, in a time zone. */
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

/** Tries the usual 24 hours first, because a search of each day of a year takes time. */
function startOfNextDay(timeZone: string, from: number, date: CalendarDate): number {
  const usual = from + dayMs
  const isStart = dateIn(timeZone, usual) === date && dateIn(timeZone, usual - 1) < date
  return isStart ? usual : startOfDay(timeZone, date)
}
