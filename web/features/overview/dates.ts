import { dateText } from '../../ui/values/date-format.ts'

/** Returns the date of an instant in the shop's time zone, in the shop's format: Sunday 22 November. */
export function todayIn(timeZone: string, now: number): string {
  return dateText('weekday', now, timeZone)
}

/** Returns the date format of a chart. Its dates are already in the shop's time zone, so they are read as UTC. */
export function dayNames(): (date: string) => { name: string; tick: string; weekend: boolean } {
  return (date) => {
    const at = Date.parse(date)
    const tick = dateText('short', at, 'UTC')
    return { name: dateText('weekday', at, 'UTC'), tick, weekend: new Date(at).getUTCDay() % 6 === 0 }
  }
}
