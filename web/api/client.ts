import * as z from 'zod/mini'
import type { AnswerOf, Operation, RequestOf } from '../../contract/operation.ts'
import { hostFailure, isOfContract, refusalOf, unusableAnswer } from './refusal.ts'
import type { Odd, ReadLeniently } from './rows/read-rows.ts'
import type { Transport } from './transport.ts'

/** Says where a list goes on (contract/list-parameters.ts). */
const nextCursorHeader = 'x-next-cursor'

// The page's security policy forbids making code from text, which zod would otherwise try.
z.config({ jitless: true })

interface CallOptions {
  readonly signal?: AbortSignal
}

/** An answer that is a page of a list, and what to ask for the next one with; without it the list ends here. */
export interface Continued<Answer> {
  readonly answer: Answer
  readonly next?: string
}

/** What a call answers with: as the contract says, or as the operation's own lenient reader makes it. */
export type Answered<Described extends Operation> =
  Described extends ReadLeniently<infer Shown> ? Shown : AnswerOf<Described>

/** Hears of an answer of which something could not be used. */
export type HearOdd = (operation: Operation, odd: Odd) => void

/** The typed client of the contract. */
export interface ShopApi {
  /**
   * Makes one call. Answers what the operation promises, with numbers as numbers and unknown fields dropped.
   * Rejects with an ApiError for every refusal, for an unusable answer (`UNEXPECTED`) and for no answer
   * (`UNREACHABLE`); with an AbortError when the signal says so.
   */
  call<Described extends Operation>(
    operation: Described,
    request: RequestOf<Described>,
    options?: CallOptions,
  ): Promise<Answered<Described>>
  /** As `call`, for a list that may come a page at a time (`x-next-cursor`, an extension). */
  callForPage<Described extends Operation>(
    operation: Described,
    request: RequestOf<Described>,
    options?: CallOptions,
  ): Promise<Continued<Answered<Described>>>
}

/**
 * Makes the client over a transport: HTTP in the browser, in process on the server.
 *
 * @param hearOdd only the server listens: nobody looks at a visitor's console.
 */
export function createShopApi(transport: Transport, hearOdd?: HearOdd): ShopApi {
  async function callForPage<Described extends Operation>(
    operation: Described,
    request: RequestOf<Described>,
    options: CallOptions = {},
  ): Promise<Continued<Answered<Described>>> {
    const answer = transport(operation, { ...request, ...options })
    // Not every step on the way can be called off: nobody hears of one that ends later.
    const { status, body, header } = await answer.finally(() => options.signal?.throwIfAborted())
    if (status < 200 || status > 299)
      throw isBroken(operation, status, body) ? hostFailure() : refusalOf(status, body)
    const read = readAnswer(operation, body, hearOdd)
    if (read === undefined) throw unusableAnswer(status)
    const next = header?.(nextCursorHeader)
    // The reader's output, and that of the schema, is by definition the answer's type.
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
 * Whether a refusal says that the host is not well: what anybody may read is refused to nobody, and a list that takes
 * no input is always there and never asked for in a wrong way.
 */
function isBroken({ access, method, params }: Operation, status: number, body: unknown): boolean {
  if (access !== 'public' || method !== 'GET') return false
  if ((status > 499 || status === 429) && !isOfContract(body)) return true
  return status === 401 || status === 403 || (!params && (status === 400 || status === 404))
}

/** Reads an answer, leniently where the operation says how; undefined when it cannot be used. */
function readAnswer(
  operation: Operation & Partial<ReadLeniently<unknown>>,
  body: unknown,
  hearOdd: HearOdd | undefined,
): { readonly answer: unknown } | undefined {
  if (!operation.read) {
    const { success, data } = z.safeParse(operation.answer, body)
    return success ? { answer: data } : undefined
  }
  const odd: Odd = { leftOut: 0, fields: new Set() }
  const answer = operation.read(body, odd)
  if (odd.leftOut > 0 || odd.fields.size > 0) hearOdd?.(operation, odd)
  return answer === undefined ? undefined : { answer }
}
