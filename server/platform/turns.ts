/**
 * Lets a few pieces of heavy work run at once; the next wait for their turn, in the order in which they came,
 * and what would have to wait behind too many others is turned away.
 */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** Runs the work when its turn comes and answers what it answers; `turned-away` when too many wait already. */
  async take<Value>(work: () => Promise<Value>): Promise<Value | 'turned-away'> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) return 'turned-away'
      // Whoever ends hands its turn over, so the count of those running stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
