import type { CalendarDate, ShopDay } from '../../../domain/shop/shop-days.ts'
import type { Database } from '../../data/database.ts'
import { quarterHourMs } from '../../data/queries/figures/sums.ts'
import type { DaySums } from './day-sums.ts'
import { passedDaysOf } from './passed-days.ts'

/** A day with its sums. */
export interface SummedDay {
  readonly day: ShopDay
  readonly sums: DaySums
}

/** Sums consecutive days: past days from memory, others from their orders. */
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

/** Bookings and payments of a day, with the number of its orders that have been paid so far. */
export interface DayFigures {
  readonly date: CalendarDate
  readonly takenCents: number
  /** How much of it is delivery. */
  readonly deliveryCents: number
  readonly paid: number
  readonly booked: number
  readonly bookedPaid: number
}

/** Returns the figures of days; `bookedPaid` has the number of paid orders booked on each day, by the same index. */
export function figuresOf(days: readonly SummedDay[], bookedPaid: readonly number[]): readonly DayFigures[] {
  return days.map(({ day: { date }, sums: { takenCents, deliveryCents, paid, booked } }, index) => ({
    date,
    takenCents,
    deliveryCents,
    paid,
    booked,
    bookedPaid: bookedPaid[index] ?? 0,
  }))
}

/** Sums the figures of days. */
export function totalsOf(days: readonly Omit<DayFigures, 'date'>[]) {
  const total = (of: (day: Omit<DayFigures, 'date'>) => number) => days.reduce((sum, day) => sum + of(day), 0)
  return {
    takenCents: total(({ takenCents }) => takenCents),
    deliveryCents: total(({ deliveryCents }) => deliveryCents),
    paid: total(({ paid }) => paid),
    booked: total(({ booked }) => booked),
    bookedPaid: total(({ bookedPaid }) => bookedPaid),
  }
}

/**
 * Counts, for each of consecutive days, the orders booked on it that have been paid so far. A paid order stays paid and
 * is paid after its booking, so the cached sums of the days `since` include all payments. Every day of the shop begins
 * at a quarter-hour.
 *
 * @param since the days from the first of `days` until today.
 */
export function countPaidOf(days: readonly ShopDay[], since: readonly SummedDay[]): number[] {
  const paid = days.map(() => 0)
  const first = (days[0]?.from ?? 0) / quarterHourMs
  const dayOf = days.flatMap(({ from, to }, index) =>
    new Array<number>((to - from) / quarterHourMs).fill(index),
  )
  for (const { sums } of since)
    sums.quarters.forEach((quarter, index) => {
      const day = dayOf[quarter - first]
      if (day !== undefined) paid[day] = (paid[day] ?? 0) + (sums.paidOfQuarter[index] ?? 0)
    })
  return paid
}
