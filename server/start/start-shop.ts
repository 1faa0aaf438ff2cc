import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Settings } from '../config/read-settings.ts'
import type { Database } from '../data/database.ts'
import { openDatabaseExclusively } from '../data/open-database.ts'
import { getOrCreateSetting } from '../data/queries/stored-settings.ts'
import { type AppOptions, buildApp } from '../http/build-app.ts'
import { tellWebhooks } from '../http/webhooks/subject-answers.ts'
import { type Job, repeat } from '../jobs/repeat.ts'
import { salesJob, shopJobs } from '../jobs/shop-jobs.ts'
import { type FirstAdmin, makeFirstAdmin } from '../operations/accounts/make-first-admin.ts'
import { handlePaymentEvent } from '../operations/payments/handle-payment-event.ts'
import { renewSampleDetails } from '../operations/seed/renew-sample-details.ts'
import { renewSamplePictures } from '../operations/seed/renew-sample-pictures.ts'
import { renewSampleWords } from '../operations/seed/renew-sample-words.ts'
import { loadSampleCatalogue } from '../operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../operations/seed/seed-sample-catalogue.ts'
import { SettingsInForce } from '../operations/settings/settings-in-force.ts'
import type { Shop } from '../operations/shop.ts'
import { ShopStatus } from '../operations/status/shop-status.ts'
import { searchedTexts } from '../operations/texts/searched-texts.ts'
import { addUpVisits } from '../operations/visits/add-up-visits.ts'
import type { Pages } from '../pages/renderer.ts'
import { accessTokens } from '../platform/access-token.ts'
import { addressHasher } from '../platform/client-address.ts'
import { minuteMs, systemClock } from '../platform/clock.ts'
import { ConcurrencyLimiter } from '../platform/concurrency-limiter.ts'
import { orderLinks } from '../platform/order-links.ts'
import { sealedSecrets } from '../platform/sealed-secrets.ts'
import { type Tracing, tracedCalls } from '../platform/tracing.ts'
import type { GoogleAccess } from '../providers/identity/google/google.ts'
import { CatalogueSearch } from '../search/catalogue-search.ts'
import { addLanguages } from './add-languages.ts'
import { builtFront } from './built-front.ts'
import { type CardProvider, type MountCardSandbox, openCardProvider } from './card-provider.ts'
import {
  chooseCardEvents,
  chooseIdentity,
  chooseImageHosting,
  chooseMail,
  choosePictureStore,
  chooseVatNumbers,
} from './choose-providers.ts'
import { chooseTracing, tracedProviders } from './choose-tracing.ts'
import { fixedSettings } from './fixed-settings.ts'
import { type MountDemoGoogle, offerGoogle } from './offer-google.ts'
import { PasswordFile } from './password-file.ts'
import { servePages } from './serve-pages.ts'
import type { ShopFront } from './shop-front.ts'
import { storageError } from './start-error.ts'
import { textFactsOf } from './text-facts.ts'
import { tellHowOrdersAreFound, tellOfMissingPictures, tellOfNewerTables } from './warnings.ts'
import { watchedProviders } from './watched-providers.ts'

const root = join(import.meta.dirname, '../..')
const sessionMs = 15 * minuteMs
/** The maximum age of cached responses, in case a change is missed. */
const ownCacheMs = 10 * minuteMs
/** Another backend does not report changes, so its responses are cached only for this long. */
const foreignCacheMs = 30_000

/**
 * How long requests and jobs may wait for the database during a stop. After that they end with 503, in time to be
 * answered before the process exits (`run-shop.ts`).
 */
const maxDatabaseWaitMs = 6_000

/** The catalogue is indexed after the first pages were sent. */
const warmAfterMs = 2_000

/** Mounts the fake providers into a server. */
export interface MountSandboxes {
  readonly cards: MountCardSandbox
  readonly demoGoogle: MountDemoGoogle
}

