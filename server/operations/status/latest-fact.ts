import { withinTime } from '../../platform/time-limit.ts'

/** A fact that is read again and again, and keeps its last value while it cannot be read. */
export class LatestFact<Value> {
  readonly #read: () => Promise<Value>
  readonly #withinMs: number
  #pending: Promise<void> | undefined
  #value: Value | undefined

  constructor(read: () => Promise<Value>, withinMs: number) {
    this.#read = read
    this.#withinMs = withinMs
  }

  /** The last value; undefined before the first one. */
  get value(): Value | undefined {
    return this.#value
  }

  /**
   * Reads anew for a limited time, one reading at once: a database that hangs must not lose a connection to each.
   *
   * @returns whether the value is new.
   */
  async refresh(): Promise<boolean> {
    this.#pending ??= this.#read()
      .then((value) => {
        this.#value = value
      })
      .finally(() => {
        this.#pending = undefined
      })
    return withinTime(
      this.#pending.then(
        () => true,
        () => false,
      ),
      this.#withinMs,
      () => false,
    )
  }
}
