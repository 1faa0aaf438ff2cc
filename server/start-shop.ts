import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { CardSettings, ShopSettings } from '../contract/shop-settings.ts'
import { type MountCardSandbox, openCardProvider } from './card-provider.ts'
import type { Settings } from './config/read-settings.ts'
import type { Database } from './data/database.ts'
import { openDatabase } from './data/open-database.ts'
import { storedOnce } from './data/queries/stored-settings.ts'
import { buildApp } from './http/build-app.ts'
import { offeredExtensions, ownExtensions } from './http/docs/offered-extensions.ts'
import { mountFiles } from './http/mount-files.ts'
import { repeat } from './jobs/repeat.ts'
import { shopJobs } from './jobs/shop-jobs.ts'
import { type MountDemoGoogle, offerGoogle } from './offer-google.ts'
import { type FirstAdmin, makeFirstAdmin } from './operations/accounts/make-first-admin.ts'
import { accountLetters } from './operations/messages/account-letters.ts'
import { loadSampleCatalogue } from './operations/seed/load-sample-catalogue.ts'
import { renewSamplePictures } from './operations/seed/renew-sample-pictures.ts'
import { seedSampleCatalogue } from './operations/seed/seed-sample-catalogue.ts'
import type { Shop } from './operations/shop.ts'
import { callInProcess, callOverHttp } from './pages/api-transport.ts'
import { mountPages } from './pages/mount-pages.ts'
import { loadPages, type Pages } from './pages/renderer.ts'
import { mountSitemap } from './pages/sitemap.ts'
import { accessTokens } from './platform/access-token.ts'
import { minuteMs, systemClock } from './platform/clock.ts'
import type { Cards } from './providers/cards/cards.ts'
import { stripeEvents } from './providers/cards/stripe-events.ts'
import { createBuiltInIdentity } from './providers/identity/built-in/built-in-identity.ts'
import { createFirebaseIdentity } from './providers/identity/firebase/firebase-identity.ts'
import type { GoogleAccess } from './providers/identity/google/google.ts'
import type { Identity } from './providers/identity/identity.ts'
import { imgbb } from './providers/images/imgbb.ts'
import { smtpMail } from './providers/mail/smtp-mail.ts'
import { listenError, pagesError, storageError } from './start-error.ts'

const root = join(import.meta.dirname, '..')
const sessionMs = 15 * minuteMs
/** Another backend does not tell of its changes, so its answers are shown for this long at most. */
const foreignAnswersKeptMs = 30_000

/** Mount the stand-ins into a server. */
interface MountSandboxes {
  readonly cards: MountCardSandbox
  readonly demoGoogle: MountDemoGoogle
}

export interface RunningShop {
  readonly version: string
  readonly sandboxCards: boolean
  /** What Continue With Google leads to; undefined: it is not there. */
  readonly google: GoogleAccess['providerId'] | undefined
  readonly firstAdmin: FirstAdmin | undefined
  /** Lets requests under way finish, then closes everything. */
  stop(): Promise<void>
}

/**
 * Opens the shop: database, first admin, sample catalogue, server and jobs.
 *
 * @throws StartError in one line when what the settings name cannot be used.
 */
