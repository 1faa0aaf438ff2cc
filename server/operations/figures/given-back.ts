import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ShopDay } from '../../../domain/shop/shop-days.ts'
import type { Database, Reader } from '../../data/database.ts'
import {
  countFailed,
  hasPaidOrders,
  listUnusedIntents,
  sumGivenBack,
} from '../../data/queries/figures/refunds.ts'
import type { Stretch, Sum } from '../../data/queries/figures/sums.ts'
import { KeptDays } from './kept-days.ts'

const noRefunds: Sum = { count: 0, cents: 0 }

/**
 * Caches the refunds of past days in this process. Two rare events change them: a bank returns a refund, which then
 * counts as failed, or a partly refunded payment pays for an order later. Each call looks for both and, after one, sums
 * all days again.
 */
class KeptRefunds {
  readonly #read: Reader
  readonly #days: KeptDays<Sum>
  #failed: string | undefined
  /** Refunded payments that had paid for no order when their day was summed. */
  readonly #unused = new Set<string>()

  constructor(read: Reader) {
    this.#read = read
    this.#days = new KeptDays(read, { sum: (_, day) => this.#sumDay(day), none: noRefunds })
  }

  /** Returns the refunds of each of several consecutive days. */
  async ofDays(days: readonly ShopDay[], now: number): Promise<readonly Sum[]> {
    await this.#forgetChanged()
    const sums: Sum[] = []
    for (const day of days) sums.push(await this.#days.sumsOf(day, now))
    return sums
  }

  /** Sums the refunds of consecutive days. */
  async sumDays(days: readonly ShopDay[], now: number): Promise<Sum> {
    const sums = await this.ofDays(days, now)
    return {
      count: sums.reduce((sum, { count }) => sum + count, 0),
      cents: sums.reduce((sum, { cents }) => sum + cents, 0),
    }
  }

  async #forgetChanged(): Promise<void> {
    const failed = await countFailed(this.#read)
    const isCurrent = failed === this.#failed && !(await hasPaidOrders(this.#read, [...this.#unused]))
    if (isCurrent) return
    this.#days.clear()
    this.#unused.clear()
    this.#failed = failed
  }

  async #sumDay(day: Stretch): Promise<Sum> {
    // Lists unused intents first: if one of them pays for an order meanwhile, the next call still notices.
    const unused = await listUnusedIntents(this.#read, day)
    for (const intent of unused) this.#unused.add(intent)
    await nextTurn()
    return sumGivenBack(this.#read, day)
  }
}

const kept = new WeakMap<Database, KeptRefunds>()

/** Returns the cached refunds of past days. */
export function keptRefundsOf(database: Database): KeptRefunds {
  const refunds = kept.get(database) ?? new KeptRefunds(database.read)
  kept.set(database, refunds)
  return refunds
}
