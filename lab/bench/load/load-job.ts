/** A request of a load, with its expected answer. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly expect: number
  /** Text that a correct answer contains, such as the name of a field in a found row. */
  readonly contains?: string
  /** Excludes this call from the measured times, because it only prepares the next call. */
  readonly untimed?: boolean
}

interface Load {
  readonly port: number
  /** The number of connections; each sends its next request after the previous answer. */
  readonly callers: number
  readonly forMs: number
  /** The pause of each caller between two requests, in milliseconds. */
  readonly pauseMs?: number
}

/** Caller n sends the calls n, n + callers, n + 2 × callers and so on, cyclically. */
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
  /** Wrong answers with their counts; such a run is refused. */
  readonly failures: readonly string[]
}
