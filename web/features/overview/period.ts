import { periodLengths } from '../../../contract/desk/figures.ts'
import { addDays } from '../../../domain/shop/shop-days.ts'

/** The period of the figures, as in the address: a number of days until today, or a first and a last day. */
export type Period =
  | { readonly days: (typeof periodLengths)[number] }
  | { readonly from: string; readonly to: string }

interface Days {
  readonly from: string
  readonly to: string
}

/** The longest period that {host} adds up. */
const longestDays = 366

/** Reads the period from the address; the default is the last week. */
export function periodOf(search: URLSearchParams): Period {
  const [from, to] = [search.get('from'), search.get('to')]
  if (from && to) return { from, to }
  return { days: periodLengths.find((length) => length === search.get('days')) ?? '7' }
}

/** Returns the first and the last day of a period. */
export function daysOf(period: Period, today: string): Days {
  return 'days' in period ? { from: addDays(today, 1 - Number(period.days)), to: today } : period
}

/**
 * Returns the days after a change of one of them. The other day is adjusted if necessary, so that either can be chosen
 * first: the last day is never before the first, nor more than a year later, and no day is in the future.
 */
export function changedDays(days: Days, change: Partial<Days>, today: string): Days {
  const earlier = (one: string, other: string) => (one < other ? one : other)
  const later = (one: string, other: string) => (one > other ? one : other)
  const from = earlier(change.from || days.from, today)
  const to = earlier(change.to || days.to, today)
  if (change.to) return { from: later(earlier(from, to), addDays(to, 1 - longestDays)), to }
  return { from, to: earlier(later(from, to), addDays(from, longestDays - 1)) }
}
