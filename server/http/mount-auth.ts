import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rateLimitAddress } from '../platform/client-address.ts'
import { basePath, clientAddressHeader, endpoints } from '../providers/identity/built-in/endpoints.ts'
import type { Identity } from '../providers/identity/identity.ts'
import { limitCalls } from './serving/limit-calls.ts'

/** Far more than an email, a name and a password need. */
const bodyLimitBytes = 16_384

/**
 * Serves the built-in sign-in provider below /auth, with one route per endpoint; all other paths are not found. A
 * hosted provider needs no routes.
 *
 * @param aMinute calls per minute from one client address; the provider limits guessing separately.
 */
export async function mountAuth(app: FastifyInstance, identity: Identity, aMinute: number): Promise<void> {
  const { handle } = identity
  if (!handle) return
  await app.register(async (auth) => {
    await limitCalls(auth, { aMinute, exempt: () => false })
    auth.removeAllContentTypeParsers()
    auth.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const { method, path } of endpoints) {
      auth.route({
        method,
        url: basePath + path,
        exposeHeadRoute: false,
        bodyLimit: bodyLimitBytes,
        handler: async (request, reply) => send(reply, await handle(webRequest(request))),
      })
    }
  })
}

/** The headers for the provider; stored or logged ones are cut to their usual length. */
const headersForProvider = [
  { name: 'accept' },
  { name: 'content-type' },
  { name: 'cookie' },
  { name: 'host' },
  { name: 'origin' },
  { name: 'referer', longest: 300 },
  { name: 'sec-fetch-dest', longest: 50 },
  { name: 'sec-fetch-mode', longest: 50 },
  { name: 'sec-fetch-site', longest: 50 },
  { name: 'user-agent', longest: 300 },
] as const satisfies readonly { readonly name: string; readonly longest?: number }[]

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const { name, ...bounds } of headersForProvider) {
    const value = request.headers[name]
    if (typeof value !== 'string') continue
    headers.set(name, 'longest' in bounds ? value.slice(0, bounds.longest) : value)
  }
  // Always set here, so that a client cannot choose the address for its rate limit.
  headers.set(clientAddressHeader, rateLimitAddress(request.ip))
  const url = new URL(request.url, 'http://shop.invalid')
  return new Request(url, {
    method: request.method,
    headers,
    ...(typeof request.body === 'string' ? { body: request.body } : {}),
  })
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status)
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.header('cache-control', 'no-store')
  return reply.send(await answer.text())
}
