import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ShopSettings } from '../../contract/shop-settings.ts'
import type { Settings } from '../config/read-settings.ts'
import type { Database } from '../data/database.ts'
import { openDatabaseAlone } from '../data/open-database.ts'
import { getOrCreateSetting } from '../data/queries/stored-settings.ts'
import { type AppOptions, buildApp } from '../http/build-app.ts'
import { offeredExtensions, ownExtensions } from '../http/docs/offered-extensions.ts'
import { mountFiles } from '../http/mount-files.ts'
import { countCalls } from '../http/serving/limit-calls.ts'
import { repeat } from '../jobs/repeat.ts'
import { shopJobs } from '../jobs/shop-jobs.ts'
import { type FirstAdmin, makeFirstAdmin } from '../operations/accounts/make-first-admin.ts'
import { handlePaymentEvent } from '../operations/payments/handle-payment-event.ts'
import { renewSamplePictures } from '../operations/seed/renew-sample-pictures.ts'
import { loadSampleCatalogue } from '../operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../operations/seed/seed-sample-catalogue.ts'
import type { Shop } from '../operations/shop.ts'
import { callInProcess, callOverHttp } from '../pages/api-transport.ts'
import { logOddAnswers } from '../pages/log-odd-answers.ts'
import { mountPages } from '../pages/mount-pages.ts'
import { loadPages, type Pages } from '../pages/renderer.ts'
import { mountSitemap } from '../pages/sitemap.ts'
import { accessTokens } from '../platform/access-token.ts'
import { addressHasher } from '../platform/client-address.ts'
import { minuteMs, systemClock } from '../platform/clock.ts'
import { ConcurrencyLimiter } from '../platform/concurrency-limiter.ts'
import type { GoogleAccess } from '../providers/identity/google/google.ts'
import { type CardProvider, type MountCardSandbox, openCardProvider } from './card-provider.ts'
import { chooseCardEvents, chooseIdentity, chooseImageHosting, chooseMail } from './choose-providers.ts'
import { type MountDemoGoogle, offerGoogle } from './offer-google.ts'
import { listenError, pagesError, storageError } from './start-error.ts'

const root = join(import.meta.dirname, '../..')
const sessionMs = 15 * minuteMs
/** What one client may have rendered. Most pages come from memory, which is not counted. */
const renderingsAMinute = 300
/** Every change drops what shows it. Should one ever go unheard, this is how long it may show at most. */
const ownAnswersKeptMs = 10 * minuteMs
/** Another backend does not tell of its changes, so its answers are shown for this long at most. */
const foreignAnswersKeptMs = 30_000

/**
 * How long a stop lets requests and jobs wait for the database. After that they end with 503, which leaves them time
 * to be answered before the process is ended (`run-shop.ts`).
 */
const waitForDatabaseMs = 6_000

/** Mount the stand-ins into a server. */
export interface MountSandboxes {
  readonly cards: MountCardSandbox
  readonly demoGoogle: MountDemoGoogle
}

export interface RunningShop {
  readonly version: string
  readonly sandboxCards: boolean
  /** What Continue With Google leads to; undefined: it is not there. */
  readonly google: GoogleAccess['providerId'] | undefined
  readonly firstAdmin: FirstAdmin | undefined
  /**
   * Lets requests under way finish, then closes everything.
   *
   * @param delayMs how long new requests are still served before; 0 where nothing is said.
   */
  stop(delayMs?: number): Promise<void>
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
    return await openDatabaseAlone(settings, (error) =>
      log.warn({ err: error }, 'PostgreSQL connection lost'),
    )
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
  const secret = await secretOf(settings, database)
  const google = await offerGoogle(settings, database, log, mount.demoGoogle)
  const identity = await chooseIdentity(settings, { database, secret, google: google.access, log })
  const firstAdmin = await makeFirstAdmin(
    database,
    identity,
    { email: settings.adminEmail, password: settings.adminPassword, demo: settings.mode === 'demo' },
    systemClock,
  )
  if (settings.sampleCatalogue) await seedCatalogue(database)

  const cards = await openCardProvider(settings, database, log, mount.cards)
  const shop = await shopOn(database, settings, cards)
  hearOfDeclines(shop, cards, log)
  const app = await buildApp(
    {
      shop,
      identity,
      tokens: accessTokens(secret, systemClock),
      sessionMs,
      version,
      hashAddress: addressHasher(secret),
    },
    await appOptions(settings, pages, log),
  )
  await cards.mountOn(app)
  await google.mountOn(app)
  await mountFiles(app, join(root, 'dist/client'))
  await servePages(app, pages, settings, { version, identity: identity.settings, cards })

