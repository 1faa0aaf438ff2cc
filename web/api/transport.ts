import type { Operation } from '../../contract/operation.ts'

/** The parts of a call that its operation declares, not yet encoded. */
export interface CallRequest {
  readonly params?: unknown
  readonly query?: unknown
  readonly headers?: unknown
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** For a file: reports the number of received bytes. Such a call ends only by its signal, not by a time limit. */
  readonly onReceived?: (bytes: number) => void
}

/** An unchecked response. */
export interface RawAnswer {
  readonly status: number
  readonly body: unknown
  /** Reads a response header. */
  readonly header?: (name: string) => string | null
}

/**
 * Carries one call of the contract: over HTTP in the browser, in-process on the server. Resolves with any
 * status; rejects with an ApiError without a response.
 */
export type Transport = (operation: Operation, request: CallRequest) => Promise<RawAnswer>
