/** The number of kills on each engine; KILL_ROUNDS sets another number, for a shorter or longer run. */
export const killRounds = Number(process.env.KILL_ROUNDS ?? 100)

/** A run on one engine stops its rounds after KILL_MINUTES, compares the result, and reports the number of rounds. */
const withinMs = Number(process.env.KILL_MINUTES ?? Infinity) * 60_000

/** Milliseconds between two reports; another report comes at the end. */
const reportEveryMs = 10_000

/** Counts rounds, and reports their number, the total and the duration. */
export class Rounds {
  readonly #what: string
  readonly #count: number
  readonly #say: (line: string) => void
  readonly #startedAt = performance.now()
  #made = 0

  /**
   * @param what the subject of the rounds, such as the engine.
   * @param count the most rounds.
   * @param say receives the report.
   */
  constructor(what: string, count: number = killRounds, say: (line: string) => void = console.log) {
    this.#what = what
    this.#count = count
    this.#say = say
  }

  /** The number of completed rounds. */
  get made(): number {
    return this.#made
  }

  /** Whether half of the rounds, or half of the time, is over. */
  get isSecondHalf(): boolean {
    return this.#made >= this.#count / 2 || this.#elapsedMs >= withinMs / 2
  }

  get #elapsedMs(): number {
    return performance.now() - this.#startedAt
  }

  /** Yields the numbers of the rounds from 0. A round counts once the next one is requested. */
  *[Symbol.iterator](): Generator<number, void> {
    let reportedMs = 0
    while (this.#made < this.#count && this.#elapsedMs < withinMs) {
      yield this.#made
      this.#made += 1
      const elapsedMs = this.#elapsedMs
      if (elapsedMs - reportedMs < reportEveryMs && this.#made < this.#count) continue
      reportedMs = elapsedMs
      const seconds = elapsedMs / 1_000
      this.#say(
        `  ${this.#what}: ${this.#made}${this.#count === Infinity ? '' : ` of ${this.#count}`} rounds in ${Math.round(seconds)} s, ` +
          `${(seconds / this.#made).toFixed(1)} s each`,
      )
    }
  }
}
