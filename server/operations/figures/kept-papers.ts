import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ShopDay } from '../../../domain/shop/shop-days.ts'
import type { Database } from '../../data/database.ts'
import { type PaperSums, type SumAtRate, sumPapers } from '../../data/queries/figures/papers.ts'
import { KeptDays } from './kept-days.ts'

const noPapers: PaperSums = { taxCents: 0, creditedTaxCents: 0, atRates: [] }

const kept = new WeakMap<Database, KeptDays<PaperSums>>()

/** Returns the invoices and credit notes of each of consecutive days. Papers never change, so past days are cached. */
export async function papersOf(
  database: Database,
  days: readonly ShopDay[],
  now: number,
): Promise<readonly PaperSums[]> {
  const papers = kept.get(database) ?? new KeptDays(database.read, { sum: sumDay, none: noPapers })
  kept.set(database, papers)
  const sums: PaperSums[] = []
  for (const day of days) sums.push(await papers.sumsOf(day, now))
  return sums
}

/** Adds sums of papers: highest rate first, those without a rate last. */
export function addPapers(sums: readonly PaperSums[]): PaperSums {
  const byRate = new Map<string, SumAtRate>()
  for (const sum of sums.flatMap(({ atRates }) => atRates)) {
    const key = JSON.stringify([sum.rateHundredths, sum.name, sum.country, sum.currency])
    const { netCents, taxCents } = byRate.get(key) ?? { netCents: 0, taxCents: 0 }
    byRate.set(key, { ...sum, netCents: netCents + sum.netCents, taxCents: taxCents + sum.taxCents })
  }
  return {
    taxCents: sums.reduce((all, { taxCents }) => all + taxCents, 0),
    creditedTaxCents: sums.reduce((all, { creditedTaxCents }) => all + creditedTaxCents, 0),
    atRates: [...byRate.values()].toSorted(
      (one, other) => (other.rateHundredths ?? -1) - (one.rateHundredths ?? -1) || byText(one, other),
    ),
  }
}

function byText(one: SumAtRate, other: SumAtRate): number {
  const [text, otherText] = [one, other].map(({ country, name, currency }) =>
    [country ?? '', name ?? '', currency].join('\n'),
  )
  return (text ?? '') < (otherText ?? '') ? -1 : 1
}

async function sumDay(...of: Parameters<typeof sumPapers>): Promise<PaperSums> {
  const sums = await sumPapers(...of)
  // The embedded database makes all other requests wait for a query.
  await nextTurn()
  return sums
}
