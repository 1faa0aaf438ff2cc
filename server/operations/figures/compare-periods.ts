import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  addDays,
  type CalendarDate,
  dateIn,
  daysBetween,
  type ShopDay,
  shopDays,
} from '../../../domain/shop/shop-days.ts'
import type { Database } from '../../data/database.ts'
import { sumGivenBack } from '../../data/queries/figures/refunds.ts'
import type { Sum } from '../../data/queries/figures/sums.ts'
import { sumPart } from './day-sums.ts'
import { keptRefundsOf } from './given-back.ts'
import { countPaidOf, type DayFigures, figuresOf, type SummedDay, sumDays, totalsOf } from './period-sums.ts'

/** Sums a period and the previous one, by the days of a time zone. Both dates of a period are included. */
export async function comparePeriods(
  database: Database,
  timeZone: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  now: number,
) {
  const days = shopDays(timeZone, from, to)
  const daysBefore = shopDays(timeZone, addDays(from, -1 - daysBetween(from, to)), addDays(from, -1))
  const daysAfter = shopDays(timeZone, addDays(to, 1), dateIn(timeZone, now))
  await nextTurn()
  const summed = await sumDays(database, days, now)
  const paidSince = [...summed, ...(await sumDays(database, daysAfter, now))]
  const before = await sumBefore(database, { days, daysBefore, paidSince }, now)
  const refunds = await keptRefundsOf(database).ofDays(days, now)
  const figures = figuresOf(summed, countPaidOf(days, paidSince))
  return {
    summed,
    now: { ...totalsOf(figures), ...given(refunds) },
    before: before.totals,
    days: withRefunds(figures, refunds),
    daysBefore: withRefunds(before.figures, before.refunds),
  }
}

interface Before {
  readonly days: readonly ShopDay[]
  readonly daysBefore: readonly ShopDay[]
  /** The days from the first day of the period until today. */
  readonly paidSince: readonly SummedDay[]
}

/**
 * Sums the previous period. If the period includes today, the previous one ends at the same time of day; otherwise half
 * a day would look like a loss.
 */
async function sumBefore(database: Database, { days, daysBefore, paidSince }: Before, now: number) {
  const whole = await sumDays(database, daysBefore, now)
  const figures = figuresOf(whole, countPaidOf(daysBefore, [...whole, ...paidSince]))
  const cut = cutAtSameTime(daysBefore.at(-1), days.at(-1), now)
  if (!cut) {
    const refunds = await keptRefundsOf(database).ofDays(daysBefore, now)
    return { figures, refunds, totals: { ...totalsOf(figures), ...given(refunds) } }
  }
  const part: DayFigures = { date: cut.date, ...(await sumPart(database.read, cut)) }
  const earlier = await keptRefundsOf(database).ofDays(daysBefore.slice(0, -1), now)
  const refunds = [...earlier, await sumGivenBack(database.read, cut)]
  const untilNow = [...figures.slice(0, -1), part]
  return { figures: untilNow, refunds, totals: { ...totalsOf(untilNow), ...given(refunds) } }
}

function cutAtSameTime(
  last: ShopDay | undefined,
  today: ShopDay | undefined,
  now: number,
): ShopDay | undefined {
  if (!last || !today || now < today.from || now >= today.to) return undefined
  return { ...last, to: Math.min(last.to, last.from + now - today.from + 1) }
}

/** Adds the refunds of each day. */
function withRefunds(days: readonly DayFigures[], refunds: readonly Sum[]) {
  return days.map((day, index) => ({ ...day, givenBackCents: refunds[index]?.cents ?? 0 }))
}

function given(refunds: readonly Sum[]) {
  return {
    givenBackCents: refunds.reduce((sum, { cents }) => sum + cents, 0),
    refunds: refunds.reduce((sum, { count }) => sum + count, 0),
  }
}
