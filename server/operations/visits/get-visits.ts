import { setImmediate as nextTurn } from 'node:timers/promises'
import { type PageKind, pageKinds, type VitalName, vitalNames } from '../../../contract/visits/visits.ts'
import { addDays, dateIn, daysBetween } from '../../../domain/shop/shop-days.ts'
import { p75Of, ratingOf, type VisitTotal, visitTotals } from '../../../domain/visits/visit-facts.ts'
import type { Reader } from '../../data/database.ts'
import { listVisitsByDay, sumVisitsByName } from '../../data/queries/visits/visit-sums.ts'
import type { Period } from '../figures/get-figures.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'

const namesListed = 30
const wordsListed = 50
/** As long as browsers' makers measure: the pages of a year ago are other pages. */
const vitalDays = 28

/** The sums of visits of one or many days. */
export type VisitSums = Record<VisitTotal, number>

export type DayOfVisits = VisitSums & { readonly date: string }

interface Dates {
  readonly from: string
  readonly to: string
}

/**
 * Returns the visits of a period and of as many whole days before it. Yields to the event loop between the queries,
 * because on SQLite each query blocks all other requests.
 */
export async function getVisits(shop: Pick<Shop, 'database' | 'settings' | 'clock'>, period: Period) {
  const { read } = shop.database
  const dates = await datesOf(shop, period)
  const { from, to } = dates
  const before = { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) }
  const days = await visitsByDay(read, dates)
  const daysBefore = await visitsByDay(read, before)
  const kinds = await namesOf(read, 'page', dates)
  const referrers = await namesOf(read, 'from', dates)
  const languages = await namesOf(read, 'language', dates)
  const nothing = await namesOf(read, 'nothing', dates)
  const vitals = await vitalsOf(read, dates)
  return {
    from,
    to,
    counted: (await shop.settings.read()).visits.counted,
    now: sumOf(days),
    before: sumOf(daysBefore),
    days,
    daysBefore,
    kinds: kinds.flatMap(({ name, count }) => {
      const page = pageKinds.find((kind) => kind === name)
      return page ? [{ page, count }] : []
    }),
    referrers,
    languages,
    nothing,
    vitals,
  }
}

async function datesOf(shop: Pick<Shop, 'settings' | 'clock'>, period: Period): Promise<Dates> {
  if ('from' in period) return period
  const today = dateIn(await shopTimeZone(shop), shop.clock())
  return { from: addDays(today, 1 - period.days), to: today }
}

async function namesOf(read: Reader, fact: 'page' | 'from' | 'language' | 'nothing', dates: Dates) {
  const names = await sumVisitsByName(read, fact, dates, fact === 'nothing' ? wordsListed : namesListed)
  await nextTurn()
  return names
}

function noVisits(): VisitSums {
  return { pages: 0, visits: 0, product: 0, basket: 0, payment: 0, paid: 0 }
}

/** Returns the sums of each day, also of those without visits. */
async function visitsByDay(read: Reader, { from, to }: Dates): Promise<readonly DayOfVisits[]> {
  const days = new Map<string, DayOfVisits>()
  for (let date = from; date <= to; date = addDays(date, 1)) days.set(date, { date, ...noVisits() })
  for (const { day, name, count } of await listVisitsByDay(read, 'total', { from, to })) {
    const [sums, total] = [days.get(day), visitTotals.find((each) => each === name)]
    if (sums && total) sums[total] += Number(count)
  }
  await nextTurn()
  return [...days.values()]
}

function sumOf(days: readonly VisitSums[]): VisitSums {
  const all = noVisits()
  for (const day of days) for (const total of visitTotals) all[total] += day[total]
  return all
}

/** Returns each measure for all pages and for each kind, of the last 28 days of a period. */
async function vitalsOf(read: Reader, { from, to }: Dates) {
  const earliest = addDays(to, 1 - vitalDays)
  const dates = { from: from > earliest ? from : earliest, to }
  const measured = []
  for (const measure of vitalNames) {
    const ranges = await rangesOf(read, measure, dates)
    await nextTurn()
    for (const [page, counts] of ranges) {
      const p75 = p75Of(measure, counts)
      const count = [...counts.values()].reduce((sum, each) => sum + each, 0)
      measured.push({ measure, page, count, p75, rating: ratingOf(measure, p75) })
    }
  }
  return measured
}

async function rangesOf(read: Reader, measure: VitalName, dates: Dates) {
  const ranges = new Map<PageKind | null, Map<number | null, number>>()
  const rows = await sumVisitsByName(read, measure, dates, Number.MAX_SAFE_INTEGER)
  for (const { name, count } of rows) {
    const [kind, bound = ''] = name.split(' ')
    const range = bound === '' ? null : Number(bound)
    for (const page of [null, pageKinds.find((each) => each === kind)]) {
      if (page === undefined) continue
      const counts = ranges.get(page) ?? new Map<number | null, number>()
      counts.set(range, (counts.get(range) ?? 0) + count)
      ranges.set(page, counts)
    }
  }
  return ranges
}
