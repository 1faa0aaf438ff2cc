import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompress, constants } from 'node:zlib'
import type { Topic } from '../data/database.ts'

interface Body {
  readonly headers: OutgoingHttpHeaders
  readonly bytes: Buffer
}

interface Remembered {
  readonly status: number
  readonly topics: readonly Topic[]
  readonly parameters: readonly string[]
  readonly etag: string
  readonly notModified: OutgoingHttpHeaders
  readonly identity: Body
  brotli: Body | undefined
  readonly staleAt: number
}

interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly bytes: Buffer
  readonly topics: readonly Topic[]
  /** Query parameters that would make another answer. */
  readonly parameters: readonly string[]
  /** How many topics had been dropped when the answer was begun: see `moment`. */
  readonly since: number
}

const mostAnswers = 5_000
/** Above this a better ratio costs more time than it saves on the wire. */
const brotliQuality = 6

/**
 * Public answers kept in memory, ready to be written, until something that they show changes. They are given
 * out before any routing, because nothing in them depends on who asks.
 */
export class ResponseCache {
  readonly #answers = new Map<string, Remembered>()
  readonly #droppedAt = new Map<Topic, number>()
  readonly #lifeMs: number
  #everythingDroppedAt = 0
  #drops = 0

  /** @param lifeMs how long an answer is given out at most, in milliseconds. */
  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs
  }

  /** A mark to take before an answer is begun: what changes after it makes the answer unfit to be kept. */
  moment(): number {
    return this.#drops
  }

  /**
   * Writes the remembered answer, if there is one; false leaves the request to the server.
   *
   * @param address under which it is kept, where that is not the address of the request.
   */
  answer(request: IncomingMessage, response: ServerResponse, address = request.url ?? ''): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const found = this.#find(address)
    if (!found) return false
    if (found.status === 200 && request.headers['if-none-match']?.includes(found.etag)) {
      response.writeHead(304, found.notModified).end()
      return true
    }
    const brotli = found.brotli && acceptsBrotli(request) ? found.brotli : undefined
    const { headers, bytes } = brotli ?? found.identity
    response.writeHead(found.status, headers)
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }

  /** Keeps an answer for its address, unless what it shows has changed since it was begun. */
  remember(address: string, { status, headers, bytes, topics, parameters, since }: Answer): void {
    if (this.#changedSince(topics, since)) return
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const shared = { ...headers, etag, vary: 'accept-encoding' }
    delete shared['content-length']
    const remembered: Remembered = {
      status,
      topics,
      parameters,
      etag,
      notModified: shared,
      identity: { headers: { ...shared, 'content-length': bytes.length }, bytes },
      brotli: undefined,
      staleAt: Date.now() + this.#lifeMs,
    }
    this.#makeRoom()
    this.#answers.set(address, remembered)
    compressed(bytes, (brotliBytes) => {
      const length = { 'content-length': brotliBytes.length, 'content-encoding': 'br' }
      remembered.brotli = { headers: { ...shared, ...length }, bytes: brotliBytes }
    })
  }

  /** Forgets what shows any of these topics. */
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

  /** Parameters that the answer does not depend on play no part. */
  #find(address: string): Remembered | undefined {
    const queryAt = address.indexOf('?')
    const found = this.#answers.get(queryAt < 0 ? address : address.slice(0, queryAt))
    if (!found || found.staleAt < Date.now()) return undefined
    if (queryAt < 0 || found.parameters.length === 0) return found
    const given = new URLSearchParams(address.slice(queryAt))
    return found.parameters.some((name) => given.has(name)) ? undefined : found
  }

  #changedSince(topics: readonly Topic[], since: number): boolean {
    if (this.#everythingDroppedAt > since) return true
    return topics.some((topic) => (this.#droppedAt.get(topic) ?? 0) > since)
  }

  #makeRoom(): void {
    if (this.#answers.size < mostAnswers) return
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined) this.#answers.delete(oldest)
  }
}

function acceptsBrotli(request: IncomingMessage): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(String(request.headers['accept-encoding'] ?? ''))
}

function compressed(bytes: Buffer, then: (bytes: Buffer) => void): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  brotliCompress(bytes, { params }, (error, result) => {
    // Without it the answer goes out as it is.
    if (!error && result.length < bytes.length) then(result)
  })
}
