import { writtenLocale } from './numbers.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes a date without a time, such as 2026-12-24, as the owner has set. */
export function calendarDay(date: string): string {
  const locale = writtenLocale()
  // A calendar date is the same day everywhere, so it is read and written in one zone.
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  const at = Date.parse(date)
  return Number.isNaN(at) ? date : format.format(at)
}
