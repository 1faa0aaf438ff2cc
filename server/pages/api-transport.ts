import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { CallApi } from '../../contract/built-pages.ts'
import type { Operation } from '../../contract/operation.ts'
import { boundedFetch } from '../platform/bounded-fetch.ts'
import { withinTime } from '../platform/time-limit.ts'

/** Known to this process alone, so that its own calls can be told from everybody else's. */
const passOfThisProcess = randomUUID()
const passHeader = 'x-truewheel-in-process'

/** Whether a request comes from a page that this process renders: rate limits are not for those. */
export function isInProcess({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): boolean {
  return headers[passHeader] === passOfThisProcess
}

const answerWithinMs = 6_000
/** Below a rendering's 10 s (`coalesce-renders.ts`): the page itself then says that the shop is not available now. */
const ownAnswerWithinMs = 8_000
const largestAnswerBytes = 32 * 1024 * 1024

/**
 * Carries a page's calls to this server itself, without a socket, so that pages and callers see the same. A call
 * without an answer in its time is answered with 503.
 *
 * @param withinMs what the server has for an answer; shorter in tests.
 */
export function callInProcess(app: FastifyInstance, withinMs = ownAnswerWithinMs): CallApi {
  return async (operation, request) => {
    const url = `/api${addressOf(operation, request)}`
    const headers = { [passHeader]: passOfThisProcess }
    const call = app
      .inject({ method: operation.method, url, headers })
      .then((answer) => ({ status: answer.statusCode, body: answer.json<unknown>() }))
    return withinTime(call, withinMs, () => noAnswer)
  }
}

/**
 * Carries a page's calls to another backend (spec §10, another {host}). One that does not answer,
 * sends the call on to elsewhere, or answers without JSON of a usable size, is told from one that refuses: the
 * answer is 503 then.
 *
 * @param withinMs what the backend has for an answer; shorter in tests.
 */
export function callOverHttp(apiHost: string, withinMs = answerWithinMs): CallApi {
  const call = boundedFetch({ withinMs, mostBytes: largestAnswerBytes })
  return async (operation, request) => {
    try {
      const answer = await call(apiHost + addressOf(operation, request), { method: operation.method })
      if (answer.status >= 300 && answer.status < 400) return noAnswer
      return readAnswer(answer.status, await answer.text())
    } catch {
      // Nobody there, too slow or cut off: the page says that the shop is not available now.
      return noAnswer
    }
  }
}

const noAnswer: { status: number; body: unknown } = { status: 503, body: null }

/** A refusal and an empty answer need no JSON: the status, or the emptiness, says what there is to say. */
function readAnswer(status: number, text: string): { status: number; body: unknown } {
  try {
    return { status, body: JSON.parse(text) }
  } catch {
    return status >= 400 || text === '' ? { status, body: null } : noAnswer
  }
}

/** Pages only read, and by path alone. */
function addressOf(operation: Operation, request: { params?: unknown }): string {
  const params = new Map(Object.entries(request.params ?? {}))
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name) ?? '')),
  )
}
