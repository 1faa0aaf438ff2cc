import type { Operation } from '../../contract/operation.ts'

/** The unencoded parts of a call, as its operation declares them. */
export interface CallRequest {
  readonly params?: unknown
  readonly query?: unknown
  readonly headers?: unknown
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Reports the number of received bytes of a file. Such a call has no time limit; only its signal ends it. */
  readonly onReceived?: (bytes: number) => void
}

/** A response that has not been validated. */
export interface RawAnswer {
  readonly status: number
  readonly body: unknown
  /** Reads a response header. */
  readonly header?: (name: string) => string | null
}

/**
 * Sends one call of the contract: over HTTP in the browser, in-process on the server. Resolves with any status. Rejects
 * with an ApiError if there is no response.
 */
export type Transport = (operation: Operation, request: CallRequest) => Promise<RawAnswer>
