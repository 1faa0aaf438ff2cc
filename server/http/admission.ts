import { randomInt, randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { type ErrorBody, errors } from '../../contract/errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Which requests the server takes when there are more than it can answer in time. */
    readonly admission: Admission
  }
}

/** Above this the answers under way take more memory than a small machine has. */
const mostAtOnce = 300
/** So many are taken between two looks however late the loop is: a slow machine with few visitors refuses nothing. */
const alwaysTakenInWindow = 100
/** Fewer in one turn are no crowd: each of a few browsers has six connections. */
const crowdInTurn = 32
/** Reads are refused first: what people have filled in and paid goes before what they look at. */
const writesPerRead = 1.5
const wantedDelayMs = 150
/** What is read so late in a turn of the loop has waited for as long already. */
const longestTurnMs = 1_000
const lookEveryMs = 500
const resolutionMs = 20
/** A connection that nobody takes in this time measures nothing. */
const longestProbeMs = 30_000

/** A monitor asks most when there is trouble, and the card provider's events are few and bounded by themselves. */
const alwaysTaken = new Set(['/healthz', '/readyz', '/metrics', '/payments/webhook'])
/** Files of pages that were taken: cheap, and without them the page was for nothing. */
const partsOfPages = /^\/(?:assets|pictures|fonts)\/|\.(?:svg|webp|avif|woff2|ico)$/

/**
 * Refuses early what would wait for too long (decision 0017). It learns from how late the event loop is how many requests
 * it can take in half a second, and tells the others to come back.
 */
export class Admission {
  readonly #underWay = new Set<IncomingMessage>()
  /** How many are taken between two looks. */
  #allowed = Number.POSITIVE_INFINITY
  #taken = 0
  #wasLate = false
  /** Much is answered as soon as it is read: this many were taken in this turn of the loop, and others wait unread. */
  #takenThisTurn = 0
  #turnBeganAt = 0
  #refused = 0
  #page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${errors.BUSY.message}</title><h1>${errors.BUSY.message}</h1>`

  /** The page for a person; until it is set, a plain one. */
  set page(html: string) {
    this.#page = html
  }

  /** Takes the request or answers it with 503; false: it has been answered. */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? ''
    if (alwaysTaken.has(url) || partsOfPages.test(url)) return true
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (this.#hasRoom(isRead ? 1 : writesPerRead)) {
      this.#follow(request, response)
      return true
    }
    this.#refused += 1
    this.#refuse(request, response)
    return false
  }

  /** Its answer is ready: from here on only the client's connection takes time. */
  release(request: IncomingMessage): void {
    this.#underWay.delete(request)
  }

  /**
   * Sets how many requests are taken until the next look. Called every half a second; late for a second is overload, late
   * once may be a burst or one heavy answer.
   *
   * @param delayMs how long what came since the last look has waited.
   * @returns how many requests were refused since the last look.
   */
  look(delayMs: number): number {
    const isLate = delayMs > wantedDelayMs
    const isLimited = this.#allowed !== Number.POSITIVE_INFINITY
    if (isLate && (isLimited || this.#wasLate || delayMs > longestTurnMs)) {
      this.#allowed = Math.max(alwaysTakenInWindow, Math.floor(this.#taken * 0.7))
    } else if (!isLate && isLimited) {
      this.#allowed = this.#refused === 0 ? Number.POSITIVE_INFINITY : Math.ceil(this.#allowed * 1.1)
    }
    this.#wasLate = isLate
    this.#taken = 0
    const refused = this.#refused
    this.#refused = 0
    return refused
  }

  #hasRoom(factor: number): boolean {
    if (this.#underWay.size >= mostAtOnce * factor) return false
    const isCrowd = this.#takenThisTurn >= crowdInTurn * factor
    if (isCrowd && performance.now() - this.#turnBeganAt > longestTurnMs * factor) return false
    if (this.#taken < alwaysTakenInWindow * factor) return true
    return this.#taken < this.#allowed * factor
  }

  #countInTurn(): void {
    if (this.#takenThisTurn === 0) {
      this.#turnBeganAt = performance.now()
      setImmediate(() => {
        this.#takenThisTurn = 0
      })
    }
    this.#takenThisTurn += 1
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    this.#underWay.add(request)
    this.#taken += 1
    this.#countInTurn()
    response.once('close', () => this.#underWay.delete(request))
    const { headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    // A body that is slow to come takes no time of ours: many such clients must not keep the others out.
    setImmediate(() => {
      if (request.complete || !this.#underWay.delete(request)) return
      request.once('end', () => {
        if (!response.headersSent && !response.destroyed) this.#underWay.add(request)
      })
    })
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    const { status, message } = errors.BUSY
    const asksForPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api/')
    const body: ErrorBody = { message, code: 'BUSY', requestId: randomUUID() }
    const text = asksForPage ? this.#page : JSON.stringify(body)
    response.writeHead(status, {
      'content-type': asksForPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      // Not all at the same moment.
      'retry-after': String(randomInt(2, 6)),
    })
    response.end(request.method === 'HEAD' ? undefined : text)
    // The body of a request that is not taken is thrown away as it comes.
    request.resume()
  }
}

/** Looks at the event loop and at the line of new connections for as long as the app listens. */
export function watchLoad(app: FastifyInstance, admission: Admission): void {
  app.decorate('admission', admission)
  app.addHook('onSend', async ({ raw }) => admission.release(raw))
  app.addHook('onListen', async () => {
    const delay = monitorEventLoopDelay({ resolution: resolutionMs })
    delay.enable()
    const probe = new ConnectionProbe(app.server)
    const look = setInterval(() => {
      // NaN without a sample.
      const loopMs = Math.max(0, delay.mean / 1e6 - resolutionMs) || 0
      delay.reset()
      const delayMs = Math.max(loopMs, probe.next())
      const refused = admission.look(delayMs)
      if (refused > 0) app.log.warn({ refused, delayMs: Math.round(delayMs) }, 'requests refused: too many')
    }, lookEveryMs)
    look.unref()
    app.server.once('close', () => {
      clearInterval(look)
      probe.end()
      delay.disable()
    })
  })
}

/**
 * Measures how long a new connection waits until the server takes it. Node takes one in each turn of the event loop, so
 * while requests are answered one after the other, those of new connections wait where nothing else shows them.
 */
class ConnectionProbe {
  readonly #server: Server
  #socket: Socket | undefined
  #begunAt = 0
  #lastMs = 0

  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      if (socket.remotePort !== this.#socket?.localPort) return
      this.#lastMs = performance.now() - this.#begunAt
      this.end()
      socket.destroy()
    })
  }

  /** How long the last connection has waited, or the present one waits by now; begins another one. */
  next(): number {
    const waitedMs = performance.now() - this.#begunAt
    if (this.#socket && waitedMs < longestProbeMs) return waitedMs
    this.end()
    const address = this.#server.address()
    if (typeof address !== 'object' || address === null || !this.#server.listening) return 0
    const everywhere = address.address === '0.0.0.0' || address.address === '::'
    this.#begunAt = performance.now()
    const socket = connect(address.port, everywhere ? '127.0.0.1' : address.address)
    socket.unref()
    // Too many connections, say. What cannot be measured is not late.
    socket.once('error', () => undefined)
    socket.once('close', () => {
      if (this.#socket === socket) this.#socket = undefined
    })
    this.#socket = socket
    return this.#lastMs
  }

  end(): void {
    const socket = this.#socket
    this.#socket = undefined
    socket?.destroy()
  }
}
