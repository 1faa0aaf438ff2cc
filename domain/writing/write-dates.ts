import type { DateWriting } from '../../contract/shop/writing.ts'
import { clockDate } from './zone-clock.ts'

/**
 * Kinds of dates on pages: `day` (Nov 25, 2026), `long` (November 25, 2026), `weekday` (Wednesday, November 25),
 * `short` (Nov 25), `time` (3:00 PM), `instant` (Nov 25, 2026, 3:00 PM).
 */
export type DateKind = 'day' | 'long' | 'weekday' | 'short' | 'time' | 'instant'

/**
 * Writes an instant in a time zone.
 * @param timeZone the runtime's own zone if undefined.
 */
export function writeDate(
  kind: string,
  instant: number,
  timeZone: string | undefined,
  { kinds, months, weekdays, periods }: DateWriting,
): string {
  const [pattern, list] = kinds[kind] ?? ['', 0]
  const shown = clockDate(instant, timeZone)
  const [y = '', month, dd, hour, m, s] = shown.toISOString().split(/\D/)
  // Without parts of the day, the clock has 24 hours.
  const hours = periods.length === 0 ? Number(hour) : Number(hour) % 12 || 12
  const fields: Readonly<Record<string, string | number | undefined>> = {
    M: months[list]?.[Number(month) - 1],
    w: weekdays[shown.getUTCDay()],
    p: periods[periods.length === 2 ? Math.floor(Number(hour) / 12) : Number(hour)],
    y,
    yy: y.slice(2),
    d: Number(dd),
    dd,
    h: hours,
    hh: String(hours).padStart(2, '0'),
    m,
    s,
  }
  return pattern.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(fields[field] ?? ''))
}

/** Writes a date without a time, such as 2026-12-24, independent of any time zone. */
export function writeCalendarDay(kind: DateKind, date: string, writing: DateWriting): string {
  const at = Date.parse(date)
  return Number.isNaN(at) ? date : writeDate(kind, at, 'UTC', writing)
}
