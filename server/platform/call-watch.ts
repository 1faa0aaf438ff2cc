import type { Clock } from './clock.ts'

/** The results of a provider's calls in this process. */
export interface CallRecord {
  /** When a call was last answered; undefined before that. */
  readonly answeredAt: number | undefined
  /** Since when calls are slow; undefined if the last one was not. */
  readonly slowSince: number | undefined
  /** Since when calls fail; undefined if the last one was answered. */
  readonly failingSince: number | undefined
}

/** Records whether and how fast a provider answers the shop's own calls, so that no extra calls are needed. */
export class CallWatch {
  readonly #clock: Clock
  readonly #slowMs: number
  #record: CallRecord = { answeredAt: undefined, slowSince: undefined, failingSince: undefined }

  /** @param slowMs longer calls count as slow. */
  constructor(clock: Clock, slowMs: number) {
    this.#clock = clock
    this.#slowMs = slowMs
  }

  get record(): CallRecord {
    return this.#record
  }

  /**
   * Returns the same object, and records the calls of its asynchronous methods.
   *
   * @param isFailure whether an error means that the provider did not answer; other errors are ignored.
   */
  watched<Port extends object>(port: Port, isFailure: (error: unknown) => boolean): Port {
    return new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          const startedAt = this.#clock()
          const result: unknown = Reflect.apply(value, target, args)
          if (result instanceof Promise) this.#note(result, startedAt, isFailure)
          return result
        }
      },
    })
  }

  #note(call: Promise<unknown>, startedAt: number, isFailure: (error: unknown) => boolean): void {
    call.then(
      () => this.#answered(startedAt),
      (error) => {
        if (isFailure(error)) this.#failed(startedAt)
      },
    )
  }

  #answered(startedAt: number): void {
    const now = this.#clock()
    const slowSince = now - startedAt > this.#slowMs ? (this.#record.slowSince ?? startedAt) : undefined
    this.#record = { answeredAt: now, slowSince, failingSince: undefined }
  }

  #failed(startedAt: number): void {
    this.#record = { ...this.#record, failingSince: this.#record.failingSince ?? startedAt }
  }
}
