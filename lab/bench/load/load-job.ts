/** A request of a load, with the answer that it must get. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly expect: number
  /** Text that a correct answer contains, such as the name of a field of a found row. */
  readonly contains?: string
  /** The time of this call is not measured, because it only prepares the next call. */
  readonly untimed?: boolean
}

interface Load {
  readonly port: number
  /** Each connection sends its next request when the previous one is answered. */
  readonly callers: number
  readonly forMs: number
  /** How long each caller waits between two requests, in milliseconds. */
  readonly pauseMs?: number
}

/** The caller of number n sends the calls n, n + callers, n + 2 × callers, … in a circle. */
export interface LoadOfCalls extends Load {
  readonly kind: 'calls'
  readonly calls: readonly Call[]
}

/** Each caller books a piece, opens its payment, confirms the card and records the payment. */
export interface LoadOfOrders extends Load {
  readonly kind: 'orders'
  readonly tokens: readonly string[]
  readonly toolIds: readonly string[]
  /** The card sandbox's secret key. */
  readonly secretKey: string
}

export type LoadJob = LoadOfCalls | LoadOfOrders

export interface LoadResult {
  /** Correct answers, or whole orders. */
  readonly answered: number
  readonly seconds: number
  /** Times of the calls, in milliseconds. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** Wrong answers with their counts. A run with wrong answers is refused. */
  readonly failures: readonly string[]
}
