import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RequestContext, type RunningSpan, runForRequest } from '../../platform/request-context.ts'
import type { Tracing } from '../../platform/tracing.ts'

/** Machines call these every few seconds; their spans would outnumber all others. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Lets all code that runs for a request know its id, and traces it if there is tracing. Call it before anything else
 * adds a hook.
 */
export function followRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>()
  app.addHook('onRequest', (request, _reply, done) => {
    const context: RequestContext = {
      requestId: request.id,
      // Behind proxies it is searched in a header, and few requests need it.
      get address() {
        return request.ip
      },
      span: tracing && startSpan(tracing, request),
    }
    contexts.set(request, context)
    runForRequest(context, done)
  })
  // The body is read in the context of the connection, so the request's context is entered again afterwards.
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
    // Never the address itself, which may contain an email.
    attributes: { 'http.request.method': method, 'http.route': route, 'truewheel.request_id': id },
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
  })
}
