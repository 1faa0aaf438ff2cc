import { dateFormat } from './date-format.ts'

/** Writes a day of the calendar with its weekday in the shop's locale: Wednesday, November 25. */
export function weekdayText({
  year,
  month,
  day,
}: {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}): string {
  const format = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(Date.UTC(year, month - 1, day))
}
