import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLedgerMismatches } from '../../server/data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../server/data/testing/engines.ts'
import { drawing, generatedCases } from '../../tools/test-run/drawing.ts'
import { requestSequences } from './arbitrary-requests.ts'
import { FuzzedShop } from './fuzzed-shop.ts'

/** The approximate number of requests per engine. `npm run lab -- fuzz` sends more, see lab/fuzz/vitest.config.ts. */
const requests = generatedCases(400)
/** After this many requests a shop is large and slow, so a new one replaces it. */
const requestsPerShop = 1_000
/** Sequences have one to eight requests. */
const requestsPerSequence = 4
const timeoutMinutes = 60

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
    'Every answer conforms to the contract, and refused requests change nothing',
    async () => {
      for (let left = requests; left > 0; left -= requestsPerShop) {
        await fuzzAShop(Math.ceil(Math.min(left, requestsPerShop) / requestsPerSequence))
      }
    },
    timeoutMinutes * 60_000,
  )
})
