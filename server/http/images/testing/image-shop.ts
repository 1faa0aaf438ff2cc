import type { AddressInfo } from 'node:net'
import { openDatabase } from '../../../data/open-database.ts'
import { accessTokens } from '../../../platform/access-token.ts'
import { hourMs, systemClock } from '../../../platform/clock.ts'
import { createLog } from '../../../platform/log.ts'
import { TestCards } from '../../../testing/test-cards.ts'
import { TestIdentity } from '../../../testing/test-identity.ts'
import { buildApp } from '../../build-app.ts'

/** What the process that runs this file tells its parent, once at the start and whenever it is asked. */
export interface ShopReport {
  readonly address: string
  readonly proof: string
  /** Memory that the process holds, in bytes. */
  readonly rss: number
  /** Whether the picture library is loaded into this process. */
  readonly hasPictureLibrary: boolean
}

/** A shop in a process of its own, whose memory a test watches. Its data is in the folder that it is given. */
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
  const shop = { database, cards, clock, ...limits, adminEmail: undefined, publicUrl }
  const tokens = accessTokens('a secret that is at least thirty-two characters long', clock)
  const app = await buildApp(
    { shop, identity, tokens, sessionMs: hourMs, version: 'test', hashAddress: (address) => address },
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
  const report = () => process.send?.({ address: `http://127.0.0.1:${port}`, proof, ...ofThisProcess() })
  process.on('message', report)
  process.on('disconnect', () => process.exit(0))
  report()
}

function ofThisProcess(): Pick<ShopReport, 'rss' | 'hasPictureLibrary'> {
  // The type of a diagnostic report is not declared; this is its documented list of loaded libraries.
  const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] }
  const hasPictureLibrary = sharedObjects.some((path) => path.includes('libvips'))
  return { rss: process.memoryUsage.rss(), hasPictureLibrary }
}

await main()