export interface RunningShop {
  readonly version: string
  readonly sandboxCards: boolean
  /** The Google for Continue With Google; undefined if it is not offered. */
  readonly google: GoogleAccess['providerId'] | undefined
  readonly firstAdmin: FirstAdmin | undefined
  /**
   * Finishes running requests, then closes everything.
   *
   * @param delayMs how long new requests are still served; default 0.
   */
  stop(delayMs?: number): Promise<void>
}

/**
 * Opens the shop: database, first admin, sample catalogue, server and jobs.
 *
 * @param front by default serves the build on the configured port.
 * @throws StartError with one line when a configured resource cannot be used.
 */
export async function startShop(
  settings: Settings,
  log: Logger,
  mount: MountSandboxes,
  front: ShopFront = builtFront,
): Promise<RunningShop> {
  const [pages, database, tracing] = await Promise.all([
    front.loadPages(),
    open(settings, log),
    chooseTracing(settings, log),
    addLanguages(),
  ])
  const traced = tracing ? tracedCalls(tracing, 'database', database) : database
  try {
    return await startOn(traced, pages, settings, log, mount, front, tracing)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function open(settings: Settings, log: Logger): Promise<Database> {
  try {
    const database = await openDatabaseExclusively(settings, (error) =>
      log.warn({ err: error }, 'PostgreSQL connection lost'),
    )
    tellOfNewerTables(database, log)
    return database
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
  front: ShopFront,
  tracing: Tracing | undefined,
): Promise<RunningShop> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const secret = await secretOf(settings, database)
  const google = await offerGoogle(settings, database, log, mount.demoGoogle)
  const inForce = new SettingsInForce(database, { isSample: settings.sampleCatalogue })
  await inForce.read()
  const signIn = { database, secret, google: google.access, inForce, log }
  const identity = await chooseIdentity(settings, signIn)
  const firstAdmin = await makeFirstAdmin(
    database,
    identity,
    { email: settings.adminEmail, password: settings.adminPassword, demo: settings.mode === 'demo' },
    { clock: systemClock, settings: inForce, publicUrl: settings.publicUrl },
    new PasswordFile(settings.dataDir),
  )
  if (settings.sampleCatalogue) await seedCatalogue(database)
  await tellHowOrdersAreFound(database, log)

  const cards = await openCardProvider(settings, database, log, mount.cards)
  const watched = watchedProviders(await shopOn(database, inForce, settings, cards, secret))
  const shop = tracedProviders(tracing, watched.shop)
  tellWebhooks(shop)
  subscribeToDeclines(shop, cards, log)
  await tellOfMissingPictures(shop, log)
  const fixed = await fixedSettings(settings, { version, identity: identity.settings, cards })
  const textFacts = textFactsOf(fixed)
  const search = new CatalogueSearch(
    database,
    systemClock,
    (language) => searchedTexts(shop, textFacts, language),
    () => shop.settings.languages.standard,
  )
  const status = new ShopStatus(shop, watched.watches)
  const jobSuccesses = new Map<string, number>()
  const app = await buildApp(
    {
      shop,
      identity,
      tokens: accessTokens(secret, systemClock),
      search,
      status,
      sessionMs,
      version,
      textFacts,
      hashAddress: addressHasher(secret),
    },
    { ...(await appOptions(settings, pages, front, log)), jobSuccesses, tracing },
  )
  await cards.mountOn(app)
  await google.mountOn(app)
  await front.mountFiles(app)
  await servePages(app, pages, settings, fixed, shop)

  // A sale may have started or ended while the shop was stopped.
  await app.prices.settled()
  await front.listen(app, settings)
  const warming = setTimeout(() => warm(search, log), warmAfterMs).unref()
  const jobs = repeat(
    [
      ...shopJobs(shop, identity, { dataElsewhere: settings.apiHost !== undefined }),
      salesJob(app.prices),
      readStatus(status),
    ],
    log,
    (name) => void jobSuccesses.set(name, systemClock()),
  )
  return {
    version,
    sandboxCards: cards.sandbox,
    google: google.access?.providerId,
    firstAdmin,
    stop: async (delayMs = 0) => {
      clearTimeout(warming)
      const abort = setTimeout(() => database.abort(), delayMs + maxDatabaseWaitMs)
      // Runs before the app closes, because pages that are being rendered call the API through it.
      await app.connections.drain(delayMs)
      await app.close()
      await Promise.all([shop.mail?.close(), jobs.stop()])
      await addUpVisits(shop).catch((error: unknown) =>
        log.warn({ err: error }, 'the last visits were not added'),
      )
      await Promise.all([cards.close(), google.close()])
      await database.close()
      await tracing?.close()
      clearTimeout(abort)
    },
  }
}

/**
 * Makes the job that reads the state of this process's parts. Visitors never see an older state than its interval plus
 * one reading.
 */
function readStatus(status: ShopStatus): Job {
  return { name: 'read the status', everyMs: 15_000, run: async () => void (await status.refresh()) }
}

/** Builds the index of the catalogue; if that fails, the first search builds it. */
function warm(search: CatalogueSearch, log: Logger): void {
  search.warm().catch((error: unknown) => log.warn({ err: error }, 'the catalogue could not be indexed yet'))
}

/** Returns the secret with which all processes sign; generated once if none is configured. */
async function secretOf({ secret }: Settings, database: Database): Promise<string> {
  return secret ?? (await getOrCreateSetting(database, 'secret', () => randomBytes(48).toString('base64url')))
}

async function seedCatalogue(database: Database): Promise<void> {
  const catalogue = await loadSampleCatalogue()
  await seedSampleCatalogue(database, catalogue, systemClock())
  await renewSamplePictures(database, catalogue, systemClock())
  await renewSampleDetails(database, catalogue)
  await renewSampleWords(database, catalogue)
}

async function shopOn(
  database: Database,
  inForce: SettingsInForce,
  settings: Settings,
  { cards }: CardProvider,
  secret: string,
): Promise<Shop> {
  return {
    database,
    cards,
    clock: systemClock,
    settings: inForce,
    holdMs: settings.holdMs,
    rateLimitFactor: settings.rateLimitFactor,
    publicUrl: settings.publicUrl,
    privateNetworks: settings.privateNetworks,
    orderLinks: orderLinks(secret),
    sealedSecrets: sealedSecrets(secret),
    imageHosting: chooseImageHosting(settings),
    pictureStore: await choosePictureStore(settings),
    adminEmail: settings.adminEmail,
    mail: await chooseMail(settings),
    vatNumbers: await chooseVatNumbers(settings),
    showsSecretMessages: settings.mode === 'demo',
  }
}

/** Handles declined cards at once. The jobs handle events that are refused under load. */
function subscribeToDeclines(shop: Shop, cards: CardProvider, log: Logger): void {
  const limiter = new ConcurrencyLimiter(1, 100)
  cards.onDecline((event) => {
    limiter
      .take(() => handlePaymentEvent(shop, event))
      .catch((error: unknown) => log.warn({ err: error }, 'a declined card was not noted and will be'))
  })
}

async function appOptions(
  settings: Settings,
  pages: Pages,
  { isDevelopment }: ShopFront,
  log: Logger,
): Promise<AppOptions> {
  const { apiHost, stripe, publicUrl } = settings
  return {
    ...settings,
    log,
    cardEvents: await chooseCardEvents(settings),
    cacheMaxAgeMs: isDevelopment ? 0 : apiHost === undefined ? ownCacheMs : foreignCacheMs,
    headers: {
      isDevelopment,
      inlineScript: pages.inlineScript,
      apiOrigin: apiHost && new URL(apiHost).origin,
      stripe: stripe !== undefined,
      otherWays: settings.paymentElement,
      https: publicUrl.startsWith('https:'),
      hstsSubdomains: settings.hstsSubdomains,
    },
  }
}
