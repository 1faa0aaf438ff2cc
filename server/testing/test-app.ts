import type { FastifyInstance } from 'fastify'
import type { Engine } from '../data/testing/engine.ts'
import { type AppOptions, buildApp } from '../http/build-app.ts'
import type { Caller } from '../operations/shop.ts'
import { ShopStatus } from '../operations/status/shop-status.ts'
import { searchedTexts } from '../operations/texts/searched-texts.ts'
import { type AccessTokens, accessTokens } from '../platform/access-token.ts'
import { CallWatch } from '../platform/call-watch.ts'
import { addressHasher } from '../platform/client-address.ts'
import { minuteMs } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { CatalogueSearch } from '../search/catalogue-search.ts'
import { TestIdentity } from './test-identity.ts'
import { noRateLimits, openTestShop, type TestShop, type TestShopChange } from './test-shop.ts'

/** The shop's server without its pages, on a test shop and a test sign-in provider. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly shop: TestShop
  readonly status: ShopStatus
  readonly identity: TestIdentity
  readonly tokens: AccessTokens
  /** Returns the access token of a caller's session. */
  tokenOf(caller: Caller): Promise<string>
  drop(): Promise<void>
}

const testSecret = 'a secret that is at least thirty-two characters long'

export async function openTestApp(
  engine: Engine,
  change: Partial<AppOptions> = {},
  shopChange: TestShopChange = {},
): Promise<TestApp> {
  const shop = await openTestShop(engine, shopChange)
  const identity = new TestIdentity(shop.clock)
  const tokens = accessTokens(testSecret, shop.clock)
  const hashAddress = addressHasher(testSecret)
  const textFacts = new Set(['sandbox', 'own-accounts', 'own-pictures', 'deletion'] as const)
  const search = new CatalogueSearch(
    shop.database,
    shop.clock,
    (language) => searchedTexts(shop, textFacts, language),
    () => shop.settings.languages.standard,
  )
  const status = new ShopStatus(shop, { cards: new CallWatch(shop.clock, minuteMs) })
  const web = {
    shop,
    textFacts,
    identity,
    tokens,
    search,
    status,
    sessionMs: 15 * minuteMs,
    version: 'test',
    hashAddress,
  }
  const app = await buildApp(web, {
    publicUrl: 'http://localhost',
    trustedProxies: [],
    rateLimitFactor: noRateLimits,
    log: createLog('silent'),
    metrics: 'open',
    apiDocs: true,
    headers: { inlineScript: '', apiOrigin: undefined, stripe: false, https: false },
    cacheMaxAgeMs: Number.POSITIVE_INFINITY,
    ...change,
  })
  return {
    app,
    shop,
    status,
    identity,
    tokens,
    tokenOf: ({ userId, sessionId }) => tokens.sign({ userId, sessionId, lifeMs: 15 * minuteMs }),
    async drop() {
      await app.close()
      await shop.drop()
    },
  }
}
