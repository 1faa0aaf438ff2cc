import { startShop } from '../../e2e/support/shop.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { bookEverything, signUp, toolsOf } from './customer-by-api.ts'

/** The number of accounts that one IP address may create per minute. */
const accounts = 10

/** Books as much stock as possible with one unverified account, then with ten accounts at one IP address. */
export const emptyTheBoard: LongRun = {
  name: 'empty-the-board',
  about: 'Unverified accounts book all stock and pay for nothing, at the normal limits.',
  async run() {
    return [...(await attack(1)), ...(await attack(accounts))]
  },
}

async function attack(count: number): Promise<readonly Figure[]> {
  const shop = await startShop({ RATE_LIMIT_FACTOR: '1' })
  try {
    const before = await toolsOf(shop)
    let bookings = 0
    for (let number = 0; number < count; number += 1) {
      bookings += await bookEverything(shop, await signUp(shop, `stranger-${number}@example.com`))
    }
    const after = await toolsOf(shop)
    const inStock = before.filter(({ availableQuantity }) => availableQuantity > 0).length
    const left = after.filter(({ availableQuantity }) => availableQuantity > 0).length
    const pieces = (tools: typeof after) => tools.reduce((sum, tool) => sum + tool.availableQuantity, 0)
    const who = count === 1 ? 'one account' : `${count} accounts of one address`
    return [
      {
        what: `tools left after ${who} made ${bookings} bookings`,
        value: `${left} of ${inStock}`,
        bar: 'at least three of four',
        holds: left >= 0.75 * inStock,
      },
      {
        what: `pieces left after ${who}`,
        value: `${pieces(after)} of ${pieces(before)}`,
        bar: 'at least a quarter',
        holds: pieces(after) >= 0.25 * pieces(before),
      },
    ]
  } finally {
    await shop.stop()
  }
}
