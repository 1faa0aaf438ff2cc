import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import { patienceMs } from '../../../../../tools/test-run/patience.ts'
import { publicUrl } from './visitor.ts'

const client = { clientId: 'the-shop', clientSecret: 'a secret between the shop and the stand-in' }
const key = { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) }
const signingKey = { ...key, kid: 'stand-in-1', alg: 'RS256', use: 'sig' }

interface GoogleUser {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

/** A third-party OpenID provider that replaces Google and signs in every visitor as `user`. */
export interface GoogleStandIn {
  readonly issuer: string
  readonly client: typeof client
  /** The shop's settings for this provider, with a timeout for a busy machine. */
  readonly place: typeof client & { readonly issuer: string; readonly answerWithinMs: number }
  user: GoogleUser
  /** While true, every visitor cancels at Google. */
  denies: boolean
  /** Replaces an ID token before the provider returns it. */
  forge: ((claims: JWTPayload) => Promise<string>) | undefined
  /** Signs claims with the provider's key. */
  sign(claims: JWTPayload): Promise<string>
  /** Follows the redirects from the shop's address until they lead to the shop again; returns that URL. */
  visit(address: string): Promise<URL>
  stop(): Promise<void>
}

export async function startGoogle(): Promise<GoogleStandIn> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const google: GoogleStandIn = {
    issuer,
    client,
    place: { ...client, issuer, answerWithinMs: patienceMs },
    user: { sub: 'g-1', email: 'ada@example.com', email_verified: true, name: 'Ada L.' },
    denies: false,
    forge: undefined,
    sign: async (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
        .sign(await importJWK(signingKey)),
    visit,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const provider = new Provider(issuer, configurationFor(google))
  provider.use(async (context, next) => {
    await next()
    const body: unknown = context.body
    if (context.path !== '/token' || !google.forge || !hasIdToken(body)) return
    body.id_token = await google.forge(decodeJwt(body.id_token))
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/choose/')) void choose(provider, google, request, response)
    else answer(request, response)
  })
  return google
}

function configurationFor(google: GoogleStandIn): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${publicUrl}/auth/callback/google`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['the stand-in signs its cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: prompts(), url: (_context, { uid }) => `/choose/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...google.user, sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

/** Supports Google's account selection prompt. */
function prompts() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

async function choose(
  provider: Provider,
  google: GoogleStandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const login = { accountId: google.user.sub }
  const result = google.denies ? { error: 'access_denied' } : { select_account: {}, login }
  await provider.interactionFinished(request, response, result)
}

/** Visits with a new browser, without cookies. */
async function visit(first: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = new URL(first)
  while (address.origin !== publicUrl) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const next = answer.headers.get('location')
    if (!next) throw new Error(`The stand-in answered ${answer.status}: ${await answer.text()}`)
    address = new URL(next, address)
  }
  return address
}

function hasIdToken(body: unknown): body is { id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string'
}
