import { randomInt, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { errorTexts } from '../../../contract/error-texts.ts'
import { type ErrorBody, errors } from '../../../contract/errors.ts'
import { inLanguage } from '../../../contract/languages/said.ts'
import { languageOf } from '../../platform/request-language.ts'
import { earlyHeaders } from '../security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Decides which requests the server admits under overload. */
    readonly admission: Admission
  }
}

/** More open responses than this need more memory than a small machine has. */
const maxOpen = 300
/**
 * Admitted between two measurements regardless of the delay, so that a slow machine with few visitors refuses nothing.
 */
const minAdmitted = 100
/** Refuses reads first, because submitted forms and payments take precedence over views. */
const writesPerRead = 1.5
/**
 * Once this many pages are refused between two measurements, further pages are refused without checking their client.
 */
const crowdSize = 50
const targetDelayMs = 150
/** This delay counts as overload at the first measurement. */
const veryLateMs = 1_000
const measureEveryMs = 500
const resolutionMs = 20

/** Monitoring polls most often during trouble, and the card provider sends few events. */
const alwaysAdmitted = new Set(['/healthz', '/readyz', '/metrics', '/payments/webhook'])
const assetPaths = /^\/(?:assets|pictures|fonts)\/|^\/(?!api\/).*\.(?:svg|webp|avif|woff2|ico)$/

/** The queue of page renders. */
interface RenderQueue {
  /** Returns the HTML for browsers whose page at an address is refused. */
  busyPage(url: string): string
  isFull(): boolean
}

/**
 * Refuses requests early that would wait too long (docs/decisions/0017). Computes from the event loop's delay how many
 * requests fit into half a second, and tells other clients to retry.
 */
export class Admission {
  readonly #underWay = new Set<IncomingMessage>()
  /** The number of requests to admit between two measurements. */
  #allowed = Number.POSITIVE_INFINITY
  #taken = 0
  #wasLate = false
  #refused = 0
  /** The number of pages that found the render queue full since the last measurement. */
  #turnedAway = 0
  #pages: RenderQueue = {
    busyPage: () =>
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${errors.BUSY.message}</title><h1>${errors.BUSY.message}</h1>`,
    isFull: () => false,
  }

  readonly #headers: Readonly<Record<string, string>>

  /** @param transport whether the shop's public address uses TLS. */
  constructor(transport: Parameters<typeof earlyHeaders>[0] = { https: false }) {
    this.#headers = earlyHeaders(transport)
  }

  /** Sets the render queue; before that, refused browsers get a plain page. */
  set pages(line: RenderQueue) {
    this.#pages = line
  }

  /** Records that a page found the render queue full. */
  turnedAway(): void {
    this.#turnedAway += 1
  }

  /**
   * Admits the request, or refuses it with 503.
   *
   * @returns false for a refusal.
   */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (alwaysAdmitted.has(url) || (isRead && isAsset(url))) return true
    const isCrowdedOut = isRead && this.#isCrowded() && !url.startsWith('/api/')
    if (!isCrowdedOut && this.#hasRoom(isRead ? 1 : writesPerRead)) {
      this.#follow(request, response)
      return true
    }
    this.#refused += 1
    this.#refuse(request, response)
    return false
  }

  /** Releases a request whose response is ready, because the rest depends only on the client's connection. */
  release(request: IncomingMessage): void {
    this.#underWay.delete(request)
  }

  /**
   * Sets how many requests are admitted until the next measurement. Called every half second. A delay at two
   * consecutive measurements is overload; a single delay may be a burst or one heavy response.
   *
   * @param delayMs how long tasks have waited since the last measurement.
   *
   * @returns the number of requests refused since then.
   */
  look(delayMs: number): number {
    const isLate = delayMs > targetDelayMs
    const isLimited = this.#allowed !== Number.POSITIVE_INFINITY
    if (isLate && (isLimited || this.#wasLate || delayMs > veryLateMs)) {
      this.#allowed = Math.max(minAdmitted, Math.floor(this.#taken * 0.7))
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

  /**
   * Returns whether to refuse further pages at the lowest cost, because refusals must not take time from queued
   * renders.
   */
  #isCrowded(): boolean {
    return this.#turnedAway >= crowdSize && this.#pages.isFull()
  }

  #hasRoom(factor: number): boolean {
    if (this.#underWay.size >= maxOpen * factor) return false
    return this.#taken < this.#allowed * factor
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    this.#underWay.add(request)
    this.#taken += 1
    response.once('close', () => this.#underWay.delete(request))
    const { headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    // A slowly sent body takes no time of the server, so such clients must not block others.
    setImmediate(() => {
      if (request.complete || !this.#underWay.delete(request)) return
      request.once('end', () => {
        if (!response.headersSent && !response.destroyed) this.#underWay.add(request)
      })
    })
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    // No hook has run for the request.
    const language = languageOf(request.headers)
    const message = inLanguage(errorTexts, language).BUSY
    const asksForPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api/')
    const body: ErrorBody = { message, code: 'BUSY', requestId: randomUUID() }
    const text = asksForPage ? this.#pages.busyPage(request.url ?? '') : JSON.stringify(body)
    response.writeHead(errors.BUSY.status, {
      ...this.#headers,
      ...(language && !asksForPage && { 'content-language': language, vary: 'Content-Language' }),
      'content-type': asksForPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      // Random, so that clients do not retry at the same moment.
      'retry-after': String(randomInt(2, 6)),
    })
    response.end(request.method === 'HEAD' ? undefined : text)
    // Discards the body of a refused request as it arrives.
    request.resume()
  }
}

/** Returns whether a request is for an asset, which is cheap, and without which an admitted page is useless. */
function isAsset(url: string): boolean {
  return assetPaths.test(url.split('?', 1)[0] ?? '')
}

/** Measures the event loop's delay while the app listens. */
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
    }, measureEveryMs)
    look.unref()
    app.server.once('close', () => {
      clearInterval(look)
      delay.disable()
    })
  })
}
