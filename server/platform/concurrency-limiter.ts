import { setImmediate as nextLoopTurn } from 'node:timers/promises'

const maxPauseMs = 10

/**
 * Limits how many pieces of heavy work run at once. Others wait in order of arrival; beyond the queue's limit, work is
 * refused.
 */
export class ConcurrencyLimiter {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #loopTurnsBetween: number
  readonly #waiting: (() => void)[] = []
  #running = 0
  #mayBegin: Promise<void> = Promise.resolve()

  /**
   * @param loopTurnsBetween the most turns of the event loop between two starts, for work that blocks the loop: each
   * turn accepts one new connection and reads requests.
   */
  constructor(atOnce: number, mostWaiting: number, loopTurnsBetween = 0) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
    this.#loopTurnsBetween = loopTurnsBetween
  }

  /** Whether further work would be refused. */
  get areFull(): boolean {
    return this.#running >= this.#atOnce && this.#waiting.length >= this.#mostWaiting
  }

  /** Runs the work when a slot is free and returns its result; `turned-away` if the queue is full. */
  async take<Value>(work: () => Promise<Value>): Promise<Value | 'turned-away'> {
    if (this.areFull) return 'turned-away'
    if (this.#running >= this.#atOnce) {
      // Ending work passes its slot to the next, so the count of running work does not change.
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
      // If each turn is long, reading requests would leave no time for the work.
      const end = performance.now() + maxPauseMs
      for (let turn = 1; turn < this.#loopTurnsBetween && performance.now() < end; turn += 1)
        await nextLoopTurn()
    })
    return now
  }
}
