import type { ErrorCode } from '../../contract/errors.ts'

/** A refusal of the shop's API, or `UNREACHABLE` when there was no answer (status 0 then). */
export type ApiErrorCode = ErrorCode | 'UNREACHABLE'

interface Refusal {
  readonly status: number
  readonly code: ApiErrorCode
  readonly message: string
  /** Field by field, what is wrong with the input. */
  readonly fields?: Readonly<Record<string, string>>
  readonly requestId?: string
}

/** A call that did not get what it asked for. The message is a sentence for the person. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.message, options)
    this.name = 'ApiError'
    this.status = refusal.status
    this.code = refusal.code
    this.fields = refusal.fields ?? {}
    this.requestId = refusal.requestId
  }
}
