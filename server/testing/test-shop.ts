import type { Engine } from '../data/testing/engine.ts'
import { tellWebhooks } from '../http/webhooks/subject-answers.ts'
import { SettingsInForce } from '../operations/settings/settings-in-force.ts'
import type { Shop } from '../operations/shop.ts'
import { hourMs } from '../platform/clock.ts'
import { orderLinks } from '../platform/order-links.ts'
import { sealedSecrets } from '../platform/sealed-secrets.ts'
import { type MovableClock, movableClock } from './movable-clock.ts'
import { TestCards } from './test-cards.ts'

/** A shop on a fresh database, with a clock and a card provider that tests control. */
export interface TestShop extends Shop {
  readonly clock: MovableClock
  readonly cards: TestCards
  /** Opens the same shop like another process, with its own connections to the same data. */
  anotherProcess(): Promise<Shop>
  /** Closes everything and removes the data. */
  drop(): Promise<void>
}

/** High enough that tests never reach a rate limit. */
export const noRateLimits = 1_000

export const adminEmail = 'owner@truewheel.example'

/** The parts of the shop that a test may change. */
export type TestShopChange = Partial<
  Pick<
    Shop,
    | 'imageHosting'
    | 'pictureStore'
    | 'mail'
    | 'showsSecretMessages'
    | 'rateLimitFactor'
    | 'privateNetworks'
    | 'vatNumbers'
  >
> & {
  /** False for a shop without sample data; default: true. */
  readonly isSample?: boolean
}

export async function openTestShop(
  engine: Engine,
  { isSample = true, ...change }: TestShopChange = {},
): Promise<TestShop> {
  const { database, reopen, drop } = await engine.fresh()
  const closers: (() => Promise<void>)[] = []
  const shop = {
    database,
    cards: new TestCards(),
    clock: movableClock(),
    settings: new SettingsInForce(database, { isSample }),
    holdMs: 24 * hourMs,
    rateLimitFactor: noRateLimits,
    publicUrl: 'http://localhost',
    orderLinks: orderLinks('a secret that tests sign links with'),
    sealedSecrets: sealedSecrets('a secret that tests sign links with'),
    privateNetworks: true,
    adminEmail,
    ...change,
  }
  tellWebhooks(shop)
  return {
    ...shop,
    async anotherProcess() {
      const other = await reopen()
      closers.push(() => other.close())
      const process = { ...shop, database: other, settings: new SettingsInForce(other, { isSample }) }
      tellWebhooks(process)
      return process
    },
    async drop() {
      await Promise.all(closers.map((close) => close()))
      await drop()
    },
  }
}
