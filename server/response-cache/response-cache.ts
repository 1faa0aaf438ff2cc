import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompress, constants } from 'node:zlib'
import type { Topic } from '../data/database.ts'
import { PreparedAnswer } from './prepared-answer.ts'

interface CachedResponse {
  readonly status: number
  readonly topics: readonly Topic[]
  readonly parameters: readonly string[]
  readonly etag: string
  readonly notModified: PreparedAnswer
  readonly identity: PreparedAnswer
  brotli: PreparedAnswer | undefined
  readonly staleAt: number
}

interface NewResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly bytes: Buffer
  readonly topics: readonly Topic[]
  /** Query parameters that change the response; one that ends with a point stands for all that begin with it. */
  readonly parameters: readonly string[]
  /** Cache version when the response was started: see `moment`. */
  readonly since: number
}

const nothing = Buffer.alloc(0)
const maxResponses = 5_000
/** Higher levels cost more CPU time than they save in transfer. */
const brotliQuality = 6

/**
 * Keeps complete public responses in memory, in identity and Brotli encoding, until a topic that they show changes.
 * They are the same for every visitor, so they are served before routing.
 */
export class ResponseCache {
  readonly #answers = new Map<string, CachedResponse>()
  readonly #droppedAt = new Map<Topic, number>()
  readonly #lifeMs: number
  #everythingDroppedAt = 0
  #drops = 0
  #answered = 0

  /** @param lifeMs maximum age of a response, in milliseconds. */
  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs
  }

  /** Responses that were sent from memory so far. */
  get answered(): number {
    return this.#answered
  }

  /** Returns the current version. Take it before rendering: a response is not cached if its topics change afterwards. */
  moment(): number {
    return this.#drops
  }

  /**
   * Writes the cached response. Returns false when there is none and the server has to answer.
   *
   * @param address cache key, where it differs from the request's address.
   */
  answer(request: IncomingMessage, response: ServerResponse, address = request.url ?? ''): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const found = this.#find(address)
    if (!found) return false
    this.#answered += 1
    if (found.status === 200 && request.headers['if-none-match']?.includes(found.etag)) {
      found.notModified.send(response)
      return true
    }
    const brotli = found.brotli && acceptsBrotli(request) ? found.brotli : undefined
    const answer = brotli ?? found.identity
    answer.send(response)
    return true
  }

  /** Caches a response, unless one of its topics changed since the response was begun. */
  remember(address: string, { status, headers, bytes, topics, parameters, since }: NewResponse): void {
    if (this.#changedSince(topics, since)) return
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const shared = { ...headers, etag, vary: 'accept-encoding' }
    delete shared['content-length']
    const remembered: CachedResponse = {
      status,
      topics,
      parameters,
      etag,
      notModified: new PreparedAnswer(304, shared, nothing),
      identity: new PreparedAnswer(status, { ...shared, 'content-length': bytes.length }, bytes),
      brotli: undefined,
      staleAt: Date.now() + this.#lifeMs,
    }
    this.#makeRoom()
    this.#answers.set(address, remembered)
    compress(bytes, (brotliBytes) => {
      const length = { 'content-length': brotliBytes.length, 'content-encoding': 'br' }
      remembered.brotli = new PreparedAnswer(status, { ...shared, ...length }, brotliBytes)
    })
  }

  /** Removes all responses that show one of these topics. */
  drop(topics: readonly Topic[] | 'everything'): void {
    this.#drops += 1
    if (topics === 'everything') {
      this.#everythingDroppedAt = this.#drops
      this.#droppedAt.clear()
      this.#answers.clear()
      return
    }
    const changed = new Set(topics)
    for (const topic of changed) this.#droppedAt.set(topic, this.#drops)
    for (const [address, answer] of this.#answers) {
      if (answer.topics.some((topic) => changed.has(topic))) this.#answers.delete(address)
    }
  }

  /** Ignores query parameters that do not affect the response. */
  #find(address: string): CachedResponse | undefined {
    const queryAt = address.indexOf('?')
    const found = this.#answers.get(queryAt < 0 ? address : address.slice(0, queryAt))
    if (!found || found.staleAt < Date.now()) return undefined
    if (queryAt < 0 || found.parameters.length === 0) return found
    const given = new URLSearchParams(address.slice(queryAt))
    return found.parameters.some((name) => has(given, name)) ? undefined : found
  }

  #changedSince(topics: readonly Topic[], since: number): boolean {
    if (this.#everythingDroppedAt > since) return true
    return topics.some((topic) => (this.#droppedAt.get(topic) ?? 0) > since)
  }

  #makeRoom(): void {
    if (this.#answers.size < maxResponses) return
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined) this.#answers.delete(oldest)
  }
}

function has(given: URLSearchParams, name: string): boolean {
  return name.endsWith('.') ? [...given.keys()].some((key) => key.startsWith(name)) : given.has(name)
}

const anyButRefusedBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b)/

function acceptsBrotli({ headers }: IncomingMessage): boolean {
  const accepted = headers['accept-encoding']
  return accepted === 'br' || (accepted !== undefined && anyButRefusedBrotli.test(String(accepted)))
}

function compress(bytes: Buffer, then: (bytes: Buffer) => void): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  brotliCompress(bytes, { params }, (error, result) => {
    // The identity encoding is served instead.
    if (!error && result.length < bytes.length) then(result)
  })
}
