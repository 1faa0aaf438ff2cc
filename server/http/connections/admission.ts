import { randomInt, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { type ErrorBody, errors } from '../../../contract/errors.ts'

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
/** Reads are refused first: what people have filled in and paid goes before what they look at. */
const writesPerRead = 1.5
/** So many pages are turned away between two looks before pages are refused without a look at who asks. */
const crowd = 50
const wantedDelayMs = 150
/** One look at a loop that is as late as this is enough. */
const veryLateMs = 1_000
const lookEveryMs = 500
const resolutionMs = 20

/** A monitor asks most when there is trouble, and the card provider's events are few and bounded by themselves. */
const alwaysTaken = new Set(['/healthz', '/readyz', '/metrics', '/payments/webhook'])
const partsOfPages = /^\/(?:assets|pictures|fonts)\/|^\/(?!api\/).*\.(?:svg|webp|avif|woff2|ico)$/

/** The line of renderings. */
interface PageLine {
  /** What a person gets instead of a page. */
  readonly busyPage: string
  isFull(): boolean
}

/**
 * Refuses early what would wait for too long (docs/decisions/0017). It learns from the delay of the event loop how many requests
 * it can take in half a second, and tells the others to come back.
 */
export class Admission {
  readonly #underWay = new Set<IncomingMessage>()
  /** How many are taken between two looks. */
  #allowed = Number.POSITIVE_INFINITY
  #taken = 0
  #wasLate = false
  #refused = 0
  /** Pages that found the line of renderings full since the last look. */
  #turnedAway = 0
  #pages: PageLine = {
    busyPage: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${errors.BUSY.message}</title><h1>${errors.BUSY.message}</h1>`,
    isFull: () => false,
  }

  /** Who renders pages; until it is set, the page for a person is a plain one. */
  set pages(line: PageLine) {
    this.#pages = line
  }

  /** Notes that a page found the line of renderings full. */
  turnedAway(): void {
    this.#turnedAway += 1
  }

  /** Takes the request or answers it with 503; false: it has been answered. */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (alwaysTaken.has(url) || (isRead && isPartOfPage(url))) return true
    const isShutOut = isRead && this.#isCrowded() && !url.startsWith('/api/')
    if (!isShutOut && this.#hasRoom(isRead ? 1 : writesPerRead)) {
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
    if (isLate && (isLimited || this.#wasLate || delayMs > veryLateMs)) {
      this.#allowed = Math.max(alwaysTakenInWindow, Math.floor(this.#taken * 0.7))
    } else if (!isLate && isLimited) {
      this.#allowed = this.#refused === 0 ? Number.POSITIVE_INFINITY : Math.ceil(this.#allowed * 1.1)
    }
    this.#wasLate = isLate
    this.#taken = 0
    this.#turnedAway = 0
    const refused = this.#refused
    this.#refused = 0
    return refused
  }

  /** A crowd is refused here, where that costs least: refusing it must not take the time of the renderings in line. */
  #isCrowded(): boolean {
    return this.#turnedAway >= crowd && this.#pages.isFull()
  }

  #hasRoom(factor: number): boolean {
    if (this.#underWay.size >= mostAtOnce * factor) return false
    return this.#taken < this.#allowed * factor
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    this.#underWay.add(request)
    this.#taken += 1
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
    const text = asksForPage ? this.#pages.busyPage : JSON.stringify(body)
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

/** Files of pages that were taken: cheap, and without them the page was for nothing. */
function isPartOfPage(url: string): boolean {
  return partsOfPages.test(url.split('?', 1)[0] ?? '')
}

/** Looks at the event loop for as long as the app listens. */
export function watchLoad(app: FastifyInstance, admission: Admission): void {
  app.decorate('admission', admission)
  app.addHook('onSend', async ({ raw }) => admission.release(raw))
  app.addHook('onListen', async () => {
    const delay = monitorEventLoopDelay({ resolution: resolutionMs })
    delay.enable()
    const look = setInterval(() => {
      // NaN without a sample.
      const delayMs = Math.max(0, delay.mean / 1e6 - resolutionMs) || 0
      delay.reset()
      const refused = admission.look(delayMs)
      if (refused > 0) app.log.warn({ refused, delayMs: Math.round(delayMs) }, 'requests refused: too many')
    }, lookEveryMs)
    look.unref()
    app.server.once('close', () => {
      clearInterval(look)
      delay.disable()
    })
  })
}
