import type { ShopDay } from '../../../domain/shop/shop-days.ts'
import type { Reader } from '../../data/database.ts'
import { findFirstOrderAt } from '../../data/queries/figures/sums.ts'
import { hourMs } from '../../platform/clock.ts'

/** Longer than any transaction takes and clocks of processes differ: after it, nothing is booked or paid in a day. */
const stillOpenMs = hourMs
/** Ten years: the days since the first one of a period are needed, and two time zones have different days. */
const mostDays = 3_700

/** How the sums of a day are made, and the sums of a day without orders. */
interface DaySummary<Sums> {
  readonly sum: (read: Reader, day: ShopDay) => Promise<Sums>
  readonly none: Sums
}

/**
 * The sums of the days that have passed, kept in this process. A day is known by its instants, so another time zone has
 * other days.
 */
export class KeptDays<Sums> {
  readonly #read: Reader
  readonly #summary: DaySummary<Sums>
  /** The day that was asked for last is the last one. */
  readonly #days = new Map<string, Promise<Sums>>()
  #emptyUntil: Promise<number> | undefined

  constructor(read: Reader, summary: DaySummary<Sums>) {
    this.#read = read
    this.#summary = summary
  }

  /** Returns the sums of a whole day, at once when they are known. */
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
    // The next call tries again.
    sums.catch(() => this.#days.delete(key))
    return sums
  }

  /** Forgets all days. */
  clear(): void {
    this.#days.clear()
  }

  /** Reads nothing for the days before the first order, which a new shop has many of. */
  async #sum(day: ShopDay, now: number): Promise<Sums> {
    this.#emptyUntil ??= findFirstOrderAt(this.#read).then((at) => at ?? now - stillOpenMs)
    const emptyUntil = await this.#emptyUntil.catch((error: unknown) => {
      this.#emptyUntil = undefined
      throw error
    })
    return day.to <= emptyUntil ? this.#summary.none : this.#summary.sum(this.#read, day)
  }
}

/** Whether nothing is booked or paid in a day any more. */
export function hasPassed(day: ShopDay, now: number): boolean {
  return day.to + stillOpenMs <= now
}
