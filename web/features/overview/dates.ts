import { dateFormat } from '../../ui/values/date-format.ts'

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
const shortDay = { day: 'numeric', month: 'short' } as const

/** Returns the day of an instant where the shop is, as its owner writes dates: Sunday 22 November. */
export function todayIn(timeZone: string, now: number): string {
  return dateFormat({ ...longDay, timeZone }).format(now)
}

/** Returns how a chart writes dates. They are those of the shop already; reading them as UTC keeps them. */
export function dayNames(): (date: string) => { name: string; tick: string; weekend: boolean } {
  const long = dateFormat({ ...longDay, timeZone: 'UTC' })
  const short = dateFormat({ ...shortDay, timeZone: 'UTC' })
  return (date) => {
    const at = new Date(date)
    return { name: long.format(at), tick: short.format(at), weekend: at.getUTCDay() % 6 === 0 }
  }
}
