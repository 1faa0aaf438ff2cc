import * as z from 'zod/mini'
import type { AnswerOf, Operation, RequestOf } from '../../contract/operation.ts'
import { refusalOf, unusableAnswer } from './refusal.ts'
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
  ): Promise<AnswerOf<Described>>
  /** As `call`, for a list that may come a page at a time (`x-next-cursor`, an extension). */
  callForPage<Described extends Operation>(
    operation: Described,
    request: RequestOf<Described>,
    options?: CallOptions,
  ): Promise<Continued<AnswerOf<Described>>>
}

/** Makes the client over a transport: HTTP in the browser, in process on the server. */
export function createShopApi(transport: Transport): ShopApi {
  async function callForPage<Described extends Operation>(
    operation: Described,
    request: RequestOf<Described>,
    options: CallOptions = {},
  ): Promise<Continued<AnswerOf<Described>>> {
    const answer = transport(operation, { ...request, ...options })
    // Not every step on the way can be called off: nobody hears of one that ends later.
    const { status, body, header } = await answer.finally(() => options.signal?.throwIfAborted())
    if (status < 200 || status > 299) throw refusalOf(status, body)
    const read = z.safeParse(operation.answer, body)
    if (!read.success) throw unusableAnswer(status)
    const next = header?.(nextCursorHeader)
    // safeParse widens the generic schema; its output is by definition the answer's type.
    return { answer: read.data as AnswerOf<Described>, ...(next ? { next } : {}) }
  }
  return {
    callForPage,
    async call(operation, request, options) {
      const { answer } = await callForPage(operation, request, options)
      return answer
    },
  }
}
