import * as z from 'zod/mini'
import type { AnswerOf, Operation, RequestOf } from '../../contract/operation.ts'
import { refusalOf, unusableAnswer } from './refusal.ts'
import type { Transport } from './transport.ts'

// The page's security policy forbids making code from text, which zod would otherwise try.
z.config({ jitless: true })

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
    options?: { readonly signal?: AbortSignal },
  ): Promise<AnswerOf<Described>>
}

/** Makes the client over a transport: HTTP in the browser, in process on the server. */
export function createShopApi(transport: Transport): ShopApi {
  return {
    async call(operation, request, options = {}) {
      const { status, body } = await transport(operation, { ...request, ...options })
      if (status < 200 || status > 299) throw refusalOf(status, body)
      const answer = z.safeParse(operation.answer, body)
      if (!answer.success) throw unusableAnswer(status)
      // safeParse widens the generic schema; its output is by definition the answer's type.
      return answer.data as AnswerOf<typeof operation>
    },
  }
}
