import type { FastifyInstance } from 'fastify'
import { keys, type RunningSandbox, startSandbox } from '../../sandbox/cards/testing/running-sandbox.ts'
import type { Engine } from '../data/testing/engine.ts'
import { buildApp } from '../http/build-app.ts'
import type { Shop } from '../operations/shop.ts'
import { accessTokens } from '../platform/access-token.ts'
import { minuteMs } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { stripeCards } from '../providers/cards/stripe-cards.ts'
import { stripeEvents } from '../providers/cards/stripe-events.ts'
import type { MovableClock } from './movable-clock.ts'
import { TestIdentity } from './test-identity.ts'
import { openTestShop } from './test-shop.ts'
import { webhookSecret } from './webhook.ts'

/** A shop that talks to a card sandbox through Stripe's library, as it would to Stripe, with a webhook. */
export interface StripeShop {
  readonly app: FastifyInstance
  readonly shop: Shop & { readonly clock: MovableClock }
  /** Stripe's side of it. */
  readonly sandbox: RunningSandbox
  drop(): Promise<void>
}

export async function openStripeShop(engine: Engine): Promise<StripeShop> {
  const [testShop, sandbox] = await Promise.all([openTestShop(engine), startSandbox()])
  const at = { host: '127.0.0.1', port: sandbox.port }
  const shop = { ...testShop, cards: stripeCards({ secretKey: keys.secretKey, at }) }
  const tokens = accessTokens('a secret that is at least thirty-two characters long', shop.clock)
  const app = await buildApp(
    { shop, identity: new TestIdentity(), tokens, sessionMs: 15 * minuteMs, version: 'test' },
    {
      publicUrl: 'http://localhost',
      trustedProxies: [],
      rateLimitFactor: 1,
      log: createLog('silent'),
      headers: { inlineScript: '', apiOrigin: undefined, stripe: true, https: false },
      answersKeptMs: Number.POSITIVE_INFINITY,
      cardEvents: stripeEvents([webhookSecret]),
    },
  )
  return {
    app,
    shop,
    sandbox,
    async drop() {
      await app.close()
      await sandbox.stop()
      await testShop.drop()
    },
  }
}
