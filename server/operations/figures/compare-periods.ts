import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  addDays,
  type CalendarDate,
  dateIn,
  daysBetween,
  type ShopDay,
  shopDays,
} from '../../../domain/shop-days.ts'
import type { Database } from '../../data/database.ts'
import { sumGivenBack } from '../../data/queries/figures/refunds.ts'
import type { Stretch, Sum } from '../../data/queries/figures/sums.ts'
import { sumPart } from './day-sums.ts'
import { keptRefundsOf } from './given-back.ts'
import { countPaidOf, type SummedDay, sumDays, totalsOf } from './period-sums.ts'

/** Sums a period beside the one before it, by the days of a time zone. Both dates are included. */
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
  const refunds = await keptRefundsOf(database).sumDays(days, now)
  return {
    summed,
    now: { ...totalsOf(summed), bookedPaid: countPaidOf(stretchOf(summed), paidSince), ...given(refunds) },
    before: before.totals,
    takenBeforeCents: before.summed.map(({ sums }) => sums.takenCents),
  }
}

interface Before {
  readonly days: readonly ShopDay[]
  readonly daysBefore: readonly ShopDay[]
  /** The days from the period's first one until today. */
  readonly paidSince: readonly SummedDay[]
}

/**
 * Sums the period before. If today is in the period, its last day is cut at the same time, because half a day beside a
 * whole one shows a loss.
 */
async function sumBefore(database: Database, { days, daysBefore, paidSince }: Before, now: number) {
  const whole = await sumDays(database, daysBefore, now)
  const allPaid = [...whole, ...paidSince]
  const cut = cutAtSameTime(daysBefore.at(-1), days.at(-1), now)
  if (!cut) {
    const refunds = await keptRefundsOf(database).sumDays(daysBefore, now)
    const bookedPaid = countPaidOf(stretchOf(whole), allPaid)
    return { summed: whole, totals: { ...totalsOf(whole), bookedPaid, ...given(refunds) } }
  }
  const uncut = whole.slice(0, -1)
  const part = { day: cut, sums: await sumPart(database.read, cut) }
  const refunds = await keptRefundsOf(database).sumDays(daysBefore.slice(0, -1), now)
  const refundsOfPart = await sumGivenBack(database.read, cut)
  const summed = [...uncut, part]
  const bookedPaid = countPaidOf(stretchOf(uncut), allPaid) + part.sums.bookedPaid
  return { summed, totals: { ...totalsOf(summed), bookedPaid, ...given(refunds, refundsOfPart) } }
}

function cutAtSameTime(
  last: ShopDay | undefined,
  today: ShopDay | undefined,
  now: number,
): ShopDay | undefined {
  if (!last || !today || now < today.from || now >= today.to) return undefined
  return { ...last, to: Math.min(last.to, last.from + now - today.from + 1) }
}

function stretchOf(days: readonly SummedDay[]): Stretch {
  return { from: days[0]?.day.from ?? 0, to: days.at(-1)?.day.to ?? 0 }
}

function given(...refunds: readonly Sum[]) {
  return {
    givenBackCents: refunds.reduce((sum, { cents }) => sum + cents, 0),
    refunds: refunds.reduce((sum, { count }) => sum + count, 0),
  }
}
