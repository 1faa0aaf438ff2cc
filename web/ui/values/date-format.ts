import { writtenLocale } from './numbers.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the format for dates in the shop's locale. Each is made once: making one takes longer than using it. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = writtenLocale()
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Writes the day of an instant in UTC, because the server renders it without knowing the visitor's time zone. */
export function dayInUtc(at: Date): string {
  return dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(at)
}
