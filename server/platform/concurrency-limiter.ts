import { setImmediate as nextLoopTurn } from 'node:timers/promises'

const longestBetweenMs = 10

/**
 * Lets a few pieces of heavy work run at once; the next wait for their turn, in the order in which they came,
 * and what would have to wait behind too many others is turned away.
 */
export class ConcurrencyLimiter {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #loopTurnsBetween: number
  readonly #waiting: (() => void)[] = []
  #running = 0
  #mayBegin: Promise<void> = Promise.resolve()

  /**
   * @param loopTurnsBetween turns of the event loop between two beginnings at most, for work that holds the loop:
   * meanwhile new connections are accepted, one in each turn, and requests are read.
   */
  constructor(atOnce: number, mostWaiting: number, loopTurnsBetween = 0) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
    this.#loopTurnsBetween = loopTurnsBetween
  }

  /** Whether more work would be turned away. */
  get areFull(): boolean {
    return this.#running >= this.#atOnce && this.#waiting.length >= this.#mostWaiting
  }

  /** Runs the work when its turn comes and answers what it answers; `turned-away` when too many wait already. */
  async take<Value>(work: () => Promise<Value>): Promise<Value | 'turned-away'> {
    if (this.areFull) return 'turned-away'
    if (this.#running >= this.#atOnce) {
      // Whoever ends hands its turn over, so the count of those running stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      if (this.#loopTurnsBetween > 0) await this.#begin()
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  #begin(): Promise<void> {
    const now = this.#mayBegin
    this.#mayBegin = now.then(async () => {
      await nextLoopTurn()
      // Where each turn is long, reading what a crowd sends would leave no time for the work.
      const end = performance.now() + longestBetweenMs
      for (let turn = 1; turn < this.#loopTurnsBetween && performance.now() < end; turn += 1)
        await nextLoopTurn()
    })
    return now
  }
}
