import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { chooserPage, errorPage } from './pages.ts'
import { people } from './people.ts'
import { createProvider, type DemoGoogleOptions, mountPath, sessionCookie } from './provider.ts'

type MountOptions = DemoGoogleOptions & {
  /** The origins at which people see this shop, the public one first. */
  readonly origins: readonly string[]
}

const formBytes = 1_024
const isOfSession = new RegExp(`^${sessionCookie}(\\.sig)?=`)
const style = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8')

/** What oidc-provider serves; everything else below the path is not found. */
const served = [
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['POST', '/token'],
  ['GET', '/jwks'],
  ['GET', '/.well-known/openid-configuration'],
] as const

/**
 * Mounts the demo's stand-in for Google at `/sandbox/google`: an OpenID provider that knows a few made-up people and
 * vouches for whomever somebody chooses to be. It says so on its page, and nobody else can sign in with it.
 */
export function mountDemoGoogle(app: FastifyInstance, options: MountOptions): void {
  let made: Promise<Provider> | undefined
  const provider = () => {
    made ??= createProvider(options).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  const seenAt = originsOf(options.origins)
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        showAsSeen(request, seenAt(request))
        forgetLastChoice(request)
        // The window comes from the shop's page and goes back to it, as it does with Google's.
        reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store')
      })
      serveChooser(scope, provider)
      // A scope of its own: oidc-provider reads bodies itself.
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
    const there = await whileItLasts(async () =>
      (await provider()).interactionDetails(request.raw, reply.raw),
    )
    return html(reply, there === undefined ? 400 : 200, there === undefined ? errorPage() : chooserPage())
  })
  scope.post<{ Body: unknown }>('/choose/:uid', async (request, reply) => {
    const result = chosenIn(request.body)
    const onwards =
      result &&
      (await whileItLasts(async () =>
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

/** What a window that is still open answers; undefined when its time is over, or it is another browser's. */
async function whileItLasts<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
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

/** Which of the shop's origins a request came to; the public one when it says nothing that we know. */
function originsOf(origins: readonly string[]): (request: FastifyRequest) => URL {
  const known = origins.map((origin) => new URL(origin))
  const [first] = known
  if (first === undefined) throw new Error('A shop is seen at one origin at least.')
  return ({ headers }) => known.find(({ host }) => host === headers.host) ?? first
}

/** Tells oidc-provider the address that the person sees, whatever stands between; nobody else may tell it. */
function showAsSeen({ raw: { headers } }: FastifyRequest, { protocol, host }: URL): void {
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
  headers['x-forwarded-host'] = host
}

/** Each window begins anew, whoever was chosen in the last one. */
function forgetLastChoice({ raw: { headers } }: FastifyRequest): void {
  const cookies = headers.cookie?.split('; ').filter((cookie) => !isOfSession.test(cookie)) ?? []
  headers.cookie = cookies.join('; ')
}
