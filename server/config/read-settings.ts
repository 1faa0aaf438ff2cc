import type { FirebaseSettings } from '../../contract/shop-settings.ts'
import { isDemoAddress } from '../../domain/demo-address.ts'
import { checkFirebase, firebaseSettings } from './firebase-settings.ts'
import type { Sender, SmtpServer } from './mail-kinds.ts'
import { SettingError } from './setting-error.ts'
import { type SettingName, type SettingValue, settingsTable } from './settings-table.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  /** Each of them may sign what comes to the webhook; unset: there is no webhook. */
  readonly webhookSecrets: readonly string[] | undefined
}

interface GoogleSettings {
  readonly clientId: string
  readonly clientSecret: string
}

interface MailSettings {
  readonly server: SmtpServer
  readonly from: Sender
}

/** What the shop goes by. Made once at start; nothing else reads the environment. */
export interface Settings {
  readonly mode: 'demo' | 'live'
  readonly sampleCatalogue: boolean
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly dataDir: string
  readonly secret: string | undefined
  readonly databaseUrl: string | undefined
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  readonly rateLimitFactor: number
  readonly holdMs: number
  readonly apiHost: string | undefined
  readonly imgbbKey: string | undefined
  readonly firebase: FirebaseSettings | undefined
  readonly stripe: StripeSettings | undefined
  readonly google: GoogleSettings | undefined
  /** Unset: messages stay in the outbox. */
  readonly mail: MailSettings | undefined
}

/**
 * Reads and checks every setting.
 *
 * @throws SettingError that names the variable, what is wrong with it, and an example.
 */
export function readSettings(environment: Environment): Settings {
  const read = <Name extends SettingName>(name: Name) => readOne(environment, name)
  const mode = read('SHOP_MODE') ?? 'demo'
  const port = read('PORT') ?? 3000
  const settings: Settings = {
    mode,
    sampleCatalogue: (read('SAMPLE_CATALOGUE') ?? (mode === 'demo' ? 'on' : 'off')) === 'on',
    host: read('HOST') ?? '127.0.0.1',
    port,
    publicUrl: read('PUBLIC_URL') ?? `http://localhost:${port}`,
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    dataDir: read('DATA_DIR') ?? './data',
    secret: read('SHOP_SECRET'),
    databaseUrl: read('DATABASE_URL'),
    adminEmail: read('ADMIN_EMAIL')?.toLowerCase(),
    adminPassword: read('ADMIN_PASSWORD'),
    rateLimitFactor: read('RATE_LIMIT_FACTOR') ?? 1,
    holdMs: (read('HOLD_HOURS') ?? 24) * 3_600_000,
    apiHost: read('API_HOST'),
    imgbbKey: read('IMGBB_API_KEY'),
    firebase: firebaseSettings({
      FIREBASE_API_KEY: read('FIREBASE_API_KEY'),
      FIREBASE_AUTH_DOMAIN: read('FIREBASE_AUTH_DOMAIN'),
      FIREBASE_PROJECT_ID: read('FIREBASE_PROJECT_ID'),
      FIREBASE_AUTH_EMULATOR_HOST: read('FIREBASE_AUTH_EMULATOR_HOST'),
    }),
    stripe: stripeSettings(
      read('STRIPE_SECRET_KEY'),
      read('STRIPE_PUBLISHABLE_KEY'),
      read('STRIPE_WEBHOOK_SECRET'),
    ),
    google: googleSettings(read('GOOGLE_CLIENT_ID'), read('GOOGLE_CLIENT_SECRET')),
    mail: mailSettings(read('SMTP_URL'), read('MAIL_FROM')),
  }
  checkTogether(settings)
  checkFirebase(settings)
  return settings
}

