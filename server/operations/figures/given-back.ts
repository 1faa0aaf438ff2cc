import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ShopDay } from '../../../domain/shop/shop-days.ts'
import type { Database, Reader } from '../../data/database.ts'
import {
  countFailed,
  hasPaidOrders,
  listUnusedIntents,
  sumGivenBack,
} from '../../data/queries/figures/refunds.ts'
import type { Stretch, SumWithDelivery } from '../../data/queries/figures/sums.ts'
import { KeptDays } from './kept-days.ts'

const noRefunds: SumWithDelivery = { count: 0, cents: 0, deliveryCents: 0 }

/**
 * Caches the refunds of past days in this process. Two rare events change them: a bank returns a refund, which then
 * counts as failed, or a partly refunded payment pays for an order later. Each call looks for both and, after one, sums
 * all days again.
 */
class KeptRefunds {
  readonly #read: Reader
  readonly #days: KeptDays<SumWithDelivery>
  #failed: string | undefined
  /** Refunded payments that had paid for no order when their day was summed. */
  readonly #unused = new Set<string>()

  constructor(read: Reader) {
    this.#read = read
    this.#days = new KeptDays(read, { sum: (_, day) => this.#sumDay(day), none: noRefunds })
  }

  /** Returns the refunds of each of several consecutive days. */
  async ofDays(days: readonly ShopDay[], now: number): Promise<readonly SumWithDelivery[]> {
    await this.#forgetChanged()
    const sums: SumWithDelivery[] = []
    for (const day of days) sums.push(await this.#days.sumsOf(day, now))
    return sums
  }

  /** Sums the refunds of consecutive days. */
  async sumDays(days: readonly ShopDay[], now: number): Promise<SumWithDelivery> {
    return addRefunds(await this.ofDays(days, now))
  }

  async #forgetChanged(): Promise<void> {
    const failed = await countFailed(this.#read)
    const isCurrent = failed === this.#failed && !(await hasPaidOrders(this.#read, [...this.#unused]))
    if (isCurrent) return
    this.#days.clear()
    this.#unused.clear()
    this.#failed = failed
  }

  async #sumDay(day: Stretch): Promise<SumWithDelivery> {
    // Lists unused intents first: if one of them pays for an order meanwhile, the next call still notices.
    const unused = await listUnusedIntents(this.#read, day)
    for (const intent of unused) this.#unused.add(intent)
    await nextTurn()
    return sumGivenBack(this.#read, day)
  }
}

/** Adds the refunds of several days. */
export function addRefunds(days: readonly SumWithDelivery[]): SumWithDelivery {
  const total = (of: (day: SumWithDelivery) => number) => days.reduce((sum, day) => sum + of(day), 0)
  return {
    count: total(({ count }) => count),
    cents: total(({ cents }) => cents),
    deliveryCents: total(({ deliveryCents }) => deliveryCents),
  }
}

const kept = new WeakMap<Database, KeptRefunds>()

/** Returns the cached refunds of past days. */
export function keptRefundsOf(database: Database): KeptRefunds {
  const refunds = kept.get(database) ?? new KeptRefunds(database.read)
  kept.set(database, refunds)
  return refunds
}
