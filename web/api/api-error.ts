import type { ErrorCode } from '../../contract/errors.ts'
import type { RefusedLine } from '../../contract/refused-line.ts'

/** The code of a refusal, or `UNREACHABLE` without a response (status 0). */
export type ApiErrorCode = ErrorCode | 'UNREACHABLE'

interface Refusal {
  readonly status: number
  readonly code: ApiErrorCode
  readonly message: string
  /** What is wrong with the input, by field. */
  readonly fields?: Readonly<Record<string, string>>
  /** The lines of a basket that are the reason. */
  readonly lines?: readonly RefusedLine[]
  readonly requestId?: string
}

/** A failed call. The message is a sentence for the person. */
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
