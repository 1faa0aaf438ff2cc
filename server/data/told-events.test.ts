import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { done, refused } from '../../domain/outcome.ts'
import { addWebhook } from '../operations/webhooks/change-webhooks.ts'
import { addTool, staff } from '../testing/shop-contents.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { collectEverything } from '../testing/told-facts.ts'
import type { Database } from './database.ts'
import { describeOnEveryEngine, describeOnPostgres } from './testing/engines.ts'

async function typesIn({ read }: Database): Promise<readonly string[]> {
  const rows = await read.selectFrom('webhook_events').select('type').orderBy('id').execute()
  return rows.map(({ type }) => type)
}

describeOnEveryEngine('Told events', (engine) => {
  test('are written with their transaction, and not at all if it is refused or fails', async () => {
    const shop = await openTestShop(engine)
    const { database } = shop
    const id = await addTool(shop, { stock: 0 })
    await collectEverything(shop)
    await database.write(async ({ tell }) => {
      tell('product.changed', id)
      return refused('BUSY')
    })
    const failed = database.write(async ({ tell }) => {
      tell('product.changed', id)
      throw new Error('broken')
    })
    await expect(failed).rejects.toThrow('broken')
    expect(await typesIn(database)).toEqual([])
    const seen = await database.write(async ({ db, tell }) => {
      tell('product.changed', id)
      const { count } = await db
        .selectFrom('webhook_events')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return done(Number(count))
    })
    expect([seen, await typesIn(database)]).toEqual([done(0), ['product.changed']])
    await shop.drop()
  })

  test('are written once per type and subject, with numbers in the order of the transactions', async () => {
    const shop = await openTestShop(engine)
    const id = await addTool(shop, { stock: 0 })
    await collectEverything(shop)
    for (let round = 0; round < 2; round += 1)
      await shop.database.writeLong(async ({ tell }) => {
        tell('stock.changed', id, id)
        tell('stock.changed', id)
        tell('product.changed', id, 'a product that was never there')
        return done(null)
      })
    const rows = await shop.database.read
      .selectFrom('webhook_events')
      .where('subject', '=', id)
      .orderBy('sequence')
      .select(['sequence', 'type'])
      .execute()
    const both = ['stock.changed', 'product.changed']
    expect(rows.map(({ sequence, type }) => [sequence, type])).toEqual(
      [...both, ...both].map((type, index) => [index + 1, type]),
    )
    await shop.drop()
  })

  test('of an import of many products are written in portions', async () => {
    const shop = await openTestShop(engine)
    await collectEverything(shop)
    const ids = Array.from({ length: 1_200 }, (_, index) => `product-${index}`)
    await shop.database.writeLong(async ({ tell }) => {
      tell('product.changed', ...ids)
      return done(null)
    })
    expect((await typesIn(shop.database)).length).toBe(1_200)
    await shop.drop()
  })
})

describeOnPostgres('The answer to a new webhook', (engine) => {
  test('waits for the transactions that began before, so that no later event is missed', async () => {
    const shop = await openTestShop(engine)
    const order: string[] = []
    const begun = Promise.withResolvers<void>()
    const earlier = shop.database
      .write(async ({ db, tell }) => {
        tell('product.changed', 'a-product')
        begun.resolve()
        // Takes a number, as every transaction that writes.
        await sql`select pg_current_xact_id(), pg_sleep(0.5)`.execute(db)
        return done(null)
      })
      .then(() => order.push('transaction'))
    await begun.promise
    const endpoint = { url: 'https://hooks.invalid/', types: ['product.changed'], description: '' }
    // The other transaction has its number only once its statement has begun.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await addWebhook(shop, staff, endpoint).then(() => order.push('webhook'))
    await earlier
    expect(order).toEqual(['transaction', 'webhook'])
    await shop.drop()
  })
})
