import { dateFormat } from './date-format.ts'

/** Writes a date without a time, such as 2026-12-24, as the owner has set. */
export function calendarDay(date: string): string {
  const at = Date.parse(date)
  // A calendar date is the same day everywhere, so it is read and written in one zone.
  return Number.isNaN(at) ? date : dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
