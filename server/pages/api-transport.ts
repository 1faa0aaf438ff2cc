import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { CallApi } from '../../contract/built-pages.ts'
import type { LanguageTag } from '../../contract/languages/languages.ts'
import { isAnsweredByPages, type Operation } from '../../contract/operation.ts'
import { hyphenationHeader } from '../../domain/writing/long-words.ts'
import { boundedFetch } from '../platform/bounded-fetch.ts'
import { currentRequest } from '../platform/request-context.ts'
import { languageOf } from '../platform/request-language.ts'
import { withinTime } from '../platform/time-limit.ts'
import { addressInLanguage } from '../response-cache/response-cache.ts'

/** Known only to this process, which recognizes its own calls by it. */
const processToken = randomUUID()
const processTokenHeader = 'x-truewheel-in-process'

/** Returns whether a page render of this process made the request, which then has no rate limit. */
export function isInProcess({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): boolean {
  return headers[processTokenHeader] === processToken
}

const timeoutMs = 6_000
/** Below a render's 10 s (`coalesce-renders.ts`), so that the page itself can report an unavailable shop. */
const ownTimeoutMs = 8_000
const maxResponseBytes = 32 * 1024 * 1024

/**
 * Sends a page's calls to this server without a socket, so that pages get the same responses as clients: cached ones if
 * there are any. A call without a response in time returns 503.
 *
 * @param tag the language of the page; undefined for the English pages of a shop in English, whose answers are those of
 *   the bare contract.
 * @param withinMs the timeout; shorter in tests.
 */
export function callInProcess(app: FastifyInstance, tag?: LanguageTag, withinMs = ownTimeoutMs): CallApi {
  return async (operation, request) => {
    const url = `/api${addressOf(operation, request)}`
    const headers = { [processTokenHeader]: processToken, ...(tag && { 'content-language': tag }) }
    const address = addressInLanguage(url, languageOf(headers))
    const cached = operation.method === 'GET' ? app.answers.read(address) : undefined
    if (cached) {
      return {
        status: cached.status,
        body: JSON.parse(cached.bytes.toString()),
        header: (name) => cached.headers[name]?.toString() ?? null,
      }
    }
    const payload = bodyOf(request)
    // The network address of a posted form, because attempts are counted per network.
    const remoteAddress = currentRequest()?.address
    const call = app
      .inject({
        method: operation.method,
        url,
        headers,
        ...(payload && { payload }),
        ...(remoteAddress !== undefined && { remoteAddress }),
      })
      .then((answer) => ({
        status: answer.statusCode,
        body: answer.json<unknown>(),
        header: (name: string) => answer.headers[name]?.toString() ?? null,
      }))
    return withinTime(call, withinMs, () => noResponse)
  }
}

/**
 * Sends a page's calls to another backend (spec §10, another {host}). Unlike a refusal, a missing response, a redirect,
 * or a response without JSON of a usable size counts as unavailable: the result is 503.
 *
 * @param withinMs the timeout; shorter in tests.
 */
export function callOverHttp(apiHost: string, withinMs = timeoutMs): CallApi {
  const call = boundedFetch({ withinMs, maxBytes: maxResponseBytes })
  return async (operation, request) => {
    try {
      const payload = bodyOf(request)
      const answer = await call(apiHost + addressOf(operation, request), {
        method: operation.method,
        ...(payload && { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
      })
      if (answer.status >= 300 && answer.status < 400) return noResponse
      const header = (name: string) => answer.headers.get(name)
      return { ...readAnswer(answer.status, await answer.text()), header }
    } catch {
      // The backend is unreachable, too slow or interrupted; the page reports that the shop is unavailable.
      return noResponse
    }
  }
}

/**
 * Adds the header with the long words of names to the answers of a backend that does not send it, so that the names on
 * pages break between syllables.
 */
export function withLongWords(
  call: CallApi,
  longWordsOf: (body: unknown) => Promise<string | undefined>,
): CallApi {
  return async (operation, request) => {
    const answer = await call(operation, request)
    const sent = answer.header?.(hyphenationHeader) ?? (await longWordsOf(answer.body)) ?? null
    return {
      ...answer,
      header: (name) => (name === hyphenationHeader ? sent : (answer.header?.(name) ?? null)),
    }
  }
}

/**
 * Sends a page's calls to {host}, except extensions that only the server of the pages offers, which go to this server.
 */
export function callHostOrPages(host: CallApi, pages: CallApi, extensions: readonly string[]): CallApi {
  return (operation, request) => (isAnsweredByPages(operation, extensions) ? pages : host)(operation, request)
}

const noResponse: { status: number; body: unknown } = { status: 503, body: null }

/** Parses a response; refusals and empty responses need no JSON. */
function readAnswer(status: number, text: string): { status: number; body: unknown } {
  try {
    return { status, body: JSON.parse(text) }
  } catch {
    return status >= 400 || text === '' ? { status, body: null } : noResponse
  }
}

/**
 * Returns the body of a read. A page reads with a body only if the address must not contain a secret (decision 0053).
 */
function bodyOf({ body }: { body?: unknown }): object | undefined {
  return typeof body === 'object' && body !== null ? body : undefined
}

function addressOf(operation: Operation, request: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(request.params ?? {}))
  const given = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name) ?? '')),
  )
  return query.size > 0 ? `${path}?${query}` : path
}
