import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLedgerMismatches } from '../../server/data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../server/data/testing/engines.ts'
import { drawing } from '../../tools/test-run/drawing.ts'
import { requestSequences } from './arbitrary-requests.ts'
import { FuzzedShop } from './fuzzed-shop.ts'

/** About how many requests each engine gets. `npm run fuzz` sends more, see `long-run.config.ts`. */
const requests = Number(process.env.FUZZ_RUNS ?? 400)
/** A shop that has taken so many is full enough to be slow, and is followed by a new one. */
const requestsOfAShop = 1_000
/** Sequences have one to eight requests. */
const requestsOfASequence = 4
const minutesAtMost = 60

describeOnEveryEngine('Generated requests', (engine) => {
  async function fuzzAShop(numRuns: number): Promise<void> {
    const shop = await FuzzedShop.open(engine)
    const property = fc.asyncProperty(requestSequences, async (sequence) => {
      for (const request of sequence) expect(await shop.send(request)).toEqual([])
    })
    await fc.assert(property, { ...drawing, numRuns })
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    await shop.drop()
  }

  test(
    'They never break the shop: each answer is as the contract says, and nothing changes that may not',
    async () => {
      for (let left = requests; left > 0; left -= requestsOfAShop) {
        await fuzzAShop(Math.ceil(Math.min(left, requestsOfAShop) / requestsOfASequence))
      }
    },
    minutesAtMost * 60_000,
  )
})
