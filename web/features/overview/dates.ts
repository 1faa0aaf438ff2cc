import { dateText } from '../../ui/values/date-format.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Returns the date of an instant in the shop's time zone, in the shop's format: Sunday 22 November. */
export function todayIn(formats: Formats, timeZone: string, now: number): string {
  return dateText(formats, 'weekday', now, timeZone)
}

/** Returns the date format of a chart. Its dates are already in the shop's time zone, so they are read as UTC. */
export function dayNames(
  formats: Formats,
): (date: string) => { name: string; tick: string; weekend: boolean } {
  return (date) => {
    const at = Date.parse(date)
    const tick = dateText(formats, 'short', at, 'UTC')
    return {
      name: dateText(formats, 'weekday', at, 'UTC'),
      tick,
      weekend: new Date(at).getUTCDay() % 6 === 0,
    }
  }
}
