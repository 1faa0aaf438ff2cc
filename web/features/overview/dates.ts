import { dateText } from '../../ui/values/date-format.ts'

/** Returns the day of an instant where the shop is, as its owner writes dates: Sunday 22 November. */
export function todayIn(timeZone: string, now: number): string {
  return dateText('weekday', now, timeZone)
}

/**
 * Returns the date format of a chart. Its dates are already in the shop's time zone; reading them as UTC keeps
 * them.
 */
export function dayNames(): (date: string) => { name: string; tick: string; weekend: boolean } {
  return (date) => {
    const at = Date.parse(date)
    const tick = dateText('short', at, 'UTC')
    return { name: dateText('weekday', at, 'UTC'), tick, weekend: new Date(at).getUTCDay() % 6 === 0 }
  }
}
