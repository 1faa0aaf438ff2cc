import type { getFigures } from '../../../contract/figures.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { DayBar } from '../../ui/charts/day-bars.tsx'
import { writtenLocale } from '../../ui/values/numbers.ts'

type Days = AnswerOf<typeof getFigures>['days']

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
const shortDay = { day: 'numeric', month: 'short' } as const

/** Returns the day of an instant where the shop is, as its owner writes dates: Sunday 22 November. */
export function todayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat(writtenLocale(), { ...longDay, timeZone }).format(now)
}

/** Returns a bar for each day, beside what was taken on the same day of the period before. The dates are those of the shop already; reading them as UTC keeps them. */
export function barsOf(days: Days, before: readonly number[] = []): readonly DayBar[] {
  const long = new Intl.DateTimeFormat(writtenLocale(), { ...longDay, timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(writtenLocale(), { ...shortDay, timeZone: 'UTC' })
  return days.map(({ date, taken }, index) => {
    const at = new Date(date)
    const weekend = at.getUTCDay() % 6 === 0
    return {
      date,
      name: long.format(at),
      tick: short.format(at),
      value: taken,
      before: before[index],
      weekend,
    }
  })
}
