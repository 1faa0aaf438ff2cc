import type { ShopDay } from '../../../domain/shop-days.ts'
import type { Database, Reader } from '../../data/database.ts'
import { findFirstOrderAt } from '../../data/queries/figures/sums.ts'
import { hourMs } from '../../platform/clock.ts'
import { type DaySums, noSums, sumDay } from './day-sums.ts'

/** Longer than any transaction takes and clocks of processes differ: after it, nothing is booked or paid in a day. */
const stillOpenMs = hourMs
/** Two years and the days before them in one time zone, and as many in another. */
const mostDays = 1_500

/**
 * The sums of the days that have passed, kept in this process. Nothing books into a day that has passed, pays in it or
 * changes the price of its orders: what is kept never changes. What later payments, cancellations and refunds do
 * change is not kept. A day is known by its instants, so another time zone has other days.
 */
class PassedDays {
  readonly #read: Reader
  /** The day that was asked for last is the last one. */
  readonly #days = new Map<string, Promise<DaySums>>()
  #emptyUntil: Promise<number> | undefined

  constructor(read: Reader) {
    this.#read = read
  }

  /** Returns the sums of a whole day, at once when they are known. */
  sumsOf(day: ShopDay, now: number): Promise<DaySums> {
    if (!hasPassed(day, now)) return sumDay(this.#read, day)
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

  /** Reads nothing for the days before the first order, which a new shop has many of. */
  async #sum(day: ShopDay, now: number): Promise<DaySums> {
    this.#emptyUntil ??= findFirstOrderAt(this.#read).then((at) => at ?? now - stillOpenMs)
    const emptyUntil = await this.#emptyUntil.catch((error: unknown) => {
      this.#emptyUntil = undefined
      throw error
    })
    return day.to <= emptyUntil ? noSums : sumDay(this.#read, day)
  }
}

/** Whether nothing is booked or paid in a day any more. */
export function hasPassed(day: ShopDay, now: number): boolean {
  return day.to + stillOpenMs <= now
}

const kept = new WeakMap<Database, PassedDays>()

/** Returns the kept days of a database. */
export function passedDaysOf(database: Database): PassedDays {
  const days = kept.get(database) ?? new PassedDays(database.read)
  kept.set(database, days)
  return days
}
