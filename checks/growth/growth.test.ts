import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '../../contract/all-operations.ts'
import { sandboxRecords } from '../../server/data/queries/sandbox-records.ts'
import { shopJobs } from '../../server/jobs/shop-jobs.ts'
import { callApi, refusalOf } from '../../server/testing/api-call.ts'
import { validCalls } from '../../server/testing/valid-calls.ts'
import { grownStatements, type StatementTimes } from './statement-times.ts'
import { inherit, openWatchedShop, timesOf, type WatchedShop } from './watched-shop.ts'

/** Statements that may take longer with a history: the reason, and a part of their text. */
const exceptions: readonly (readonly [string, string])[] = [
  ['sums what was paid today, of an index alone (decision 0050)', 'group by "product_id"'],
  ['sums what was paid today, of an index alone (decision 0050)', 'as "quarter"'],
  ["counts today's bookings, of an index alone (decision 0050)", 'group by "state"'],
  ['counts 10,000 orders at most', 'as "counted"'],
  ['sums the papers of a period (decision 0143)', 'as "netCents"'],
  ["a customer's own search tests the customer's orders one by one (decision 0129)", 'orders.search_text ||'],
]

/** Operations that return all of a customer's data by contract. */
const wholeHistories = new Set(['exportOwnData', 'listOwnOrders'])

/**
 * Runs every operation of the contract and every job in a new shop and in one with a history, and compares the time of
 * each statement. Uses SQLite, which runs in this process, so that other programs cannot lengthen a short statement in
 * all of its runs.
 */
describe('A long history does not slow down any statement', () => {
  let fresh: WatchedShop
  let past: WatchedShop
  beforeAll(async () => {
    fresh = await openWatchedShop()
    past = await openWatchedShop({ orders: 3_000 })
  })
  afterAll(async () => {
    await fresh.drop()
    await past.drop()
  })

  function expectNoGrowth(one: StatementTimes, other: StatementTimes): void {
    const grown = grownStatements(one, other).filter(
      ({ text }) => !exceptions.some(([, part]) => text.includes(part)),
    )
    expect(grown.map(({ text, fresh, past }) => `${fresh.ms} → ${past.ms} ms: ${text}`)).toEqual([])
  }

  const operations = allOperations.filter(({ id }) => !wholeHistories.has(id))

  test.each(operations.map((operation) => ({ operation, id: operation.id })))(
    'The statements of $id stay fast',
    async (each) => {
      const timesIn = async (shop: WatchedShop) => {
        const call = await validCalls[each.id](shop.app)
        if (shop === past) await inherit(shop, call.token)
        return timesOf(shop, async () => {
          expect(refusalOf(await callApi(shop.app, each.operation, call))).toBe('done')
        })
      }
      expectNoGrowth(await timesIn(fresh), await timesIn(past))
    },
  )

  const jobsOf = ({ app }: WatchedShop) => shopJobs(app.shop, {})

  test('The statements of jobs stay fast', async () => {
    const withoutHistory = new Map(jobsOf(fresh).map((job) => [job.name, job]))
    for (const job of jobsOf(past)) {
      const timesOfFresh = await timesOf(fresh, async () => withoutHistory.get(job.name)?.run())
      expectNoGrowth(timesOfFresh, await timesOf(past, () => job.run()))
    }
  })

  test("The statements of the card sandbox's lists stay fast", async () => {
    const types = ['refund.created', 'charge.failed']
    const timesIn = (shop: WatchedShop) =>
      timesOf(shop, async () => {
        const { list } = sandboxRecords(shop.app.shop.database)
        await list('events', { limit: 5 })
        await list('events', { limit: 5, startingAfter: 'past-event-9-1' })
        await list('events', { limit: 5, types })
        await list('events', { limit: 5, types, from: shop.app.shop.clock() - 900_000 })
      })
    expectNoGrowth(await timesIn(fresh), await timesIn(past))
  })

  test('The check reports a statement that reads the whole history', async () => {
    const timesIn = (shop: WatchedShop) =>
      timesOf(shop, () =>
        shop.app.shop.database.read
          .selectFrom('orders')
          .where('user_phone', '=', 'unknown')
          .select('id')
          .execute(),
      )
    expect(grownStatements(await timesIn(fresh), await timesIn(past))).toHaveLength(1)
  })
})
