import type { ShopDay } from '../../../domain/shop-days.ts'
import type { Database } from '../../data/database.ts'
import { quarterHourMs, type Stretch } from '../../data/queries/figures/sums.ts'
import type { DaySums } from './day-sums.ts'
import { passedDaysOf } from './passed-days.ts'

/** The sums of a day, beside the day. */
export interface SummedDay {
  readonly day: ShopDay
  readonly sums: DaySums
}

/** Sums days that follow each other; those that have passed come from memory, the others from their orders. */
export async function sumDays(
  database: Database,
  days: readonly ShopDay[],
  now: number,
): Promise<readonly SummedDay[]> {
  const passed = passedDaysOf(database)
  const summed: SummedDay[] = []
  for (const day of days) summed.push({ day, sums: await passed.sumsOf(day, now) })
  return summed
}

/** Adds days up. */
export function totalsOf(days: readonly SummedDay[]) {
  const total = (of: (sums: DaySums) => number) => days.reduce((sum, { sums }) => sum + of(sums), 0)
  return {
    takenCents: total(({ takenCents }) => takenCents),
    paid: total(({ paid }) => paid),
    booked: total(({ booked }) => booked),
  }
}

/**
 * Counts the orders that were booked in a stretch of quarters of an hour and are paid by now. Nothing makes a paid order
 * unpaid again, so the days of the payments, which are kept, have all of them.
 *
 * @param since the days from the stretch until today: nothing is paid before it is booked.
 */
export function countPaidOf({ from, to }: Stretch, since: readonly SummedDay[]): number {
  const [first, end] = [from / quarterHourMs, to / quarterHourMs]
  let paid = 0
  for (const { sums } of since)
    sums.quarters.forEach((quarter, index) => {
      if (quarter >= first && quarter < end) paid += sums.paidOfQuarter[index] ?? 0
    })
  return paid
}