  await listen(app, settings)
  const jobs = repeat(shopJobs(shop, identity, { dataElsewhere: settings.apiHost !== undefined }), log)
  return {
    version,
    sandboxCards: cards.sandbox,
    google: google.access?.providerId,
    firstAdmin,
    stop: async (delayMs = 0) => {
      const abort = setTimeout(() => database.abort(), delayMs + waitForDatabaseMs)
      // Before the app closes: pages that are under way call the API through it.
      await app.connections.drain(delayMs)
      await app.close()
      await Promise.all([shop.mail?.close(), jobs.stop()])
      await Promise.all([cards.close(), google.close()])
      await database.close()
      clearTimeout(abort)
    },
  }
}

/** All processes of a shop sign with the same secret, made once where none is set. */
async function secretOf({ secret }: Settings, database: Database): Promise<string> {
  return secret ?? (await getOrCreateSetting(database, 'secret', () => randomBytes(48).toString('base64url')))
}

async function seedCatalogue(database: Database): Promise<void> {
  const catalogue = await loadSampleCatalogue()
  await seedSampleCatalogue(database, catalogue, systemClock())
  await renewSamplePictures(database, catalogue, systemClock())
}

async function shopOn(database: Database, settings: Settings, { cards }: CardProvider): Promise<Shop> {
  return {
    database,
    cards,
    clock: systemClock,
    holdMs: settings.holdMs,
    rateLimitFactor: settings.rateLimitFactor,
    publicUrl: settings.publicUrl,
    imageHosting: chooseImageHosting(settings),
    adminEmail: settings.adminEmail,
    mail: await chooseMail(settings),
    showsSecretMessages: settings.mode === 'demo',
  }
}

/** What is turned away, because very much happens at once, the jobs find. */
function hearOfDeclines(shop: Shop, cards: CardProvider, log: Logger): void {
  const turns = new ConcurrencyLimiter(1, 100)
  cards.onDecline((event) => {
    turns
      .take(() => handlePaymentEvent(shop, event))
      .catch((error: unknown) => log.warn({ err: error }, 'a declined card was not noted and will be'))
  })
}

async function appOptions(settings: Settings, pages: Pages, log: Logger): Promise<AppOptions> {
  const { apiHost, stripe, publicUrl } = settings
  return {
    ...settings,
    log,
    cardEvents: await chooseCardEvents(settings),
    cacheMaxAgeMs: apiHost === undefined ? ownAnswersKeptMs : foreignAnswersKeptMs,
    headers: {
      inlineScript: pages.prePaintScript,
      apiOrigin: apiHost && new URL(apiHost).origin,
      stripe: stripe !== undefined,
      https: publicUrl.startsWith('https:'),
    },
  }
}

/** Pages and sitemap, made from the answers of {host}, and what the browser is told of the settings. */
async function servePages(
  app: FastifyInstance,
  pages: Pages,
  settings: Settings,
  shown: Pick<ShopSettings, 'version' | 'identity' | 'cards'>,
): Promise<void> {
  const { apiHost, publicUrl } = settings
  const transport = apiHost === undefined ? callInProcess(app) : callOverHttp(apiHost)
  const told: ShopSettings = {
    version: shown.version,
    apiHost: apiHost ?? '/api',
    publicUrl,
    extensions: apiHost === undefined ? ownExtensions : await offeredExtensions(apiHost),
    identity: shown.identity,
    cards: { publishableKey: shown.cards.publishableKey, sandbox: shown.cards.sandbox },
    mail: settings.mail !== undefined,
    demo: settings.mode === 'demo',
    imgbb: settings.imgbbKey !== undefined,
  }
  const renderer = pages.renderer(told, transport, logOddAnswers(app.log, systemClock))
  const aMinute = renderingsAMinute * settings.rateLimitFactor
  await app.register(async (scope) => {
    const secondsToWait = await countCalls(scope, aMinute)
    mountSitemap(scope, renderer, publicUrl, secondsToWait)
    mountPages(scope, renderer, secondsToWait)
  })
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw listenError(host, port, error)
  }
}
