import type { ErrorCode } from '../../contract/errors.ts'
import type { RefusedLine } from '../../contract/orders/refused-line.ts'

/** The code of a refusal, or `UNREACHABLE` without a response (status 0). */
export type ApiErrorCode = ErrorCode | 'UNREACHABLE'

interface Refusal {
  readonly status: number
  readonly code: ApiErrorCode
  readonly message: string
  /** The message of each invalid field. */
  readonly fields?: Readonly<Record<string, string>>
  /** The refused lines of a basket. */
  readonly lines?: readonly RefusedLine[]
  readonly requestId?: string
}

/** A failed call. The message is a sentence for the user. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Readonly<Record<string, string>>
  readonly lines: readonly RefusedLine[]
  readonly requestId: string | undefined

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.message, options)
    this.name = 'ApiError'
    this.status = refusal.status
    this.code = refusal.code
    this.fields = refusal.fields ?? {}
    this.lines = refusal.lines ?? []
    this.requestId = refusal.requestId
  }
}

/** Statuses of calls that never reached the operation: unauthenticated, forbidden, timeout, too many calls. */
const notJudged: readonly number[] = [401, 403, 408, 429]

/**
 * Returns whether the operation itself refused, so that nothing was done under the call's idempotency key. Any other
 * failure leaves the outcome open, even of an earlier call with the same key.
 */
export function hasRefused(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    !notJudged.includes(error.status)
  )
}

/** Resolves a refused call to undefined, for optional parts of a page: `.catch(undefinedIfRefused)`. */
export function undefinedIfRefused(error: unknown): undefined {
  if (error instanceof ApiError) return undefined
  throw error
}
