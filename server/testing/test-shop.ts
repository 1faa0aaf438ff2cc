import type { Engine } from '../data/testing/engine.ts'
import type { Shop } from '../operations/shop.ts'
import { hourMs } from '../platform/clock.ts'
import { type MovableClock, movableClock } from './movable-clock.ts'
import { TestCards } from './test-cards.ts'

/** A shop on a fresh database, whose time and card provider a test steers. */
export interface TestShop extends Shop {
  readonly clock: MovableClock
  readonly cards: TestCards
  /** The same shop as another process of it: its own connections to the same data. */
  anotherProcess(): Promise<Shop>
  /** Closes everything and removes the data. */
  drop(): Promise<void>
}

/** The answers of a test must not depend on how many of them there are. */
export const noRateLimits = 1_000

export const adminEmail = 'owner@truewheel.example'

/** What of the shop a test may want otherwise. */
export type TestShopChange = Partial<
  Pick<Shop, 'imageHosting' | 'mail' | 'showsSecretMessages' | 'rateLimitFactor'>
>

export async function openTestShop(engine: Engine, change: TestShopChange = {}): Promise<TestShop> {
  const { database, reopen, drop } = await engine.fresh()
  const closings: (() => Promise<void>)[] = []
  const shop = {
    database,
    cards: new TestCards(),
    clock: movableClock(),
    holdMs: 24 * hourMs,
    rateLimitFactor: noRateLimits,
    publicUrl: 'http://localhost',
    adminEmail,
    ...change,
  }
  return {
    ...shop,
    async anotherProcess() {
      const other = await reopen()
      closings.push(() => other.close())
      return { ...shop, database: other }
    },
    async drop() {
      await Promise.all(closings.map((close) => close()))
      await drop()
    },
  }
}