export async function startShop(
  settings: Settings,
  log: Logger,
  mount: MountSandboxes,
): Promise<RunningShop> {
  const [pages, database] = await Promise.all([builtPages(), open(settings, log)])
  try {
    return await startOn(database, pages, settings, log, mount)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function builtPages(): Promise<Pages> {
  try {
    return await loadPages(join(root, 'dist'))
  } catch (error) {
    throw pagesError(error)
  }
}

async function open(settings: Settings, log: Logger): Promise<Database> {
  try {
    return await openDatabase(settings, (error) => log.warn({ err: error }, 'PostgreSQL connection lost'))
  } catch (error) {
    throw storageError(settings, error)
  }
}

async function startOn(
  database: Database,
  pages: Pages,
  settings: Settings,
  log: Logger,
  mount: MountSandboxes,
): Promise<RunningShop> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const secret =
    settings.secret ?? (await storedOnce(database, 'secret', () => randomBytes(48).toString('base64url')))
  const { publicUrl } = settings
  const google = await offerGoogle(settings, database, mount.demoGoogle)
  const identity = await identityOf(settings, database, secret, google.access, log)
  const firstAdmin = await makeFirstAdmin(
    database,
    identity,
    { email: settings.adminEmail, password: settings.adminPassword, demo: settings.mode === 'demo' },
    systemClock,
  )
  if (settings.sampleCatalogue) await hangSampleCatalogue(database)

  const provider = await openCardProvider(settings, database, log, mount.cards)
  const shop = shopOn(database, settings, provider.cards)
  const web = { shop, identity, tokens: accessTokens(secret, systemClock), sessionMs, version }
  const app = await buildApp(web, {
    ...settings,
    log,
    cardEvents: settings.stripe?.webhookSecrets && stripeEvents(settings.stripe.webhookSecrets),
    answersKeptMs: settings.apiHost === undefined ? Number.POSITIVE_INFINITY : foreignAnswersKeptMs,
    headers: {
      inlineScript: pages.prePaintScript,
      apiOrigin: settings.apiHost && new URL(settings.apiHost).origin,
      stripe: settings.stripe !== undefined,
      https: publicUrl.startsWith('https:'),
    },
  })
  await provider.mountOn(app)
  await google.mountOn(app)
  await mountFiles(app, join(root, 'dist/client'))
  const transport = settings.apiHost === undefined ? callInProcess(app) : callOverHttp(settings.apiHost)
  mountSitemap(app, transport, publicUrl)
  const cards = { publishableKey: provider.publishableKey, sandbox: provider.sandbox }
  const extensions =
    settings.apiHost === undefined ? ownExtensions : await offeredExtensions(settings.apiHost)
  const publicSettings = shopSettings(settings, version, identity.settings, cards, extensions)
  mountPages(app, pages.renderer(publicSettings, transport))

  await listen(app, settings)
  const jobs = repeat(shopJobs(shop, identity), log)
  return {
    version,
    sandboxCards: cards.sandbox,
    google: google.access?.providerId,
    firstAdmin,
    stop: async () => {
      await app.close()
      await Promise.all([shop.mail?.close(), jobs.stop()])
      await Promise.all([provider.close(), google.close()])
      await database.close()
    },
  }
}

/** Who signs people in: Firebase where it is set, and then nobody else (decision: FIREBASE_…). */
async function identityOf(
  settings: Settings,
  database: Database,
  secret: string,
  google: GoogleAccess | undefined,
  log: Logger,
): Promise<Identity> {
  const { firebase, publicUrl, rateLimitFactor } = settings
  if (firebase) return createFirebaseIdentity(firebase)
  const letters = accountLetters({ clock: systemClock, publicUrl })
  const identity = createBuiltInIdentity({
    database,
    secret,
    publicUrl,
    rateLimitFactor,
    log,
    letters,
    google,
  })
  await identity.forgetDemoGoogle()
  return identity
}

function shopOn(database: Database, settings: Settings, cards: Cards): Shop {
  return {
    database,
    cards,
    clock: systemClock,
    holdMs: settings.holdMs,
    publicUrl: settings.publicUrl,
    imageHosting: settings.imgbbKey === undefined ? undefined : imgbb({ key: settings.imgbbKey }),
    adminEmail: settings.adminEmail,
    mail: settings.mail && smtpMail(settings.mail),
    showsSecretMessages: settings.mode === 'demo',
  }
}

function shopSettings(
  settings: Settings,
  version: string,
  identity: ShopSettings['identity'],
  cards: CardSettings,
  extensions: readonly string[],
): ShopSettings {
  return {
    version,
    apiHost: settings.apiHost ?? '/api',
    publicUrl: settings.publicUrl,
    extensions,
    identity,
    cards,
    mail: settings.mail !== undefined,
    demo: settings.mode === 'demo',
    imgbb: settings.imgbbKey !== undefined,
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw listenError(host, port, error)
  }
}

async function hangSampleCatalogue(database: Database): Promise<void> {
  const catalogue = await loadSampleCatalogue()
  await seedSampleCatalogue(database, catalogue, systemClock())
  await renewSamplePictures(database, catalogue, systemClock())
}
