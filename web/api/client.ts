import * as z from 'zod/mini'
import type { AnswerOf, Operation, RequestOf } from '../../contract/operation.ts'
import { hostFailure, isOfContract, refusalOf, unusableAnswer } from './refusal.ts'
import type { ReadIssues, ReadLeniently } from './rows/read-rows.ts'
import type { Transport } from './transport.ts'

/** Header with the cursor of the next page (contract/list-parameters.ts). */
const nextCursorHeader = 'x-next-cursor'

// The page's security policy forbids evaluating strings as code, which zod would otherwise try.
z.config({ jitless: true })

interface CallOptions {
  readonly signal?: AbortSignal
  /** Reports the number of bytes received; only for files. */
  readonly onReceived?: (bytes: number) => void
}

/** A page of a list, with the cursor of the next page, if any. */
export interface Continued<Answer> {
  readonly answer: Answer
  readonly next?: string
}

/** The type of a call's answer: the contract's, or that of the operation's lenient reader. */
export type Answered<Described extends Operation> =
  Described extends ReadLeniently<infer Shown> ? Shown : AnswerOf<Described>

/** Receives the unusable parts of an answer. */
export type OnReadIssues = (operation: Operation, issues: ReadIssues) => void

/** The typed client of the contract. */
export interface ShopApi {
  /**
   * Makes one call. Resolves to the operation's answer, with numbers parsed and unknown fields removed. Rejects with an
   * ApiError for a refusal, an unusable answer (`UNEXPECTED`) or no response (`UNREACHABLE`), and with an AbortError
   * when the signal aborts.
   */
  call<Described extends Operation>(
    operation: Described,
    request: RequestOf<Described>,
    options?: CallOptions,
  ): Promise<Answered<Described>>
  /** Like `call`, for a list that may have pages (`x-next-cursor`, an extension). */
  callForPage<Described extends Operation>(
    operation: Described,
    request: RequestOf<Described>,
    options?: CallOptions,
  ): Promise<Continued<Answered<Described>>>
}

/**
 * Creates the client over a transport: HTTP in the browser, in-process on the server.
 * @param onReadIssues reports unusable parts of answers; for the server only, because nobody reads a visitor's console.
 */
export function createShopApi(transport: Transport, onReadIssues?: OnReadIssues): ShopApi {
  async function callForPage<Described extends Operation>(
    operation: Described,
    request: RequestOf<Described>,
    options: CallOptions = {},
  ): Promise<Continued<Answered<Described>>> {
    const answer = transport(operation, { ...request, ...options })
    // Some steps cannot be aborted, so a late result is dropped here.
    const { status, body, header } = await answer.finally(() => options.signal?.throwIfAborted())
    if (status < 200 || status > 299)
      throw isBroken(operation, status, body) ? hostFailure() : refusalOf(status, body)
    const read = readAnswer(operation, body, onReadIssues)
    if (read === undefined) throw unusableAnswer(status)
    const next = header?.(nextCursorHeader)
    // The outputs of both the reader and the schema have the answer's type by definition.
    return { answer: read.answer as Answered<Described>, ...(next ? { next } : {}) }
  }
  return {
    callForPage,
    async call(operation, request, options) {
      const { answer } = await callForPage(operation, request, options)
      return answer
    },
  }
}

/**
 * Returns whether a refusal shows that the host is broken: public data cannot be forbidden, and a list always exists.
 * Only the contract's own refusals can mean a wrong request or a missing resource.
 */
function isBroken({ access, method, params, errors }: Operation, status: number, body: unknown): boolean {
  if (access !== 'public' || method !== 'GET') return false
  if ((status > 499 || status === 429) && !isOfContract(body)) return true
  if (status === 400) return !params && !isOfContract(body)
  if (status === 404) {
    const { code } = refusalOf(status, body)
    return !params && !errors.some((own) => own === code)
  }
  return status === 401 || status === 403
}

/** Parses an answer, leniently if the operation has a reader; undefined if it is unusable. */
function readAnswer(
  operation: Operation & Partial<ReadLeniently<unknown>>,
  body: unknown,
  onReadIssues: OnReadIssues | undefined,
): { readonly answer: unknown } | undefined {
  if (!operation.read) {
    const { success, data } = z.safeParse(operation.answer, body)
    return success ? { answer: data } : undefined
  }
  const issues: ReadIssues = { leftOut: 0, fields: new Set() }
  const answer = operation.read(body, issues)
  if (issues.leftOut > 0 || issues.fields.size > 0) onReadIssues?.(operation, issues)
  return answer === undefined ? undefined : { answer }
}
