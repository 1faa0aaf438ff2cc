import type { DateWriting } from '../../contract/shop/writing.ts'
import { type ClockTime, clockTime } from './zone-clock.ts'

/**
 * Kinds of dates on pages: `day` (Nov 25, 2026), `long` (November 25, 2026), `weekday` (Wednesday, November 25), `short`
 * (Nov 25), `time` (3:00 PM), `instant` (Nov 25, 2026, 3:00 PM).
 */
export type DateKind = 'day' | 'long' | 'weekday' | 'short' | 'time' | 'instant'

/**
 * Writes an instant.
 *
 * @param timeZone undefined for the zone of this runtime.
 */
export function writeDate<Kind extends string>(
  kind: Kind,
  instant: number,
  timeZone: string | undefined,
  writing: DateWriting,
): string {
  const [pattern, list] = writing.kinds[kind] ?? ['', 0]
  const time = clockTime(instant, timeZone)
  const month = writing.months[list]?.[time.month - 1] ?? ''
  return pattern.replaceAll(/\{(\w+)\}/g, (_, field: string) => fieldOf(field, time, month, writing))
}

/** Writes a date without a time, such as 2026-12-24: it is the same day everywhere. */
export function writeCalendarDay(kind: DateKind, date: string, writing: DateWriting): string {
  const at = Date.parse(date)
  return Number.isNaN(at) ? date : writeDate(kind, at, 'UTC', writing)
}

function fieldOf(field: string, time: ClockTime, month: string, { weekdays, periods }: DateWriting): string {
  const { year, day, hour, minute, second } = time
  // Without parts of the day the clock has 24 hours.
  const shownHour = periods.length === 0 ? hour : hour % 12 || 12
  switch (field) {
    case 'M':
      return month
    case 'w':
      return weekdays[time.weekday] ?? ''
    case 'p':
      return periods[periods.length === 2 ? Math.floor(hour / 12) : hour] ?? ''
    case 'y':
      return String(year)
    case 'yy':
      return twoDigits(year % 100)
    case 'd':
      return String(day)
    case 'dd':
      return twoDigits(day)
    case 'h':
      return String(shownHour)
    case 'hh':
      return twoDigits(shownHour)
    case 'm':
      return twoDigits(minute)
    default:
      return twoDigits(second)
  }
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0')
}
