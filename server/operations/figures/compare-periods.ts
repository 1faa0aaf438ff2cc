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
import { type PaperSums, sumPapers } from '../../data/queries/figures/papers.ts'
import { sumGivenBack } from '../../data/queries/figures/refunds.ts'
import type { SumWithDelivery } from '../../data/queries/figures/sums.ts'
import { sumPart } from './day-sums.ts'
import { addRefunds, keptRefundsOf } from './given-back.ts'
import { addPapers, papersOf } from './kept-papers.ts'
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
  const figures = figuresOf(summed, countPaidOf(days, paidSince))
  const refunds = await keptRefundsOf(database).ofDays(days, now)
  const papers = await papersOf(database, days, now)
  return {
    summed,
    now: periodOf({ figures, refunds, papers }),
    before: periodOf(before),
    days: daysOf({ figures, refunds, papers }),
    daysBefore: daysOf(before),
    taxes: addPapers(papers).atRates,
  }
}

/** Each of the figures, by the same index of a day. */
interface SummedDays {
  readonly figures: readonly DayFigures[]
  readonly refunds: readonly SumWithDelivery[]
  readonly papers: readonly PaperSums[]
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
async function sumBefore(
  database: Database,
  { days, daysBefore, paidSince }: Before,
  now: number,
): Promise<SummedDays> {
  const summed = await sumDays(database, daysBefore, now)
  const figures = figuresOf(summed, countPaidOf(daysBefore, [...summed, ...paidSince]))
  const cut = cutAtSameTime(daysBefore.at(-1), days.at(-1), now)
  if (!cut) {
    const refunds = await keptRefundsOf(database).ofDays(daysBefore, now)
    return { figures, refunds, papers: await papersOf(database, daysBefore, now) }
  }
  const part: DayFigures = { date: cut.date, ...(await sumPart(database.read, cut)) }
  const whole = daysBefore.slice(0, -1)
  const refunds = await keptRefundsOf(database).ofDays(whole, now)
  const papers = await papersOf(database, whole, now)
  return {
    figures: [...figures.slice(0, -1), part],
    refunds: [...refunds, await sumGivenBack(database.read, cut)],
    papers: [...papers, await sumPapers(database.read, cut)],
  }
}

function cutAtSameTime(
  last: ShopDay | undefined,
  today: ShopDay | undefined,
  now: number,
): ShopDay | undefined {
  if (!last || !today || now < today.from || now >= today.to) return undefined
  return { ...last, to: Math.min(last.to, last.from + now - today.from + 1) }
}

/** Joins the figures of each day. */
function daysOf({ figures, refunds, papers }: SummedDays) {
  return figures.map((day, index) => {
    const [refund, paper] = [refunds[index], papers[index]]
    return {
      ...day,
      taxCents: paper?.taxCents ?? 0,
      givenBackCents: refund?.cents ?? 0,
      givenBackDeliveryCents: refund?.deliveryCents ?? 0,
      givenBackTaxCents: paper?.creditedTaxCents ?? 0,
    }
  })
}

/** Adds the figures of all days. */
function periodOf({ figures, refunds, papers }: SummedDays) {
  const [refunded, { taxCents, creditedTaxCents }] = [addRefunds(refunds), addPapers(papers)]
  return {
    ...totalsOf(figures),
    taxCents,
    givenBackCents: refunded.cents,
    givenBackDeliveryCents: refunded.deliveryCents,
    givenBackTaxCents: creditedTaxCents,
    refunds: refunded.count,
  }
}
