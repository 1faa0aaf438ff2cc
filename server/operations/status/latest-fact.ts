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
   * Reads a new value for a limited time, one reading at a time: a hanging database must not block a connection per
   * reading.
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