function readOne<Name extends SettingName>(
  environment: Environment,
  name: Name,
): SettingValue<Name> | undefined {
  const { kind, example, fallback } = settingsTable[name]
  const given = environment[name]?.trim()
  const text = given || fallback
  if (text === undefined) return undefined
  const reading = kind(text)
  if ('wrong' in reading) {
    throw new SettingError(`${name} ${reading.wrong}, for example ${name}=${example}`)
  }
  // The table pairs each name with its kind, which TypeScript cannot follow through the union of kinds.
  return reading.value as SettingValue<Name>
}

function stripeSettings(
  secretKey: string | undefined,
  publishableKey: string | undefined,
  webhookSecrets: readonly string[] | undefined,
): Settings['stripe'] {
  if (secretKey && publishableKey) return { secretKey, publishableKey, webhookSecrets }
  if (!secretKey && !publishableKey) {
    if (!webhookSecrets) return undefined
    throw new SettingError(
      'STRIPE_SECRET_KEY is missing beside STRIPE_WEBHOOK_SECRET, for example STRIPE_SECRET_KEY=sk_test_...',
    )
  }
  const missing = secretKey ? 'STRIPE_PUBLISHABLE_KEY' : 'STRIPE_SECRET_KEY'
  throw new SettingError(
    `${missing} is missing beside the other Stripe key, for example ${missing}=${settingsTable[missing].example}`,
  )
}

function googleSettings(clientId: string | undefined, clientSecret: string | undefined): Settings['google'] {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (!clientId && !clientSecret) return undefined
  const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
  throw new SettingError(
    `${missing} is missing beside the other Google setting, for example ${missing}=${settingsTable[missing].example}`,
  )
}

function mailSettings(server: SmtpServer | undefined, from: Sender | undefined): Settings['mail'] {
  if (server && from) return { server, from }
  if (!server && !from) return undefined
  const [missing, given] = server
    ? (['MAIL_FROM', 'SMTP_URL'] as const)
    : (['SMTP_URL', 'MAIL_FROM'] as const)
  throw new SettingError(
    `${missing} is missing beside ${given}, for example ${missing}=${settingsTable[missing].example}`,
  )
}

/** Rules that more than one setting takes part in (product decisions: SHOP_MODE). */
function checkTogether({ mode, stripe, publicUrl, adminEmail, adminPassword }: Settings): void {
  const live = stripe?.secretKey.includes('_live_') ?? false
  if (stripe && stripe.publishableKey.includes('_live_') !== live) {
    throw new SettingError(
      'STRIPE_PUBLISHABLE_KEY must be of the same kind, test or live, as STRIPE_SECRET_KEY',
    )
  }
  if (mode === 'demo' && live) {
    throw new SettingError(
      'STRIPE_SECRET_KEY must be a test key in demo mode, for example STRIPE_SECRET_KEY=sk_test_...',
    )
  }
  if (adminEmail && isDemoAddress(adminEmail)) {
    throw new SettingError(
      'ADMIN_EMAIL must not be an address of the demo Google, for example ADMIN_EMAIL=owner@example.com',
    )
  }
  if (adminPassword && !adminEmail) {
    throw new SettingError(
      'ADMIN_EMAIL is missing beside ADMIN_PASSWORD, for example ADMIN_EMAIL=owner@example.com',
    )
  }
  if (mode === 'live') checkLive(live, publicUrl, adminEmail)
}

function checkLive(liveCards: boolean, publicUrl: string, adminEmail: string | undefined): void {
  if (!liveCards) {
    throw new SettingError(
      'STRIPE_SECRET_KEY must be a live key when SHOP_MODE=live, for example STRIPE_SECRET_KEY=sk_live_...',
    )
  }
  if (!publicUrl.startsWith('https://')) {
    throw new SettingError(
      'PUBLIC_URL must start with https:// when SHOP_MODE=live, for example PUBLIC_URL=https://shop.example.com',
    )
  }
  if (!adminEmail) {
    throw new SettingError('ADMIN_EMAIL is missing, for example ADMIN_EMAIL=owner@example.com')
  }
}
