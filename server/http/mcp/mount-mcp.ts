import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errors } from '../../../contract/errors.ts'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { onDemand } from '../../platform/on-demand.ts'
import { inLanguageOfPage } from '../../platform/request-context.ts'
import { requestedLanguage } from '../agents/requested-language.ts'
import { linkedShop } from '../agents/ucp-envelope.ts'
import { loggedCode } from '../serving/answer-errors.ts'
import { authenticate } from '../serving/authenticate.ts'
import { limitCalls } from '../serving/limit-calls.ts'
import type { WebShop } from '../serving/web-shop.ts'
import { callInProcessAs } from './call-in-process.ts'
import type { McpRequest } from './serve-mcp.ts'

interface McpOptions {
  readonly publicUrl: string
  /** Calls per minute from one address. */
  readonly aMinute: number
}

/** The most messages of one request (a batch of the version of March 2025), which counts as one call. */
const mostMessages = 10

/**
 * Serves the Model Context Protocol at /mcp without sessions (docs/decisions/0154). Its library is loaded with the
 * first request, because most shops start without one.
 */
export async function mountMcp(app: FastifyInstance, web: WebShop, { publicUrl, aMinute }: McpOptions) {
  const served = onDemand(() => import('./serve-mcp.ts'))
  const ownOrigin = new URL(publicUrl).origin
  await app.register(async (scope) => {
    await limitCalls(scope, { aMinute, exempt: () => false })
    scope.removeContentTypeParser('text/plain')
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      answerError(reply, loggedCode(error, request)),
    )
    scope.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers
      // A page of another site could reach a shop on the reader's own machine by DNS rebinding. Programs send none.
      if (origin !== undefined && origin !== ownOrigin)
        return answerProblem(reply, 403, 'Calls from pages of other sites are refused.')
    })
    scope.post('/mcp', async (request, reply) => {
      if (Array.isArray(request.body) && request.body.length > mostMessages)
        return answerProblem(reply, 400, `Send at most ${mostMessages} messages in one request.`)
      const { serveMcp } = await served()
      await web.shop.settings.read()
      const language = requestedLanguage(web.shop, request.headers['accept-language'])
      const response = await inLanguageOfPage(language, () => serveMcp(requestOf(request, language)))
      reply.code(response.status)
      for (const [name, value] of response.headers) reply.header(name, value)
      const text = await response.text()
      return reply.header('cache-control', 'no-store').send(text === '' ? undefined : text)
    })
    // Without sessions there is no stream to open and none to end.
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH'] as const)
      scope.route({
        method,
        url: '/mcp',
        handler: async (_request, reply) =>
          answerProblem(reply.header('allow', 'POST'), 405, 'Use POST: this server has no sessions.'),
      })
  })

  function requestOf(request: FastifyRequest, language: LanguageTag): McpRequest {
    const { authorization } = request.headers
    const call = callInProcessAs(app, {
      address: request.ip,
      authorization,
      userAgent: request.headers['user-agent'],
      language,
    })
    return {
      request: new Request(`${publicUrl}/mcp`, { method: 'POST', headers: headersOf(request), body: '{}' }),
      body: request.body,
      version: web.version,
      hasToken: authorization !== undefined,
      mayCall: async (operation) => (await authenticate(web, operation, request)).ok,
      callWith: (given) => ({
        given,
        call,
        linked: linkedShop(web.shop),
        formats: web.shop.settings.formatsIn(language),
        currency: web.shop.settings.shownCurrency ?? '',
        now: web.shop.clock(),
      }),
      onError: (error) => request.log.info({ reason: error.message }, 'a call of a program was refused'),
    }
  }
}

/** Returns the headers that the protocol reads; its library parses no body. */
function headersOf({ headers }: FastifyRequest): Headers {
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(?:accept|content-type|mcp-[\w-]{1,60}|last-event-id)$/.test(name))
      kept.set(name, value)
  return kept
}

function answerError(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, message } = errors[code]
  return answerProblem(reply, status, message, status >= 500 ? internalError : invalidRequest)
}

const invalidRequest = -32_600
const internalError = -32_603

/** Answers with an error of JSON-RPC, which a program of the protocol understands. */
function answerProblem(reply: FastifyReply, status: number, message: string, code = invalidRequest) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ jsonrpc: '2.0', id: null, error: { code, message } })
}
