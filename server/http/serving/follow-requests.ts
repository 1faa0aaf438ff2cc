import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLanguageTag, type LanguageTag } from '../../../contract/languages/languages.ts'
import { type RequestContext, type RunningSpan, runForRequest } from '../../platform/request-context.ts'
import type { Tracing } from '../../platform/tracing.ts'

/** Monitoring calls these every few seconds; their spans would outnumber all others. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Makes a request's id available to all code that runs for it, and traces the request if tracing is on. Call it before
 * anything else adds a hook.
 */
export function followRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>()
  app.addHook('onRequest', (request, _reply, done) => {
    const context: RequestContext = {
      requestId: request.id,
      // Computed on demand: behind proxies it comes from a header, and few requests need it.
      get address() {
        return request.ip
      },
      span: tracing && startSpan(tracing, request),
      language: languageOf(request),
    }
    contexts.set(request, context)
    runForRequest(context, done)
  })
  // The body is read in the context of the connection, so this hook enters the request's context again.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request)
    if (context) runForRequest(context, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    contexts.get(request)?.span?.end({
      attributes: { 'http.response.status_code': reply.statusCode },
      ...(reply.statusCode >= 500 && { error: String(reply.statusCode) }),
    })
  })
}

function languageOf({ headers }: FastifyRequest): LanguageTag | undefined {
  const tag = headers['content-language']
  return isLanguageTag(tag) ? tag : undefined
}

function startSpan(
  tracing: Tracing,
  { method, routeOptions, headers, id }: FastifyRequest,
): RunningSpan | undefined {
  const route = routeOptions.url ?? 'none'
  if (untraced.has(route)) return undefined
  const { traceparent } = headers
  return tracing.start(`${method} ${route}`, {
    kind: 'server',
    // The route instead of the address, which may contain an email.
    attributes: { 'http.request.method': method, 'http.route': route, 'truewheel.request_id': id },
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
  })
}
