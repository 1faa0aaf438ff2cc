import { dateFormat } from './date-format.ts'

/** Writes a date (2026-11-25) with its weekday in the shop's locale: Wednesday, November 25. */
export function weekdayText(date: string): string {
  const format = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(date))
}
