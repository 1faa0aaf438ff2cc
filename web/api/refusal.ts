import { type ErrorCode, errors } from '../../contract/errors.ts'
import type { RefusedLine } from '../../contract/orders/refused-line.ts'
import { unreachableText } from '../texts/problems.ts'
import { ApiError } from './api-error.ts'
import { isRecord } from './is-record.ts'

/** Returns the error of a call without a response: no connection, or the host is down. */
export function unreachable(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'UNREACHABLE', message: unreachableText }, { cause })
}

/** Error codes by status: another backend sends at most a message (spec §10, another {host}). */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'INPUT_INVALID',
  401: 'SIGN_IN_REQUIRED',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'MEDIA_TYPE_UNSUPPORTED',
  429: 'RATE_LIMITED',
  503: 'BUSY',
}

/** Converts a refusal to an error, whatever body the backend sent. */
export function refusalOf(status: number, body: unknown): ApiError {
  const sent = isRecord(body) ? body : {}
  const code = knownCode(sent.code) ?? codesByStatus[status] ?? 'UNEXPECTED'
  const message = typeof sent.message === 'string' && sent.message ? sent.message : errors[code].message
  const requestId = typeof sent.requestId === 'string' ? { requestId: sent.requestId } : {}
  const [fields, lines] = [textsOf(sent.fields), linesOf(sent.lines)]
  return new ApiError({ status, code, message, fields, lines, ...requestId })
}

/** Returns whether a refusal is one of the contract's. Other messages of a backend are for its own log only. */
export function isOfContract(body: unknown): boolean {
  return isRecord(body) && knownCode(body.code) !== undefined
}

/** Returns the error of a broken host, which counts as unavailable. */
export function hostFailure(): ApiError {
  return refusalOf(503, null)
}

/** Returns the error of an answer that violates the contract. */
export function unusableAnswer(status: number): ApiError {
  return new ApiError({ status, code: 'UNEXPECTED', message: errors.UNEXPECTED.message })
}

function knownCode(code: unknown): ErrorCode | undefined {
  // Object.hasOwn has verified that the text is a key.
  return typeof code === 'string' && Object.hasOwn(errors, code) ? (code as ErrorCode) : undefined
}

function textsOf(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Parses the lines of a refusal without schemas, which not every page loads. */
function linesOf(lines: unknown): RefusedLine[] {
  return Array.isArray(lines) ? lines.filter(isRefusedLine) : []
}

function isRefusedLine(line: unknown): line is RefusedLine {
  return (
    isRecord(line) &&
    typeof line.index === 'number' &&
    typeof line.code === 'string' &&
    typeof line.message === 'string' &&
    [line.availableQuantity, line.minOrderQuantity].every((count) =>
      ['number', 'undefined'].includes(typeof count),
    )
  )
}
