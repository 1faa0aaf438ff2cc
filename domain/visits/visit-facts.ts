import { pageKinds, type VitalName } from '../../contract/visits/visits.ts'

/** The sums of a day: pages, visits, and the steps from a product to a payment. */
export const visitTotals = ['pages', 'visits', 'product', 'basket', 'payment', 'paid'] as const

export type VisitTotal = (typeof visitTotals)[number]

/** What is counted each day, by names: sums, kinds of pages, hosts, languages, words, and ranges of a measure. */
export type VisitFact = 'total' | 'page' | 'from' | 'language' | 'nothing' | VitalName

/** The upper bounds of the ranges of each measure. The limits of web.dev are among them, so that a rating is exact. */
const vitalBounds: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
}

/** The highest values that web.dev calls good, and not poor. */
const limits: Readonly<Record<VitalName, { readonly good: number; readonly fair: number }>> = {
  lcp: { good: 2500, fair: 4000 },
  inp: { good: 200, fair: 500 },
  cls: { good: 0.1, fair: 0.25 },
}

const ofEachPage = (measure: VitalName) => pageKinds.length * (vitalBounds[measure].length + 1)

/** The most names of a fact that a day keeps; all others are counted under an empty name. */
export const mostNames: Readonly<Record<VisitFact, number>> = {
  page: pageKinds.length,
  from: 100,
  language: 20,
  nothing: 200,
  total: visitTotals.length,
  lcp: ofEachPage('lcp'),
  inp: ofEachPage('inp'),
  cls: ofEachPage('cls'),
}

/** Returns the upper bound of the range of a value; null above the last one. */
export function rangeOf(measure: VitalName, value: number): number | null {
  return vitalBounds[measure].find((bound) => value <= bound) ?? null
}

/** How many values are in each range, by its upper bound. */
export type CountsByRange = ReadonlyMap<number | null, number>

/** Returns the bound below which three of four values are; null above the last bound. */
export function p75Of(measure: VitalName, counts: CountsByRange): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let below = 0
  for (const bound of vitalBounds[measure]) {
    below += counts.get(bound) ?? 0
    if (below >= all * 0.75) return bound
  }
  return null
}

/** Rates a 75th percentile as web.dev does. */
export function ratingOf(measure: VitalName, p75: number | null): 'good' | 'needs-work' | 'poor' {
  const { good, fair } = limits[measure]
  if (p75 === null || p75 > fair) return 'poor'
  return p75 > good ? 'needs-work' : 'good'
}
