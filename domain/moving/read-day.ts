import { startOfDay } from '../shop/shop-days.ts'

/** Whether the day or the month comes first in days like 3/4/2026; unknown if no row of the file shows it. */
export type DayOrder = 'day-first' | 'month-first' | 'unknown'

const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]{1,2}(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)? ?(Z|UTC|[+-]\d{2}:?\d{2})?$/i
const slashed =
  /^(\d{1,2})([./])(\d{1,2})[./](\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?)?$/i

/** Finds in a cell whether the day or the month comes first. */
export function dayOrderOf(cell: string): DayOrder {
  const [, first, sign, second] = slashed.exec(cell.trim()) ?? []
  // Days with points are written day first everywhere.
  if (first === undefined || sign === '.') return 'unknown'
  if (Number(first) > 12) return 'day-first'
  return Number(second) > 12 ? 'month-first' : 'unknown'
}

/**
 * Reads the instant of an order in the notations of other shops, in milliseconds. Without a zone it is in the shop's.
 */
export function readInstant(text: string, timeZone: string, order: DayOrder): number | 'unread' | 'unclear' {
  const cell = text.trim().slice(0, 60)
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = iso.exec(cell) ?? []
  if (year !== undefined) return instantOf([year, month, day, hour, minute, second], timeZone, zone)
  const parts = slashed.exec(cell)
  if (!parts) return 'unread'
  const [, one, sign, other, years, hours = '0', minutes = '0', seconds = '0', half] = parts
  if (sign === '/' && order === 'unknown' && one !== other) return 'unclear'
  const isDayFirst = sign === '.' || order !== 'month-first'
  const date = isDayFirst ? [years, other, one] : [years, one, other]
  return instantOf([...date, hourOf(hours, half), minutes, seconds], timeZone, undefined)
}

function hourOf(hour: string, half: string | undefined): string {
  if (half === undefined) return hour
  return String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))
}

function instantOf(
  parts: readonly (string | undefined)[],
  timeZone: string,
  zone: string | undefined,
): number | 'unread' {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
  const midnight = Date.UTC(year, month - 1, day)
  // A month or day that does not exist gives a date of another one.
  const isDay = new Date(midnight).getUTCDate() === day && month >= 1 && month <= 12
  if (!isDay || year < 1970 || hour > 23 || minute > 59 || second > 59) return 'unread'
  const date = new Date(midnight).toISOString().slice(0, 10)
  const ofDay = ((hour * 60 + minute) * 60 + second) * 1000
  if (zone === undefined) return startOfDay(timeZone, date) + ofDay
  return midnight + ofDay - offsetOf(zone)
}

function offsetOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
