import type { Database } from '../../data/database.ts'
import { type DaySums, noSums, sumDay } from './day-sums.ts'
import { KeptDays } from './kept-days.ts'

const kept = new WeakMap<Database, KeptDays<DaySums>>()

/**
 * Returns the cached sums of past days. No transaction books or pays in a past day or changes the price of its orders,
 * so the sums never change.
 */
export function passedDaysOf(database: Database): KeptDays<DaySums> {
  const days = kept.get(database) ?? new KeptDays(database.read, { sum: sumDay, none: noSums })
  kept.set(database, days)
  return days
}
