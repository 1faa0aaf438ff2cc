import type { ErrorCode } from '../contract/errors.ts'

/** A refusal that the caller has to expect: a code of the contract, and the figures behind it. */
export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  /** Replaces the code's own sentence where figures help the person. */
  readonly message?: string
}

/** What an operation answers: its value, or an expected refusal. The unexpected is thrown. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal

export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value }
}

export function refused(code: ErrorCode, message?: string): Refusal {
  return message === undefined ? { ok: false, code } : { ok: false, code, message }
}
