import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompress, constants } from 'node:zlib'
import type { Topic } from '../data/database.ts'
import { languageOf } from '../platform/request-language.ts'
import { PreparedAnswer } from './prepared-answer.ts'

interface CachedResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly topics: readonly Topic[]
  readonly parameters: readonly string[]
  readonly etag: string
  readonly notModified: PreparedAnswer
  readonly identity: PreparedAnswer
  brotli: PreparedAnswer | undefined
  /** How long the response may still be sent after orders have changed the stock that it shows. */
  readonly lagUntil: number
  staleAt: number
}

interface NewResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly bytes: Buffer
  readonly topics: readonly Topic[]
  /** The query parameters that change the response; a name that ends with a dot is a prefix. */
  readonly parameters: readonly string[]
  /** How long the response may still be sent after orders took stock, in milliseconds; default: not at all. */
  readonly lagMs?: number
  /** The cache version when the response was started; see `moment`. */
  readonly since: number
}

/** From this many order commits within a second on, pages cannot be rendered after each. */
const busyOrders = 6
const nothing = Buffer.alloc(0)
const maxResponses = 5_000
/** Higher levels cost more CPU time than they save in transfer. */
const brotliQuality = 6

/**
 * Caches complete public responses in memory, in identity and Brotli encoding, until a topic that they show changes.
 * They are the same for every visitor, so they are served before routing.
 */
export class ResponseCache {
  readonly #answers = new Map<string, CachedResponse>()
  readonly #droppedAt = new Map<Topic, number>()
  /** As `#droppedAt`, for changes only by orders. */
  readonly #orderedAt = new Map<Topic, number>()
  readonly #lifeMs: number
  readonly #isHeld: () => boolean
  /** The instants of the last commits of orders. */
  readonly #orders: number[] = []
  #everythingDroppedAt = 0
  #drops = 0
  #answered = 0

  /**
   * @param lifeMs the maximum age of a response, in milliseconds.
   * @param isHeld whether the responses may show what no longer holds, so that none is sent.
   */
  constructor(lifeMs: number, isHeld = () => false) {
    this.#lifeMs = lifeMs
    this.#isHeld = isHeld
  }

  /** The number of responses sent from memory so far. */
  get answered(): number {
    return this.#answered
  }

  /**
   * Returns the present version. Call it before rendering: a response is not cached if its topics change afterwards.
   */
  moment(): number {
    return this.#drops
  }

  /**
   * Writes the cached response. Returns false without one; the server must then answer.
   *
   * @param address the cache key, if it differs from the request's address.
   */
  answer(request: IncomingMessage, response: ServerResponse, address = addressOf(request)): boolean {
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

  /**
   * Returns the cached answer to a GET request for the address, for a reader in this process; undefined if none is
   * cached.
   */
  read(address: string): Pick<NewResponse, 'status' | 'headers' | 'bytes'> | undefined {
    const found = this.#find(address)
    return found && { status: found.status, headers: found.headers, bytes: found.identity.body }
  }

  /** Caches a response, unless one of its topics changed since the response was started. */
  remember(address: string, response: NewResponse): void {
    const { status, headers, bytes, topics, parameters, lagMs = 0, since } = response
    const now = Date.now()
    const hasOrders = isLater(this.#orderedAt, topics, since)
    const mayLag = lagMs > 0 && this.#isBusy(now)
    if (this.#changedSince(topics, since) || (hasOrders && !mayLag)) return
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const vary = headers.vary === undefined ? 'accept-encoding' : `accept-encoding, ${headers.vary}`
    const shared = { ...headers, etag, vary }
    delete shared['content-length']
    const remembered: CachedResponse = {
      status,
      headers: shared,
      topics,
      parameters,
      etag,
      notModified: new PreparedAnswer(304, shared, nothing),
      identity: new PreparedAnswer(status, { ...shared, 'content-length': bytes.length }, bytes),
      brotli: undefined,
      lagUntil: now + lagMs,
      staleAt: now + (hasOrders ? lagMs : this.#lifeMs),
    }
    this.#makeRoom()
    this.#answers.set(address, remembered)
    compress(bytes, (brotliBytes) => {
      const length = { 'content-length': brotliBytes.length, 'content-encoding': 'br' }
      remembered.brotli = new PreparedAnswer(status, { ...shared, ...length }, brotliBytes)
    })
  }

  /** Removes all responses with one of these topics; after orders, some of them a moment later. */
  drop(topics: readonly Topic[] | 'everything'): void {
    this.#drops += 1
    if (topics === 'everything') {
      this.#everythingDroppedAt = this.#drops
      this.#droppedAt.clear()
      this.#orderedAt.clear()
      this.#answers.clear()
      return
    }
    const changed = new Set(topics)
    const areOrders = changed.has('bookings')
    const changedAt = areOrders ? this.#orderedAt : this.#droppedAt
    for (const topic of changed) changedAt.set(topic, this.#drops)
    const now = Date.now()
    const mayLag = areOrders && this.#isBusyWithOneMore(now)
    for (const [address, answer] of this.#answers) {
      if (!answer.topics.some((topic) => changed.has(topic))) continue
      if (mayLag && now < answer.lagUntil) answer.staleAt = Math.min(answer.staleAt, answer.lagUntil)
      else this.#answers.delete(address)
    }
  }

  #isBusyWithOneMore(now: number): boolean {
    this.#orders.push(now)
    if (this.#orders.length > busyOrders) this.#orders.shift()
    return this.#isBusy(now)
  }

  /** Returns whether many orders were committed within a second. */
  #isBusy(now: number): boolean {
    const [oldest] = this.#orders
    return this.#orders.length === busyOrders && oldest !== undefined && now - oldest < 1_000
  }

  /** Finds a response, ignoring query parameters that do not change it. */
  #find(address: string): CachedResponse | undefined {
    if (this.#isHeld()) return undefined
    const queryAt = address.indexOf('?')
    const found = this.#answers.get(queryAt < 0 ? address : address.slice(0, queryAt))
    if (!found || found.staleAt < Date.now()) return undefined
    if (queryAt < 0 || found.parameters.length === 0) return found
    const given = new URLSearchParams(address.slice(queryAt))
    return found.parameters.some((name) => has(given, name)) ? undefined : found
  }

  #changedSince(topics: readonly Topic[], since: number): boolean {
    if (this.#everythingDroppedAt > since) return true
    return isLater(this.#droppedAt, topics, since)
  }

  #makeRoom(): void {
    if (this.#answers.size < maxResponses) return
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined) this.#answers.delete(oldest)
  }
}

/** Returns the cache key of an API response: the address, after the language of its words if the request has one. */
export function addressInLanguage(address: string, language: string | undefined): string {
  return language === undefined ? address : `${language} ${address}`
}

function addressOf({ url = '', headers }: IncomingMessage): string {
  return addressInLanguage(url, languageOf(headers))
}

function isLater(changedAt: ReadonlyMap<Topic, number>, topics: readonly Topic[], since: number): boolean {
  return topics.some((topic) => (changedAt.get(topic) ?? 0) > since)
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
    // Otherwise the identity encoding is served.
    if (!error && result.length < bytes.length) then(result)
  })
}
