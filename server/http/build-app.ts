import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { MetricsAccess } from '../config/read-settings.ts'
import type { ReEncode } from '../operations/images/store-image.ts'
import { PriceClock } from '../operations/prices/price-clock.ts'
import { isInProcess } from '../pages/api-transport.ts'
import { noJsonSchemas } from '../platform/inner-server.ts'
import { currentRequest } from '../platform/request-context.ts'
import type { Tracing } from '../platform/tracing.ts'
import type { CardEvents } from '../providers/cards/stripe-events.ts'
import { cacheMarkedReplies } from '../response-cache/cache-replies.ts'
import { ResponseCache } from '../response-cache/response-cache.ts'
import { mountProfile } from './agents/mount-profile.ts'
import { Admission, watchLoad } from './connections/admission.ts'
import { followConnections, keepClientAddresses } from './connections/connections.ts'
import { createHttpServer, type TimeLimits } from './connections/http-server.ts'
import { hasLongOrigin, refuseLongOrigins } from './connections/long-headers.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { mountImages } from './images/mount-images.ts'
import { mountMcp } from './mcp/mount-mcp.ts'
import { mountApi } from './mount-api.ts'
import { mountAuth } from './mount-auth.ts'
import { earlyHeaders, type SecureHeaders, secureHeaders } from './security-headers.ts'
import { answerError, answerErrors } from './serving/answer-errors.ts'
import { followRequests } from './serving/follow-requests.ts'
import { countCallsOf, limitCalls } from './serving/limit-calls.ts'
import { notesOf } from './serving/request-notes.ts'
import type { WebShop } from './serving/web-shop.ts'
import { mountMetrics } from './status/mount-metrics.ts'
import { mountStatus } from './status/mount-status.ts'
import type { JobSuccesses } from './status/process-metrics.ts'
import { mountWebhook } from './webhook/mount-webhook.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Applies the sales that start or end. */
    readonly prices: PriceClock
    /** Counts a call with an API key; returns the seconds to wait, 0 below the limit. Only below the API's prefix. */
    readonly countKeyCall?: (request: FastifyRequest, keyId: string) => Promise<number>
  }
}

export interface AppOptions {
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly rateLimitFactor: number
  readonly log: Logger
  /** Unset without metrics. */
  readonly metrics?: MetricsAccess
  /** Traces requests; unset without tracing. */
  readonly tracing?: Tracing | undefined
  /** When each job last succeeded; without it, the metrics omit jobs. */
  readonly jobSuccesses?: JobSuccesses
  /** Whether /api/docs serves the API's documentation for people; the document for programs is always served. */
  readonly apiDocs?: boolean
  /** Verifies the card provider's webhook events; unset without a webhook. */
  readonly cardEvents?: CardEvents | undefined
  /** Without the origins for pictures and sign-in, which the shop adds itself. */
  readonly headers: Omit<SecureHeaders, 'pictureOrigin' | 'signIn'>
  /** The longest age of a cached public response, in milliseconds. */
  readonly cacheMaxAgeMs: number
  /** Shorter in tests. */
  readonly timeLimits?: Partial<TimeLimits>
  /** Re-encodes in this process, for tests; unset: in a new process per upload. */
  readonly reEncode?: ReEncode
}

const apiBodyBytes = 64 * 1024
const callsAMinute = 600
/** Of one API key, from all addresses and through the shop's own server. */
const keyCallsAMinute = 300

/** Builds the shop's server without its pages: API, sign-in, documentation and status. */
export async function buildApp(web: WebShop, options: AppOptions): Promise<FastifyInstance> {
  const prices = new PriceClock(web.shop)
  const answers = new ResponseCache(options.cacheMaxAgeMs, () => prices.isDue)
  prices.onPassed(() => {
    answers.drop('everything')
    web.search.readAgain()
  })
  web.shop.database.onChange((topics) => answers.drop(topics))
  web.status.onReading(() => answers.drop(['status']))
  const admission = new Admission(options.headers)
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: apiBodyBytes,
    routerOptions: { maxParamLength: 512 },
    schemaController: noJsonSchemas,
    // A page's calls of its own server belong to the page's request.
    genReqId: (request) => (isInProcess(request) && currentRequest()?.requestId) || randomUUID(),
    // Cached responses are sent before anything else reads the request.
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        if (!hasLongOrigin(request) && answers.answer(request, response)) return
        if (admission.take(request, response)) handler(request, response)
      }, options.timeLimits),
    rewriteUrl: readableUrl,
    // Hooks do not run for an address that cannot be decoded.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(earlyHeaders(options.headers))),
  })
  followRequests(app, options.tracing)
  followConnections(app)
  watchLoad(app, admission)
  keepClientAddresses(app)
  refuseLongOrigins(app)
  secureHeaders(app, {
    ...options.headers,
    pictureOrigin: web.shop.imageHosting?.pictureOrigin,
    signIn: web.identity.browser,
    passkeys: web.identity.settings.passkeys !== undefined,
  })
  app.decorate('prices', prices)
  // At the start or end of a sale, the first requests wait until its prices are in force.
  app.addHook('onRequest', (_request, _reply, next) => {
    if (prices.isDue) prices.settled().then(() => next(), next)
    else next()
  })
  cacheMarkedReplies(app, answers)
  app.addHook('onResponse', async (req, res) => {
    req.log.info({ req, res, ms: Math.round(res.elapsedTime), ...notesOf(req) }, 'request')
  })
  answerErrors(app)
  mountStatus(app, web.shop.database, web.version)
  mountMetrics(app, options.metrics ?? 'off', web.shop, options.jobSuccesses ?? new Map())
  const aMinute = callsAMinute * options.rateLimitFactor
  await mountAuth(app, web.identity, aMinute)
  mountDocs(app, web.version, options)
  await mountImages(app, web, {
    rateLimitFactor: options.rateLimitFactor,
    // With another {host}, pages of other servers show these addresses, so they must be absolute.
    origin: options.headers.apiOrigin === undefined ? '' : options.publicUrl,
    reEncode: options.reEncode,
  })
  // With another {host}, this server's operations know nothing of its products.
  if (options.headers.apiOrigin === undefined) {
    mountProfile(app, options.publicUrl)
    await mountMcp(app, web, { publicUrl: options.publicUrl, aMinute })
  }
  await app.register((scope) => mountWebhook(scope, web.shop, options))
  await app.register(
    async (api) => {
      await limitCalls(api, { aMinute, exempt: isInProcess })
      api.decorate('countKeyCall', countCallsOf(api, keyCallsAMinute * options.rateLimitFactor))
      mountApi(api, web, options.rateLimitFactor)
    },
    { prefix: '/api' },
  )
  return app
}

/**
 * Returns the address for routing a request. If a browser requests a page with an invalid percent sign in the path,
 * takes percent signs literally, as React Router does, so that the browser gets the not-found page.
 */
function readableUrl({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!url.includes('%') || url.startsWith('/api/') || !headers.accept?.includes('text/html')) return url
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    // Uses the result, because the bundler would drop a call without a visible effect.
    return decodeURIComponent(path) && url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
