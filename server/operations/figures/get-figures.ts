import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, dateIn } from '../../../domain/shop/shop-days.ts'
import { listUnsold } from '../../data/queries/figures/sellers.ts'
import { sumHeld } from '../../data/queries/figures/sums.ts'
import type { Shop } from '../shop.ts'
import { bestAndLeast } from './best-sellers.ts'
import { comparePeriods } from './compare-periods.ts'

const dayMs = 86_400_000
const unsoldForMs = 60 * dayMs
const sellersListed = 5

/** The last days including today, or a range of dates with both ends included. */
export type Period = { readonly days: number } | { readonly from: string; readonly to: string }

export type Figures = Awaited<ReturnType<typeof getFigures>>

/**
 * Returns the figures of a period and of the period before, by the days of a time zone. Yields to the event loop
 * between the queries, because on SQLite each query blocks all other requests.
 */
export async function getFigures(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  timeZone: string,
  period: Period,
) {
  const { read } = database
  const now = clock()
  const today = dateIn(timeZone, now)
  const { from, to } = 'days' in period ? { from: addDays(today, 1 - period.days), to: today } : period
  const { summed, ...totals } = await comparePeriods(database, timeZone, { from, to }, now)
  const held = await sumHeld(read)
  await nextTurn()
  const unsold = await listUnsold(read, now - unsoldForMs, sellersListed)
  await nextTurn()
  const { best, least } = await bestAndLeast(read, summed, sellersListed)
  await nextTurn()
  return {
    from,
    to,
    timeZone,
    ...totals,
    held,
    best,
    least,
    unsold,
  }
}
