import type { FastifyInstance } from 'fastify'
import { keys, type RunningSandbox, startSandbox } from '../../sandbox/cards/testing/running-sandbox.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import type { Engine } from '../data/testing/engine.ts'
import { buildApp } from '../http/build-app.ts'
import { answerErrors } from '../http/serving/answer-errors.ts'
import { mountWebhook } from '../http/webhook/mount-webhook.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { ShopStatus } from '../operations/status/shop-status.ts'
import { type AccessTokens, accessTokens } from '../platform/access-token.ts'
import { CallWatch } from '../platform/call-watch.ts'
import { minuteMs } from '../platform/clock.ts'
import { innerServer } from '../platform/inner-server.ts'
import { createLog } from '../platform/log.ts'
import type { Cards } from '../providers/cards/cards.ts'
import { stripeCards } from '../providers/cards/stripe-cards.ts'
import { stripeEvents } from '../providers/cards/stripe-events.ts'
import { CatalogueSearch } from '../search/catalogue-search.ts'
import { type Fault, faults, shortTimeoutMs, startFaultyProvider } from './faulty-provider.ts'
import type { MovableClock } from './movable-clock.ts'
import { TestIdentity } from './test-identity.ts'
import { openTestShop } from './test-shop.ts'
import { webhookSecret } from './webhook.ts'

/** A shop that calls a card provider through Stripe's library, with a webhook. */
export interface ShopAtStripe {
  readonly app: FastifyInstance
  readonly shop: Shop & { readonly clock: MovableClock }
  /** Returns the access token of a caller's session. */
  tokenOf(caller: Caller): Promise<string>
  drop(): Promise<void>
}

/** A shop with a card sandbox instead of Stripe. */
export interface StripeShop extends ShopAtStripe {
  /** The sandbox that replaces Stripe. */
  readonly sandbox: RunningSandbox
  /**
   * Injects a fault into every call of the provider; `undefined` removes it. The shop then waits briefly for a
   * response, or as long as given.
   */
  injectFault(fault: Fault | undefined, answerWithinMs?: number): void
}

type ServerOf = (shop: ShopAtStripe['shop'], tokens: AccessTokens) => Promise<FastifyInstance>

/**
 * @param through wraps the working card provider.
 * @param serverOf builds the shop's server.
 */
export async function openStripeShop(
  engine: Engine,
  through: (cards: Cards) => Cards = (cards) => cards,
  serverOf: ServerOf = wholeServer,
): Promise<StripeShop> {
  let now = Date.now
  const [sandbox, faulty] = await Promise.all([
    startSandbox({ now: () => now() }),
    startFaultyProvider(faults['says nothing']),
  ])
  const working = through(cardsAt(sandbox, { answerWithinMs: patienceMs, retries: 0 }))
  let faultyCards: Cards | undefined
  const stripeShop = await openShopAtStripe(engine, () => faultyCards ?? working, serverOf)
  // The sandbox uses the shop's clock.
  now = stripeShop.shop.clock
  return {
    ...stripeShop,
    sandbox,
    injectFault(fault, answerWithinMs = shortTimeoutMs) {
      faultyCards = fault && cardsAt(faulty, { answerWithinMs, retries: 0 })
      if (fault) faulty.fault = fault
    },
    async drop() {
      await stripeShop.app.close()
      await Promise.all([sandbox.stop(), faulty.stop()])
      await stripeShop.drop()
    },
  }
}

/** Opens a shop that looks up its card provider for each call. */
export async function openShopAtStripe(
  engine: Engine,
  cards: () => Cards,
  serverOf: ServerOf = wholeServer,
): Promise<ShopAtStripe> {
  const testShop = await openTestShop(engine)
  const shop = {
    ...testShop,
    get cards() {
      return cards()
    },
  }
  const tokens = accessTokens('a secret that is at least thirty-two characters long', shop.clock)
  const app = await serverOf(shop, tokens)
  return {
    app,
    shop,
    tokenOf: ({ userId, sessionId }) => tokens.sign({ userId, sessionId, lifeMs: 15 * minuteMs }),
    async drop() {
      await app.close()
      await testShop.drop()
    },
  }
}

const webhook = { cardEvents: stripeEvents([webhookSecret]), rateLimitFactor: 1 }

function wholeServer(...[shop, tokens]: Parameters<ServerOf>): Promise<FastifyInstance> {
  return buildApp(
    {
      shop,
      identity: new TestIdentity(),
      tokens,
      search: new CatalogueSearch(shop.database, shop.clock),
      status: new ShopStatus(shop, { cards: new CallWatch(shop.clock, minuteMs) }),
      sessionMs: 15 * minuteMs,
      version: 'test',
      textFacts: new Set(),
      hashAddress: (address) => address,
    },
    {
      ...webhook,
      publicUrl: 'http://localhost',
      trustedProxies: [],
      log: createLog('silent'),
      headers: { inlineScript: '', apiOrigin: undefined, stripe: true, https: false },
      cacheMaxAgeMs: Number.POSITIVE_INFINITY,
    },
  )
}

/** A server with only the webhook, for tests that need no other route, because the whole server takes 50 ms. */
export const webhookAlone: ServerOf = async (shop) => {
  const app = innerServer(createLog('silent'))
  answerErrors(app)
  await app.register((scope) => mountWebhook(scope, shop, webhook))
  return app
}

interface Patience {
  readonly answerWithinMs: number
  readonly retries: number
}

function cardsAt({ port }: { readonly port: number }, patience: Patience): Cards {
  return stripeCards({ secretKey: keys.secretKey, at: { host: '127.0.0.1', port }, ...patience })
}
