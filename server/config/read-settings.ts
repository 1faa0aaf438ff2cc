import { isDemoAddress } from '../../domain/accounts/demo-address.ts'
import { checkFirebase } from './check-firebase.ts'
import { checkLive, isLiveKey } from './check-live.ts'
import { type ProviderSettings, providerSettings } from './provider-settings.ts'
import { SettingError } from './setting-kinds.ts'
import { type SettingName, type SettingValue, settingsTable } from './settings-table.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Who may read `/metrics`: everyone, nobody, or callers with a token. */
export type MetricsAccess = 'open' | 'off' | { readonly token: string }

/** The shop's settings, read once at start. No other code reads the environment. */
export interface Settings extends ProviderSettings {
  readonly mode: 'demo' | 'live'
  readonly sampleCatalogue: boolean
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  /** Whether browsers must use TLS for the subdomains of `publicUrl`, too. */
  readonly hstsSubdomains: boolean
  /** Whether addresses that the owner gives (webhooks, pictures of an import) may be in private networks. */
  readonly privateNetworks: boolean
  readonly trustedProxies: readonly string[]
  readonly dataDir: string
  readonly secret: string | undefined
  readonly databaseUrl: string | undefined
  /** A standby of the database. */
  readonly databaseReadUrl: string | undefined
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  readonly rateLimitFactor: number
  readonly metrics: MetricsAccess
  /** The collector that gets traces; unset without tracing. */
  readonly traceEndpoint: string | undefined
  /** Whether /api/docs shows the API's documentation. */
  readonly apiDocs: boolean
  readonly holdMs: number
  /** How long the shop serves requests after SIGTERM. */
  readonly stopDelayMs: number
  readonly apiHost: string | undefined
  readonly imgbbKey: string | undefined
  /** The register of VAT numbers, without a trailing slash; unset if only staff confirm numbers. */
  readonly viesUrl: string | undefined
  /** Whether the payment page offers Stripe's Payment Element beside the card form. */
  readonly paymentElement: boolean
}

/**
 * Reads and checks every setting.
 *
 * @throws SettingError that names the variable, the problem and an example.
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
    hstsSubdomains: read('HSTS_SUBDOMAINS') === 'on',
    privateNetworks: read('PRIVATE_NETWORKS') === 'on',
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    dataDir: read('DATA_DIR') ?? './data',
    secret: read('SHOP_SECRET'),
    databaseUrl: read('DATABASE_URL'),
    databaseReadUrl: read('DATABASE_READ_URL'),
    adminEmail: read('ADMIN_EMAIL'),
    adminPassword: read('ADMIN_PASSWORD'),
    rateLimitFactor: read('RATE_LIMIT_FACTOR') ?? 1,
    metrics: metricsAccess(mode, read('METRICS_TOKEN')),
    traceEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    apiDocs: (read('API_DOCS') ?? (mode === 'demo' ? 'on' : 'off')) === 'on',
    holdMs: (read('HOLD_HOURS') ?? 24) * 3_600_000,
    stopDelayMs: (read('STOP_DELAY') ?? (mode === 'live' ? 5 : 0)) * 1000,
    apiHost: read('API_HOST'),
    imgbbKey: read('IMGBB_API_KEY'),
    viesUrl: read('VIES_URL'),
    paymentElement: read('STRIPE_PAYMENT_ELEMENT') === 'on',
    ...providerSettings(read),
  }
  checkTogether(settings)
  checkFirebase(settings)
  if (mode === 'live') checkLive(settings)
  return settings
}

function metricsAccess(mode: Settings['mode'], token: string | undefined): MetricsAccess {
  if (token !== undefined) return { token }
  return mode === 'demo' ? 'open' : 'off'
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
  // The table pairs each name with its kind, which TypeScript cannot infer through the union of kinds.
  return reading.value as SettingValue<Name>
}

/** Checks rules across several settings (product decisions: SHOP_MODE). */
function checkTogether({
  mode,
  stripe,
  adminEmail,
  adminPassword,
  imgbbKey,
  s3,
  ...database
}: Settings): void {
  if (database.databaseReadUrl !== undefined && database.databaseUrl === undefined) {
    throw new SettingError(
      'DATABASE_URL is missing beside DATABASE_READ_URL, for example DATABASE_URL=postgres://shop:password@127.0.0.1:5432/shop',
    )
  }
  const live = stripe !== undefined && isLiveKey(stripe.secretKey)
  if (stripe && isLiveKey(stripe.publishableKey) !== live) {
    throw new SettingError(
      'STRIPE_PUBLISHABLE_KEY must be of the same kind, test or live, as STRIPE_SECRET_KEY',
    )
  }
  if (mode === 'demo' && live) {
    throw new SettingError(
      'STRIPE_SECRET_KEY must be a test key in demo mode, for example STRIPE_SECRET_KEY=sk_test_...',
    )
  }
  if (imgbbKey !== undefined && s3) {
    throw new SettingError('IMGBB_API_KEY and S3_URL name two places for pictures: set one of them')
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
}
