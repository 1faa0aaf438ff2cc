import type { ShopDay } from '../../../domain/shop/shop-days.ts'
import type { Reader } from '../../data/database.ts'
import { findFirstOrderAt } from '../../data/queries/figures/sums.ts'
import { hourMs } from '../../platform/clock.ts'

/**
 * Longer than any transaction takes and the clocks of processes differ: after this time, no transaction books or pays
 * in the day.
 */
const stillOpenMs = hourMs
/** Ten years: countPaidOf needs all days since the first of a period, and each time zone has its own days. */
const mostDays = 3_700

/** How to sum a day, and the sums of a day without orders. */
interface DaySummary<Sums> {
  readonly sum: (read: Reader, day: ShopDay) => Promise<Sums>
  readonly none: Sums
}

/**
 * Caches the sums of past days in this process. The key of a day is its instants, so another time zone has other days.
 */
export class KeptDays<Sums> {
  readonly #read: Reader
  readonly #summary: DaySummary<Sums>
  /** Days by their last use; the most recent one is last. */
  readonly #days = new Map<string, Promise<Sums>>()
  #emptyUntil: Promise<number> | undefined

  constructor(read: Reader, summary: DaySummary<Sums>) {
    this.#read = read
    this.#summary = summary
  }

  /** Returns the sums of a whole day, from the cache if possible. */
  sumsOf(day: ShopDay, now: number): Promise<Sums> {
    if (!hasPassed(day, now)) return this.#summary.sum(this.#read, day)
    const key = `${day.from}-${day.to}`
    const known = this.#days.get(key)
    const sums = known ?? this.#sum(day, now)
    this.#days.delete(key)
    this.#days.set(key, sums)
    if (known) return known
    const [oldest] = this.#days.keys()
    if (this.#days.size > mostDays && oldest !== undefined) this.#days.delete(oldest)
    // The next call retries.
    sums.catch(() => this.#days.delete(key))
    return sums
  }

  clear(): void {
    this.#days.clear()
  }

  /** Skips the query for days before the first order; a new shop has many of them. */
  async #sum(day: ShopDay, now: number): Promise<Sums> {
    this.#emptyUntil ??= findFirstOrderAt(this.#read).then((at) => at ?? now - stillOpenMs)
    const emptyUntil = await this.#emptyUntil.catch((error: unknown) => {
      this.#emptyUntil = undefined
      throw error
    })
    return day.to <= emptyUntil ? this.#summary.none : this.#summary.sum(this.#read, day)
  }
}

/** Returns whether a day is over for every transaction, so that its sums are final. */
export function hasPassed(day: ShopDay, now: number): boolean {
  return day.to + stillOpenMs <= now
}
