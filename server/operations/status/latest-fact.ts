import { withinTime } from '../../platform/time-limit.ts'

/** A repeatedly read value that keeps its last state while it cannot be read. */
export class LatestFact<Value> {
  readonly #read: () => Promise<Value>
  readonly #withinMs: number
  #pending: Promise<void> | undefined
  #value: Value | undefined

  constructor(read: () => Promise<Value>, withinMs: number) {
    this.#read = read
    this.#withinMs = withinMs
  }

  /** The last value; undefined before the first read. */
  get value(): Value | undefined {
    return this.#value
  }

  /**
   * Reads a new value with a time limit. Reads never overlap, so that a hanging database does not block a connection
   * for each.
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
