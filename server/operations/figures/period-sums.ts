import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ShopDay } from '../../../domain/shop-days.ts'
import type { Database } from '../../data/database.ts'
import { countNotPaid, type Stretch, sumGivenBack } from '../../data/queries/figures/sums.ts'
import { type DaySums, sumPart } from './day-sums.ts'
import { hasPassed, passedDaysOf } from './passed-days.ts'

/** The sums of a day, beside the day. */
export interface SummedDay {
  readonly day: ShopDay
  readonly sums: DaySums
}

/** A query that changes may reach looks at the days of about this many orders. */
const ordersAtOnce = 40_000

/**
 * Sums days that follow each other; those that have passed come from memory, the others from their orders.
 *
 * @param cut a part of a day among them.
 */
export async function sumDays(
  database: Database,
  days: readonly ShopDay[],
  now: number,
  cut?: ShopDay,
): Promise<readonly SummedDay[]> {
  const passed = passedDaysOf(database)
  const summed: SummedDay[] = []
  for (const day of days) {
    const sums = await (day === cut ? sumPart(database.read, day) : passed.sumsOf(day, now))
    summed.push({ day, sums })
  }
  return summed
}

/** Adds days up, and reads what changes also in those that have passed: later payments and refunds. */
export async function totalsOf({ read }: Database, days: readonly SummedDay[], now: number) {
  const total = (of: (sums: DaySums) => number) => days.reduce((sum, { sums }) => sum + of(sums), 0)
  const isOpen = ({ day }: SummedDay) => !hasPassed(day, now)
  const passed = days.filter((day) => !isOpen(day))
  let bookedPaid = days.filter(isOpen).reduce((sum, { sums }) => sum + sums.bookedPaid, 0)
  bookedPaid += passed.reduce((sum, { sums }) => sum + sums.booked, 0)
  for (const stretch of stretchesOf(passed)) {
    // Fewer than those paid, and nothing pays an order back to unpaid.
    bookedPaid -= await countNotPaid(read, stretch)
    await nextTurn()
  }
  let [givenBackCents, refunds] = [0, 0]
  for (const stretch of stretchesOf(days)) {
    const { cents, count } = await sumGivenBack(read, stretch)
    givenBackCents += cents
    refunds += count
    await nextTurn()
  }
  return {
    takenCents: total(({ takenCents }) => takenCents),
    paid: total(({ paid }) => paid),
    booked: total(({ booked }) => booked),
    bookedPaid,
    givenBackCents,
    refunds,
  }
}

/** Joins days that follow each other until they have many orders. */
function stretchesOf(days: readonly SummedDay[]): readonly Stretch[] {
  const stretches: { from: number; to: number; booked: number }[] = []
  for (const { day, sums } of days) {
    const current = stretches.at(-1)
    if (current && current.booked + sums.booked <= ordersAtOnce) {
      current.to = day.to
      current.booked += sums.booked
    } else stretches.push({ from: day.from, to: day.to, booked: sums.booked })
  }
  return stretches
}
