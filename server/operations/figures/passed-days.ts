import type { Database } from '../../data/database.ts'
import { type DaySums, noSums, sumDay } from './day-sums.ts'
import { KeptDays } from './kept-days.ts'

const kept = new WeakMap<Database, KeptDays<DaySums>>()

/**
 * Returns the kept sums of the days that have passed. Nothing books into such a day, pays in it or changes the price of
 * its orders: what is kept never changes.
 */
export function passedDaysOf(database: Database): KeptDays<DaySums> {
  const days = kept.get(database) ?? new KeptDays(database.read, { sum: sumDay, none: noSums })
  kept.set(database, days)
  return days
}
