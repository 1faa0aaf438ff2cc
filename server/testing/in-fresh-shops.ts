import type { Engine } from '../data/testing/engine.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** After this many cases a shop is large and slow, so a new one replaces it. */
const casesPerShop = 500

/** Runs generated cases in shops that are dropped afterwards, each with some hundred cases at most. */
export async function inFreshShops(
  engine: Engine,
  cases: number,
  run: (shop: TestShop, numRuns: number) => Promise<void>,
): Promise<void> {
  for (let left = cases; left > 0; left -= casesPerShop) {
    const shop = await openTestShop(engine)
    try {
      await run(shop, Math.min(left, casesPerShop))
    } finally {
      await shop.drop()
    }
  }
}
