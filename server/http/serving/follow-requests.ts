import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sayInLanguageOf } from '../../../contract/languages/said.ts'
import {
  currentRequest,
  type RequestContext,
  type RunningSpan,
  runForRequest,
} from '../../platform/request-context.ts'
import { languageOf } from '../../platform/request-language.ts'
import { isSaidForStorage, storedTag } from '../../platform/stored-sentences.ts'
import type { Tracing } from '../../platform/tracing.ts'

/** Monitoring calls these every few seconds; their spans would outnumber all others. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Makes a request's id and language available to all code that runs for it, and traces the request if tracing is on.
 * Call it before anything else adds a hook.
 */
export function followRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>()
  sayInLanguageOf(() => (isSaidForStorage() ? storedTag : currentRequest()?.language))
  app.addHook('onRequest', (request, reply, done) => {
    const language = languageOf(request.headers)
    if (language) reply.headers({ 'content-language': language, vary: 'Content-Language' })
    const context: RequestContext = {
      requestId: request.id,
      // Computed on demand: behind proxies it comes from a header, and few requests need it.
      get address() {
        return request.ip
      },
      language,
      span: tracing && startSpan(tracing, request),
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
