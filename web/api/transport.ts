import type { Operation } from '../../contract/operation.ts'

/** What a call carries: the parts that its operation declares, not yet encoded. */
export interface CallRequest {
  readonly params?: unknown
  readonly query?: unknown
  readonly headers?: unknown
  readonly body?: unknown
  readonly signal?: AbortSignal
}

/** What came back, before anybody has looked at it. */
export interface RawAnswer {
  readonly status: number
  readonly body: unknown
  /** Reads a header of the answer; where calls stay in the process there are none. */
  readonly header?: (name: string) => string | null
}

/**
 * Carries one call of the contract: over HTTP in the browser, in process on the server. Answers with every
 * status; rejects with an ApiError when there is no answer at all.
 */
export type Transport = (operation: Operation, request: CallRequest) => Promise<RawAnswer>
