import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth } from 'better-auth/minimal'
import { jwt } from 'better-auth/plugins/jwt'
import type { BetterAuthPlugin } from 'better-auth/types'
import { signUpForm } from '../../../../contract/accounts/accounts.ts'
import type { Database } from '../../../data/database.ts'
import type { GoogleAccess } from '../google/google.ts'
import { basePath, clientAddressHeader } from './endpoints.ts'
import { googlePlugin } from './google/google-plugin.ts'
import type { AccountEmails } from './mail-links/account-emails.ts'
import { passwordEndpoints, passwordPaths } from './passwords/password-endpoints.ts'
import type { PasswordHashing } from './passwords/password-hashing.ts'
import { redactingLog, type SignInLog } from './sign-in-log.ts'
import type { SigningKey } from './signing-key.ts'
import { trustedOrigins } from './trusted-origins.ts'

export interface BuiltInSettings {
  readonly database: Database
  /** The shop's signing secret, at least 32 characters. */
  readonly secret: string
  /** The shop's public URL without a trailing slash. */
  readonly publicUrl: string
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number
  readonly log: SignInLog
  /** Unset if Continue With Google is not offered. */
  readonly google?: GoogleAccess | undefined
  readonly emails: AccountEmails
  /** Default: Argon2id. Tests use a cheaper algorithm, because hashing would take most of their time. */
  readonly passwords?: PasswordHashing | undefined
  /**
   * The minimum time of the response to a request for a reset link, in milliseconds, so that its duration does not
   * reveal whether the email is known. Default: 250.
   */
  readonly resetRequestMs?: number | undefined
}

/** The audience claim of the built-in provider's ID tokens. */
export const audience = 'truewheel'

const proofLifetime = '5m'
const attemptsPerWindow = 10
const challengesPerWindow = 60
const windowS = 60

/** Returns the issuer claim of the built-in provider's ID tokens. */
export function issuerOf(publicUrl: string): string {
  return publicUrl + basePath
}

/**
 * Configures the sign-in library: passwords, session cookies and signed ID tokens.
 *
 * @param more plugins whose code loads on demand.
 */
export function createSignInLibrary(
  settings: BuiltInSettings,
  key: SigningKey,
  more: readonly BetterAuthPlugin[] = [],
) {
  const { database, publicUrl } = settings
  const https = publicUrl.startsWith('https:')
  return betterAuth({
    baseURL: publicUrl,
    basePath,
    secret: settings.secret,
    // Uses SQLite's schema on both engines: instants as text and flags as numbers.
    database: kyselyAdapter(database.autocommit, { type: 'sqlite', transaction: false }),
    ...tables,
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: signUpForm.password.minLength.value,
      ...(settings.passwords && { password: settings.passwords }),
    },
    trustedOrigins: trustedOrigins(publicUrl),
    rateLimit: rateLimits(settings),
    plugins: [
      proofs(publicUrl, key),
      passwordEndpoints(),
      ...(settings.google ? [googlePlugin(settings.google, new URL(publicUrl).origin)] : []),
      ...more,
    ],
    logger: { level: 'warn', log: redactingLog(settings.log) },
    telemetry: { enabled: false },
    // Throws unexpected errors to the shop, so that the library prints nothing.
    onAPIError: { throw: true },
    advanced: {
      // The library's own prefix is `__Secure-`, with which another host of the domain could set the cookie.
      cookiePrefix: https ? '__Host-truewheel' : 'truewheel',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: https },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Set explicitly, because the library disables these checks in test runs.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { validateSchema: false },
    },
  })
}

export type SignInLibrary = ReturnType<typeof createSignInLibrary>

/** Limits attempts per client, counted across all processes on PostgreSQL. */
function rateLimits({ database, rateLimitFactor }: BuiltInSettings) {
  const aWindow = (count: number) => ({
    window: windowS,
    max: Math.max(1, Math.round(count * rateLimitFactor)),
  })
  const [attempts, challenges] = [aWindow(attemptsPerWindow), aWindow(challengesPerWindow)]
  return {
    ...tables.rateLimit,
    enabled: true,
    storage: database.engine === 'postgres' ? ('database' as const) : ('memory' as const),
    customRules: {
      [passwordPaths.signIn]: attempts,
      [passwordPaths.signUp]: attempts,
      '/sign-in/social': attempts,
      '/passkey/verify-authentication': attempts,
      '/passkey/verify-registration': attempts,
      // The page /login requests a challenge when it opens, so that the browser can offer passkeys.
      '/passkey/generate-authenticate-options': challenges,
      '/passkey/generate-register-options': challenges,
      // No limit of its own, because there is nothing to guess; the limit on all calls applies
      // (server/http/mount-auth.ts).
      '/sign-out': false as const,
      '/get-session': false as const,
      '/token': false as const,
      '/jwks': false as const,
    },
  }
}

function proofs(publicUrl: string, key: SigningKey) {
  const stored = {
    id: key.id,
    alg: 'EdDSA' as const,
    publicKey: JSON.stringify(key.publicKey),
    privateKey: JSON.stringify(key.privateKey),
    createdAt: new Date(0),
  }
  return jwt({
    disableSettingJwtHeader: true,
    jwks: { disablePrivateKeyEncryption: true },
    adapter: { getJwks: async () => [stored] },
    jwt: {
      issuer: issuerOf(publicUrl),
      audience,
      expirationTime: proofLifetime,
      definePayload: ({ user, session }) => ({
        email: user.email,
        email_verified: user.emailVerified,
        name: user.name,
        sid: session.id,
      }),
    },
  })
}

/** Maps the sign-in library's models to the shop's table and column names (migration 0002). */
const tables = {
  user: {
    modelName: 'auth_users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    modelName: 'auth_sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  account: {
    modelName: 'auth_accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'auth_verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  rateLimit: {
    modelName: 'auth_rate_limits',
    fields: { lastRequest: 'last_request' },
  },
} as const
