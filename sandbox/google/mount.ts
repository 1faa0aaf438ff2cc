import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { chooserPage, errorPage } from './pages.ts'
import { people } from './people.ts'
import { createProvider, type DemoGoogleOptions, mountPath, sessionCookie } from './provider.ts'

type MountOptions = DemoGoogleOptions & {
  /** The origins of this shop, the public one first. */
  readonly origins: readonly string[]
}

const formBytes = 1_024
const isOfSession = new RegExp(`^${sessionCookie}(\\.sig)?=`)
const style = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8')

/** The served endpoints of oidc-provider; everything else below the path is not found. */
const served = [
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['POST', '/token'],
  ['GET', '/jwks'],
  ['GET', '/.well-known/openid-configuration'],
] as const

/**
 * Mounts the demo's simulation of Google at `/sandbox/google`: an OpenID provider with a few invented people, any of
 * whom can be chosen. Its page states this, and only this shop can use it.
 */
export function mountDemoGoogle(app: FastifyInstance, options: MountOptions): void {
  let providerPromise: Promise<Provider> | undefined
  const provider = () => {
    providerPromise ??= createProvider(options).catch((error: unknown) => {
      providerPromise = undefined
      throw error
    })
    return providerPromise
  }
  const seenAt = originsOf(options.origins)
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        showAsSeen(request, seenAt(request))
        forgetLastChoice(request)
        // As with Google, the shop's page opens the window, and the window returns to that page.
        reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store')
      })
      serveChooser(scope, provider)
      // A separate scope, because oidc-provider reads bodies itself.
      scope.register(async (inner) => passOn(inner, provider))
    },
    { prefix: mountPath, logLevel: 'warn' },
  )
}

function passOn(scope: FastifyInstance, provider: () => Promise<Provider>): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const [method, url] of served) {
    scope.route({
      method,
      url,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const answer = (await provider()).callback()
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value)
        }
        reply.hijack()
        const originalUrl = request.url
        const relative = { originalUrl, url: originalUrl.slice(mountPath.length) }
        await answer(Object.assign(request.raw, relative), reply.raw)
      },
    })
  }
}

function serveChooser(scope: FastifyInstance, provider: () => Promise<Provider>): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  scope.get('/pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  scope.get('/choose/:uid', async (request, reply) => {
    const there = await ifOpen(async () => (await provider()).interactionDetails(request.raw, reply.raw))
    return html(reply, there === undefined ? 400 : 200, there === undefined ? errorPage() : chooserPage())
  })
  scope.post<{ Body: unknown }>('/choose/:uid', async (request, reply) => {
    const result = chosenIn(request.body)
    const onwards =
      result &&
      (await ifOpen(async () =>
        (
          await provider()
        ).interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
      ))
    return onwards === undefined ? html(reply, 400, errorPage()) : reply.redirect(onwards, 303)
  })
}

function chosenIn(body: unknown) {
  if (!(body instanceof URLSearchParams)) return undefined
  if (body.has('cancel')) return { error: 'access_denied' }
  const person = people.find(({ sub }) => sub === body.get('person'))
  return person && { select_account: {}, login: { accountId: person.sub, remember: false } }
}

/** Returns the result for an open window; undefined if it has expired or belongs to another browser. */
async function ifOpen<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

function html(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}

/** Returns a function that determines the shop's origin of a request; the public one if unknown. */
function originsOf(origins: readonly string[]): (request: FastifyRequest) => URL {
  const known = origins.map((origin) => new URL(origin))
  const [first] = known
  if (first === undefined) throw new Error('A shop is seen at one origin at least.')
  return ({ headers }) => known.find(({ host }) => host === headers.host) ?? first
}

/** Sets the address that the browser used, for oidc-provider; overrides the client's headers. */
function showAsSeen({ raw: { headers } }: FastifyRequest, { protocol, host }: URL): void {
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
  headers['x-forwarded-host'] = host
}

/** Removes the session cookie, so that each window starts without a chosen person. */
function forgetLastChoice({ raw: { headers } }: FastifyRequest): void {
  const cookies = headers.cookie?.split('; ').filter((cookie) => !isOfSession.test(cookie)) ?? []
  headers.cookie = cookies.join('; ')
}
