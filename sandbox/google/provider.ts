import type { Configuration, Provider } from 'oidc-provider'
import { StorageAdapter } from './adapter.ts'
import { errorPage } from './pages.ts'
import { claimsOf } from './people.ts'
import { secretsIn } from './secrets.ts'
import type { GoogleStorage } from './storage.ts'

export interface DemoGoogleOptions {
  readonly storage: GoogleStorage
  /** The `iss` of its tokens: the shop's public address with the mount path. */
  readonly issuer: string
  /** Its only client, this shop. */
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUris: readonly string[]
}

/** Where it is mounted in the shop's server. */
export const mountPath = '/sandbox/google'

/** The cookie of oidc-provider's session. */
export const sessionCookie = 'demo_google'

const minuteS = 60
const windowS = 10 * minuteS

/** Creates the OpenID provider of the demo Google. Loads its code on first use. */
export async function createProvider(options: DemoGoogleOptions): Promise<Provider> {
  const [{ Provider, interactionPolicy }, secrets] = await Promise.all([
    import('oidc-provider'),
    secretsIn(options.storage),
  ])
  const policy = interactionPolicy.base()
  // The shop requests this prompt, as from Google, so that a person is chosen each time.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(options.issuer, {
    ...fixed,
    adapter: (kind: string) => new StorageAdapter(options.storage, kind),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [...options.redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [secrets.signingKey] },
    cookies: { ...cookies, keys: [secrets.cookieKey] },
    interactions: { policy, url: (_context, { uid }) => `${mountPath}/choose/${uid}` },
  })
  // The shop's server forwards to it, and sets the address that the browser used.
  provider.proxy = true
  return provider
}

const cookies = {
  names: { session: sessionCookie, interaction: 'demo_google_choice', resume: 'demo_google_resume' },
  long: { httpOnly: true, sameSite: 'lax', path: mountPath },
  short: { httpOnly: true, sameSite: 'lax' },
} as const

const fixed = {
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // As with Google, the ID token contains the identity claims.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  expiresWithSession: async () => false,
  ttl: {
    AccessToken: minuteS,
    AuthorizationCode: minuteS,
    IdToken: 5 * minuteS,
    Interaction: windowS,
    Session: windowS,
    Grant: windowS,
  },
  renderError: async (context) => {
    context.type = 'html'
    context.body = errorPage()
  },
  findAccount: async (_context, sub) => {
    const claims = claimsOf(sub)
    return claims && { accountId: sub, claims: () => claims }
  },
  // The shop requests only name and email; choosing a person implies consent.
  async loadExistingGrant({ oidc }) {
    const { client, session } = oidc
    if (!client || !session?.accountId) return undefined
    const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
} satisfies Configuration
