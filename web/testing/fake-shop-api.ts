import type { ErrorCode } from '../../contract/errors.ts'
import { errors } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { ApiError } from '../api/api-error.ts'
import type { ShopApi } from '../api/client.ts'

/** One call that a screen made. */
interface MadeCall {
  readonly id: string
  readonly params?: unknown
  readonly query?: unknown
  readonly headers?: unknown
  readonly body?: unknown
}

type Answer = (call: MadeCall) => unknown

/** A shop that answers each operation as a test says, and remembers what it was asked. */
export class FakeShop {
  readonly calls: MadeCall[] = []
  readonly #answers = new Map<string, Answer>()
  readonly #next = new Map<string, string>()

  /** What an operation answers from now on: a value, or a function that makes one or throws. */
  answers(operation: Operation, answer: unknown): void {
    this.#answers.set(operation.id, typeof answer === 'function' ? (answer as Answer) : () => answer)
  }

  /** A list goes on after each page of it that is answered from now on; undefined: it does not. */
  goesOn(operation: Operation, next: string | undefined): void {
    if (next === undefined) this.#next.delete(operation.id)
    else this.#next.set(operation.id, next)
  }

  /** From now on an operation refuses like the server does. */
  refuses(operation: Operation, code: ErrorCode): void {
    this.answers(operation, () => {
      throw refusal(code)
    })
  }

  callsOf(operation: Operation): MadeCall[] {
    return this.calls.filter(({ id }) => id === operation.id)
  }

  readonly api: ShopApi = {
    call: async (operation, request) => {
      const call: MadeCall = { id: operation.id, ...request }
      this.calls.push(call)
      const answer = this.#answers.get(operation.id)
      if (!answer) throw new Error(`The test says nothing of ${operation.id}`)
      // The test answers with what the operation promises, or with what it wants to see misunderstood.
      return (await answer(call)) as never
    },
    callForPage: async (operation, request) => {
      const answer = await this.api.call(operation, request)
      const next = this.#next.get(operation.id)
      return { answer, ...(next ? { next } : {}) }
    },
  }
}

/** The error that the client makes of a refusal with this code. */
export function refusal(code: ErrorCode, fields: Record<string, string> = {}): ApiError {
  return new ApiError({ ...errors[code], code, fields })
}

/** The error of a call that got no answer. */
export function noAnswer(): ApiError {
  return new ApiError({ status: 0, code: 'UNREACHABLE', message: 'The shop is not responding.' })
}
