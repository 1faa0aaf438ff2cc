import { type ErrorCode, errors } from '../contract/errors.ts'

/** An expected refusal: an error code of the contract, with details. */
export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  /** Replaces the error code's standard message with details. */
  readonly message?: string
  /** Messages by field. */
  readonly fields?: Readonly<Record<string, string>>
  /** The seconds after which to try again, of a rate limit. */
  readonly waitS?: number
  /** The invalid lines of a set that is refused as a whole. */
  readonly lines?: readonly RefusedLine[]
}

/** A refused line: its place in the request, its product or order, and the product's figures if it is for sale. */
export interface RefusedLine {
  readonly index: number
  readonly productId?: string | undefined
  readonly orderId?: string | undefined
  readonly refusal: Refusal
  readonly product?: { readonly available: number; readonly minimumOrder: number } | undefined
}

/** Refuses a set of lines because some lines are invalid. */
export function refusedLines(lines: readonly RefusedLine[], message?: string): Refusal {
  return { ...refused('LINES_REFUSED', message), lines }
}

/** An operation's result: its value, or an expected refusal. Unexpected errors are thrown. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal

export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value }
}

export function refused(code: ErrorCode, message?: string): Refusal {
  return message === undefined ? { ok: false, code } : { ok: false, code, message }
}

/** Returns a refusal with its message at one field of the request. */
export function refusedAt(field: string, code: ErrorCode, message: string = errors[code].message): Refusal {
  return { ok: false, code, message, fields: { [field]: message } }
}
