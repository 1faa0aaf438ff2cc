import type { LanguageTag } from '../../contract/languages/languages.ts'
import type { Access, Operation } from '../../contract/operation.ts'
import { hyphenationHeader } from '../../domain/writing/long-words.ts'
import { learnWords } from '../ui/values/long-words.ts'
import { noteAnswer } from './connection.ts'
import { isRecord } from './is-record.ts'
import { retryAfterReconnect } from './reconnect-retry.ts'
import { unreachable } from './refusal.ts'
import type { CallRequest, RawAnswer, Transport } from './transport.ts'

/** Time limit of a call, so that no spinner runs forever. */
export const callTimeoutMs = 30_000
/** The server's own time limit for the bytes of a large body. */
const largeBodyTimeoutMs = 180_000

interface HttpOptions {
  /** {host}: the prefix of every call's address. */
  readonly apiHost: string
  /** Whether {host} accepts our extension headers (spec §10, another {host}). */
  readonly extensionHeaders: boolean
  /** The language of answers; the backend's own if undefined. */
  readonly language?: LanguageTag | undefined
  /** Returns the bearer token for a call with this access, or null. May reject with an ApiError. */
  readonly tokenFor: (access: Access) => Promise<string | null>
  /** Whether writing calls may be repeated too; reading calls always may. */
  readonly repeatable?: boolean
}

/** Carries calls over the browser's fetch: parameters percent-encoded, bodies as JSON. */
export function createHttpTransport(options: HttpOptions): Transport {
  return async (operation, request) => {
    const init = await requestInit(operation, request, options)
    const address = `${options.apiHost}${addressOf(operation, request)}`
    const ask = async () => readAnswer(await fetch(address, init), request.onReceived)
    const repeatable = operation.method === 'GET' || options.repeatable
    const asked = repeatable ? retryAfterReconnect(ask, init.signal) : ask()
    const answer = await asked.catch((cause: unknown) => rethrow(cause, request.signal))
    noteAnswer(true)
    return answer
  }
}

/** Returns the path and query of a call, with every value percent-encoded. */
function addressOf(operation: Operation, request: CallRequest): string {
  const params = new Map(entriesOf(request.params))
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params.get(name) ?? ''),
  )
  const query = new URLSearchParams(entriesOf(request.query)).toString()
  return query ? `${path}?${query}` : path
}

async function requestInit(
  operation: Operation,
  request: CallRequest,
  options: HttpOptions,
): Promise<RequestInit> {
  const headers = new Headers({ accept: 'application/json' })
  // A browser sends this header to other origins without asking them first, unlike a header of our own.
  if (options.language) headers.set('content-language', options.language)
  if (request.body !== undefined) headers.set('content-type', 'application/json')
  if (options.extensionHeaders)
    for (const [name, value] of entriesOf(request.headers)) headers.set(name, value)
  const token = operation.access === 'public' ? null : await options.tokenFor(operation.access)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return {
    method: operation.method,
    headers,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    signal: AbortSignal.any([
      ...(request.onReceived
        ? []
        : [AbortSignal.timeout(operation.bodyBytes ? largeBodyTimeoutMs : callTimeoutMs)]),
      ...(request.signal ? [request.signal] : []),
    ]),
  }
}

async function readAnswer(response: Response, onReceived: CallRequest['onReceived']): Promise<RawAnswer> {
  const body =
    onReceived && response.ok ? await readCounted(response, onReceived) : parseJson(await response.text())
  learnWords(response.headers.get(hyphenationHeader))
  return { status: response.status, body, header: (name) => response.headers.get(name) }
}

/** Reads a file and counts its bytes. */
async function readCounted(response: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength
    onReceived(bytes)
    parts.push(part.value)
  }
  return new Blob(parts)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON; the client validates it against the contract.
    return text
  }
}

/** Rethrows an abort of the caller's own signal; rejects as unreachable otherwise. */
function rethrow(cause: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted) throw cause
  noteAnswer(false)
  throw unreachable(cause)
}

function entriesOf(values: unknown): [string, string][] {
  if (!isRecord(values)) return []
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
}
