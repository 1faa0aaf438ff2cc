import type { AddressInfo } from 'node:net'
import { openDatabase } from '../../../data/open-database.ts'
import { SettingsInForce } from '../../../operations/settings/settings-in-force.ts'
import { ShopStatus } from '../../../operations/status/shop-status.ts'
import { accessTokens } from '../../../platform/access-token.ts'
import { CallWatch } from '../../../platform/call-watch.ts'
import { hourMs, systemClock } from '../../../platform/clock.ts'
import { createLog } from '../../../platform/log.ts'
import { orderLinks } from '../../../platform/order-links.ts'
import { sealedTexts } from '../../../platform/sealed-texts.ts'
import { CatalogueSearch } from '../../../search/catalogue-search.ts'
import { TestCards } from '../../../testing/test-cards.ts'
import { TestIdentity } from '../../../testing/test-identity.ts'
import { buildApp } from '../../build-app.ts'

/** The report of the process that runs this file to its parent, at the start and on request. */
export interface ShopReport {
  readonly address: string
  readonly proof: string
  /** Memory of the process, in bytes. */
  readonly rss: number
  /** Bytes that the program still holds after garbage collection. */
  readonly held: number
  /** Whether the image library is loaded into this process. */
  readonly hasPictureLibrary: boolean
}

/** Runs a shop in a separate process, so that a test can measure its memory. Its data is in the given folder. */
async function main(): Promise<void> {
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir: process.argv[2] ?? '' },
    () => undefined,
  )
  const identity = new TestIdentity()
  const clock = systemClock
  const publicUrl = 'http://localhost'
  const cards = new TestCards()
  const limits = { holdMs: hourMs, rateLimitFactor: 1_000 }
  const settings = new SettingsInForce(database, { isSample: true })
  const links = orderLinks('a secret of this check')
  const shop = {
    database,
    settings,
    cards,
    clock,
    ...limits,
    adminEmail: undefined,
    publicUrl,
    orderLinks: links,
    sealedTexts: sealedTexts('a secret that tests sign links with'),
    privateNetworks: true,
  }
  const tokens = accessTokens('a secret that is at least thirty-two characters long', clock)
  const app = await buildApp(
    {
      shop,
      identity,
      tokens,
      search: new CatalogueSearch(database, clock),
      status: new ShopStatus(shop, { cards: new CallWatch(clock, 1) }),
      sessionMs: hourMs,
      version: 'test',
      textFacts: new Set(),
      hashAddress: (address) => address,
    },
    {
      publicUrl,
      trustedProxies: [],
      rateLimitFactor: 1_000,
      log: createLog('silent'),
      headers: { inlineScript: '', apiOrigin: undefined, stripe: false, https: false },
      cacheMaxAgeMs: Number.POSITIVE_INFINITY,
    },
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const proof = identity.proofOf({ email: 'ada@example.com' })
  const report = () => process.send?.({ address: `http://127.0.0.1:${port}`, proof, ...processReport() })
  process.on('message', report)
  process.on('disconnect', () => process.exit(0))
  report()
}

/** Requires that the process was started with `--expose-gc`. */
function processReport(): Pick<ShopReport, 'rss' | 'held' | 'hasPictureLibrary'> {
  // The type of a diagnostic report is not declared; this is its documented list of loaded libraries.
  const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] }
  const hasPictureLibrary = sharedObjects.some((path) => path.includes('libvips'))
  const rss = process.memoryUsage.rss()
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return { rss, held: heapUsed + external, hasPictureLibrary }
}

await main()
