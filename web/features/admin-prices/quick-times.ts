import { localTimeOf } from '../../../domain/shop/local-times.ts'
import { addDays, dateIn } from '../../../domain/shop/shop-days.ts'

/** A start and an end as local times of the shop; empty for none. */
interface Times {
  readonly startsAt: string
  readonly endsAt: string
}

const friday = 5

/**
 * Returns this weekend, from Friday 18:00 until the end of Sunday; the rest of it once it has begun.
 */
export function weekendFrom(timeZone: string, now: number): Times {
  const today = dateIn(timeZone, now)
  // Sunday is 0.
  const weekday = new Date(today).getUTCDay()
  const daysToFriday = weekday === 0 ? -2 : friday - weekday
  const start = `${addDays(today, daysToFriday)}T18:00`
  const hasBegun = localTimeOf(timeZone, now) >= start
  return { startsAt: hasBegun ? '' : start, endsAt: `${addDays(today, daysToFriday + 3)}T00:00` }
}

/** Returns seven days from now on, to the minute. */
export function sevenDaysFrom(timeZone: string, now: number): Times {
  const [date = '', time = ''] = localTimeOf(timeZone, now).split('T')
  return { startsAt: '', endsAt: `${addDays(date, 7)}T${time}` }
}
