import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth } from 'better-auth/minimal'
import { jwt } from 'better-auth/plugins/jwt'
import { signUpForm } from '../../../../contract/accounts.ts'
import type { Database } from '../../../data/database.ts'
import type { GoogleAccess } from '../google/google.ts'
import { basePath, clientAddressHeader } from './endpoints.ts'
import { googlePlugin } from './google/google-plugin.ts'
import type { AccountEmails } from './mail-links/account-emails.ts'
import { redactingLog, type SignInLog } from './sign-in-log.ts'
import type { SigningKey } from './signing-key.ts'
import { trustedOrigins } from './trusted-origins.ts'

export interface BuiltInSettings {
  readonly database: Database
  /** The shop's signing secret, at least 32 characters. */
  readonly secret: string
  /** The shop's public address, without a slash at its end. */
  readonly publicUrl: string
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number
  readonly log: SignInLog
  /** Unset: Continue With Google is not offered. */
  readonly google?: GoogleAccess | undefined
  readonly emails: AccountEmails
}

/** Whom the built-in provider's proofs are for. */
export const audience = 'truewheel'

const proofLifetime = '5m'
const attemptsInAWindow = 10
const windowS = 60

/** The issuer claim of the built-in provider's proofs. */
export function issuerOf(publicUrl: string): string {
  return publicUrl + basePath
}

/** The sign-in library as the shop uses it: addresses with passwords, sessions in cookies, signed proofs. */
export function createSignInLibrary(settings: BuiltInSettings, key: SigningKey) {
  const { database, publicUrl } = settings
  return betterAuth({
    baseURL: publicUrl,
    basePath,
    secret: settings.secret,
    // One schema on both engines: instants as text and flags as numbers everywhere, as SQLite has them.
    database: kyselyAdapter(database.autocommit, { type: 'sqlite', transaction: false }),
    ...tables,
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: signUpForm.password.minLength.value,
    },
    trustedOrigins: trustedOrigins(publicUrl),
    rateLimit: rateLimits(settings),
    plugins: [
      proofs(publicUrl, key),
      ...(settings.google ? [googlePlugin(settings.google, new URL(publicUrl).origin)] : []),
    ],
    logger: { level: 'warn', log: redactingLog(settings.log) },
    telemetry: { enabled: false },
    // What it does not expect is thrown to us, so that it prints nothing by itself.
    onAPIError: { throw: true },
    advanced: {
      cookiePrefix: 'truewheel',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Said here because the library would switch these checks off by itself in a test run.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { validateSchema: false },
    },
  })
}

export type SignInLibrary = ReturnType<typeof createSignInLibrary>

/** Guessing is slow: so many attempts from one client, counted together by all processes where there are many. */
function rateLimits({ database, rateLimitFactor }: BuiltInSettings) {
  const attempts = { window: windowS, max: Math.max(1, Math.round(attemptsInAWindow * rateLimitFactor)) }
  return {
    ...tables.rateLimit,
    enabled: true,
    storage: database.engine === 'postgres' ? ('database' as const) : ('memory' as const),
    customRules: {
      '/sign-in/email': attempts,
      '/sign-up/email': attempts,
      '/sign-in/social': attempts,
      // These guess nothing; the shop's own limit on all calls holds for them (server/http/mount-auth.ts).
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

/** The sign-in library's models in the shop's words for tables and columns (migration 0002). */
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
