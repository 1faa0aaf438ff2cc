import type { ErrorCode } from '../../contract/errors.ts'
import { errors } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { ApiError } from '../api/api-error.ts'
import type { ShopApi } from '../api/client.ts'

/** One call that a screen made. */
interface RecordedCall {
  readonly id: string
  readonly params?: unknown
  readonly query?: unknown
  readonly headers?: unknown
  readonly body?: unknown
}

type Answer = (call: RecordedCall) => unknown

/** A fake shop that answers each operation as a test prescribes, and records the calls. */
export class FakeShop {
  readonly calls: RecordedCall[] = []
  readonly #answers = new Map<string, Answer>()
  readonly #next = new Map<string, string>()

  /** Sets the answer of an operation: a value, or a function that returns or throws one. */
  answers(operation: Operation, answer: unknown): void {
    this.#answers.set(operation.id, typeof answer === 'function' ? (answer as Answer) : () => answer)
  }

  /** Sets the cursor of a list's next answers; undefined for the last page. */
  setNextCursor(operation: Operation, next: string | undefined): void {
    if (next === undefined) this.#next.delete(operation.id)
    else this.#next.set(operation.id, next)
  }

  /** Makes an operation refuse, with the server's error. */
  refuses(operation: Operation, code: ErrorCode): void {
    this.answers(operation, () => {
      throw refusal(code)
    })
  }

  callsOf(operation: Operation): RecordedCall[] {
    return this.calls.filter(({ id }) => id === operation.id)
  }

  readonly api: ShopApi = {
    call: async (operation, request) => {
      const call: RecordedCall = { id: operation.id, ...request }
      this.calls.push(call)
      const answer = this.#answers.get(operation.id)
      if (!answer) throw new Error(`The test says nothing of ${operation.id}`)
      // The prescribed answer follows the operation's contract, or is deliberately wrong.
      return (await answer(call)) as never
    },
    callForPage: async (operation, request) => {
      const answer = await this.api.call(operation, request)
      const next = this.#next.get(operation.id)
      return { answer, ...(next ? { next } : {}) }
    },
  }
}

/** Returns the client's error for a refusal with this code. */
export function refusal(code: ErrorCode, fields: Record<string, string> = {}): ApiError {
  return new ApiError({ ...errors[code], code, fields })
}

/** Returns the client's error for a call without a response. */
export function noAnswer(): ApiError {
  return new ApiError({ status: 0, code: 'UNREACHABLE', message: 'The shop is not responding.' })
}
