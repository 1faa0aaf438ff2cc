import type { FirebaseSettings } from '../../contract/shop/shop-settings.ts'
import type { Sender, SmtpServer } from './mail-kinds.ts'
import { SettingError } from './setting-kinds.ts'
import { type SettingName, type SettingValue, settingsTable } from './settings-table.ts'

interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  /** Any of these secrets may sign webhook calls; unset without a webhook. */
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

interface S3Settings {
  /** The address of the bucket, without a trailing slash. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The settings of the providers. For an unset provider the shop uses its built-in replacement. */
export interface ProviderSettings {
  readonly firebase: FirebaseSettings | undefined
  readonly stripe: StripeSettings | undefined
  readonly google: GoogleSettings | undefined
  /** Unset: emails stay in the outbox. */
  readonly mail: MailSettings | undefined
  /** Unset: the database stores pictures. */
  readonly s3: S3Settings | undefined
}

type Read = <Name extends SettingName>(name: Name) => SettingValue<Name> | undefined

/**
 * Reads the settings of every provider that needs several.
 *
 * @throws SettingError that names the missing setting of a half-configured provider.
 */
export function providerSettings(read: Read): ProviderSettings {
  return {
    firebase: firebaseSettings(read),
    stripe: stripeSettings(read),
    google: googleSettings(read),
    mail: mailSettings(read),
    s3: s3Settings(read),
  }
}

function firebaseSettings(read: Read): FirebaseSettings | undefined {
  const names = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const
  const project = together(read, names, ['FIREBASE_AUTH_EMULATOR_HOST'])
  if (!project) return undefined
  const [apiKey, authDomain, projectId] = project
  const emulator = read('FIREBASE_AUTH_EMULATOR_HOST')
  return { apiKey, authDomain, projectId, ...(emulator !== undefined && { emulator }) }
}

function stripeSettings(read: Read): StripeSettings | undefined {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const
  const keys = together(read, names, ['STRIPE_WEBHOOK_SECRET'])
  if (!keys) return undefined
  const [secretKey, publishableKey] = keys
  return { secretKey, publishableKey, webhookSecrets: read('STRIPE_WEBHOOK_SECRET') }
}

function googleSettings(read: Read): GoogleSettings | undefined {
  const client = together(read, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  return client && { clientId: client[0], clientSecret: client[1] }
}

function mailSettings(read: Read): MailSettings | undefined {
  const place = together(read, ['SMTP_URL', 'MAIL_FROM'])
  return place && { server: place[0], from: place[1] }
}

function s3Settings(read: Read): S3Settings | undefined {
  const bucket = together(read, ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION'])
  if (!bucket) return undefined
  const [url, accessKeyId, secretAccessKey, region] = bucket
  return { url, accessKeyId, secretAccessKey, region }
}

type Values<Names extends readonly SettingName[]> = {
  readonly [Index in keyof Names]: SettingValue<Names[Index]>
}

/**
 * Reads settings that require each other, in their order; undefined if none of them is set.
 *
 * @param alsoNeed optional settings that require all the others.
 */
function together<const Names extends readonly SettingName[]>(
  read: Read,
  names: Names,
  alsoNeed: readonly SettingName[] = [],
): Values<Names> | undefined {
  const values = names.map((name) => read(name))
  const missing = names.find((_name, index) => values[index] === undefined)
  // Each value has the type of its setting, which TypeScript cannot infer through a map.
  if (missing === undefined) return values as unknown as Values<Names>
  const given = [...names, ...alsoNeed].find((name) => read(name) !== undefined)
  if (given === undefined) return undefined
  throw new SettingError(
    `${missing} is missing beside ${given}, for example ${missing}=${settingsTable[missing].example}`,
  )
}
