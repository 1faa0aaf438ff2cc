import type { Shop } from '../shop.ts'
import { applyDueSales } from './apply-sales.ts'

/** The longest time between two looks at the clock, because a computer's clock may be set. */
const longestWaitMs = 1_000
/** A request waits at most this long for new prices, such as while an import holds the products. */
const longestHoldMs = 5_000
/** After a failure, requests wait no longer for a while; the job tries again. */
const restAfterFailureMs = 1_000

/**
 * Knows in this process when a sale starts or ends next, and applies it. Every process knows the instant, so that none
 * sends a price beyond its end, even if no timer has fired and no other process has told it.
 */
export class PriceClock {
  readonly #shop: Shop
  /** Undefined while it must be read. */
  #nextAt: number | null | undefined
  /** Counts the changes of rules and prices. */
  #changes = 0
  #applying: Promise<void> | undefined
  #failedAt = Number.NEGATIVE_INFINITY
  readonly #listeners: (() => void)[] = []

  constructor(shop: Shop) {
    this.#shop = shop
    shop.database.onChange((topics) => {
      if (topics !== 'everything' && !topics.includes('prices')) return
      this.#changes += 1
      this.#nextAt = undefined
    })
  }

  /** Whether prices may have changed that this process has not applied: nothing kept may be sent. */
  get isDue(): boolean {
    return this.#nextAt === undefined || (this.#nextAt !== null && this.#shop.clock() >= this.#nextAt)
  }

  /** Subscribes to passed instants: everything that this process keeps may show old prices. */
  onPassed(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /** Resolves when the prices are those of now. Calls at the same time share the work. */
  async apply(): Promise<void> {
    while (this.isDue) {
      this.#applying ??= this.#apply().finally(() => {
        this.#applying = undefined
      })
      await this.#applying
    }
  }

  /** Waits for the prices of now, as a request does: not for long, and without an error. */
  async settled(): Promise<void> {
    if (!this.isDue || performance.now() - this.#failedAt < restAfterFailureMs) return
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestHoldMs)
    })
    const applied = this.apply().catch(() => {
      this.#failedAt = performance.now()
    })
    await Promise.race([applied, tooLong])
    clearTimeout(timer)
  }

  /** Calls back at each instant at which a sale starts or ends, until the process stops. */
  watch(due: () => void): void {
    const look = () => {
      const { isDue } = this
      if (isDue) due()
      const leftMs = isDue ? longestWaitMs : (this.#nextAt ?? Number.POSITIVE_INFINITY) - this.#shop.clock()
      // The timer does not keep the process alive.
      setTimeout(look, Math.min(Math.max(leftMs, 1), longestWaitMs)).unref()
    }
    look()
  }

  async #apply(): Promise<void> {
    const changes = this.#changes
    const next = await applyDueSales(this.#shop)
    // A rule that changed meanwhile may have changed the instant, which is then read again.
    if (changes === this.#changes) this.#nextAt = next
    for (const listener of this.#listeners) listener()
  }
}
