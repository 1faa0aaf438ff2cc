import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done, refused } from '../../domain/outcome.ts'
import type { Database, Topic, Transaction } from './database.ts'
import { oldestCodeKey } from './newer-schema.ts'
import { insertProducts } from './queries/catalogue/product-writes.ts'
import { countTools, findProduct } from './queries/catalogue/products.ts'
import { findLedgerMismatches, moveStock } from './queries/catalogue/stock.ts'
import { describeOnEveryEngine } from './testing/engines.ts'

const described = { name: 'Cone wrench', img: '/x.svg', shortDescription: '', minimumOrder: 1, position: 0 }

function addTool(transaction: Transaction, id: string): Promise<void> {
  return insertProducts(transaction, [{ id, ...described, unitPriceCents: 100 }], 0)
}

describeOnEveryEngine('The database', (engine) => {
  let database: Database
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
  })
  afterEach(() => drop())

  test('A write is visible to every read once it resolves', async () => {
    const outcome = await database.write(async (transaction) => {
      await addTool(transaction, 'a')
      return done('written')
    })
    expect(outcome).toEqual({ ok: true, value: 'written' })
    expect(await findProduct(database.read, 'a')).toMatchObject({ id: 'a', available: 0 })
  })

  test('A refusal rolls the transaction back and is returned unchanged', async () => {
    const outcome = await database.write(async (transaction) => {
      await addTool(transaction, 'a')
      return refused('NOT_ALLOWED', 'Because')
    })
    expect(outcome).toEqual({ ok: false, code: 'NOT_ALLOWED', message: 'Because' })
    expect(await countTools(database.read)).toBe(0)
  })

  test('An error rolls the transaction back and is thrown to the caller', async () => {
    const writing = database.write(async (transaction) => {
      await addTool(transaction, 'a')
      throw new Error('The tool fell off the bench')
    })
    await expect(writing).rejects.toThrow('The tool fell off the bench')
    expect(await countTools(database.read)).toBe(0)
  })

  test('Of many concurrent writes, only the failed ones are rolled back', async () => {
    const writes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        database.write(async (transaction) => {
          await addTool(transaction, `tool-${index}`)
          if (index % 3 === 1) throw new Error('broken')
          return index % 3 === 2 ? refused('BUSY') : done(index)
        }),
      ),
    )
    const committed = writes.filter((write) => write.status === 'fulfilled' && write.value.ok)
    expect(committed).toHaveLength(10)
    expect(await countTools(database.read)).toBe(10)
  })

  test('A read does not see an uncommitted transaction', async () => {
    await database.write(async (transaction) => {
      await addTool(transaction, 'a')
      expect(await countTools(transaction.db)).toBe(1)
      expect(await countTools(database.read)).toBe(0)
      return done(null)
    })
    expect(await countTools(database.read)).toBe(1)
  })

  test('A stock below zero is refused by the database itself', async () => {
    await database.write(async (transaction) => {
      await addTool(transaction, 'a')
      return done(null)
    })
    const writing = database.write(async ({ db }) => {
      await db.updateTable('products').set({ available: -1 }).where('id', '=', 'a').execute()
      return done(null)
    })
    await expect(writing).rejects.toThrow(/check/i)
  })

  test('A tool whose stock differs from the sum of its movements is found', async () => {
    await database.write(async (transaction) => {
      await addTool(transaction, 'right')
      await addTool(transaction, 'wrong')
      await moveStock(transaction, { productId: 'right', quantity: 5, reason: 'opening' }, 0)
      await transaction.db.updateTable('products').set({ available: 5 }).where('id', '=', 'wrong').execute()
      return done(null)
    })
    expect(await findLedgerMismatches(database.read)).toEqual(['wrong'])
  })

  test('The topics of a write are published after its commit, and never if the write is rolled back', async () => {
    const published: { topics: readonly Topic[] | 'everything'; tools: number }[] = []
    const received = new Promise<void>((resolve) => {
      database.onChange(async (topics) => {
        published.push({ topics, tools: await countTools(database.read) })
        resolve()
      })
    })
    await Promise.all([
      database.write(async ({ changed }) => {
        changed('items')
        return refused('BUSY')
      }),
      database.write(async (transaction) => {
        await addTool(transaction, 'a')
        transaction.changed('tools', 'tool:a')
        return done(null)
      }),
    ])
    await received
    expect(published[0]).toEqual({ topics: ['tools', 'tool:a'], tools: 1 })
    expect(published.flatMap(({ topics }) => topics)).not.toContain('items')
  })

  test('The process that writes is notified of the change before its write resolves', async () => {
    const published: unknown[] = []
    database.onChange((topics) => published.push(topics))
    await database.write(async ({ changed }) => {
      changed('reviews')
      return done(null)
    })
    expect(published).toContainEqual(['reviews'])
  })

  /** Returns the rows that no migration stored. */
  const ownRows = () =>
    database.read.selectFrom('settings').where('key', '!=', oldestCodeKey).selectAll().execute()

  test('Each statement outside a transaction is durable on its own', async () => {
    const { autocommit } = database
    await autocommit.insertInto('settings').values({ key: 'a', value: '1' }).execute()
    const changed = await autocommit
      .updateTable('settings')
      .where('key', '=', 'a')
      .set({ value: '2' })
      .executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(1n)
    expect(await ownRows()).toEqual([{ key: 'a', value: '2' }])
  })

  test('Every ping writes, and only one row remains', async () => {
    await database.ping()
    const [first] = await ownRows()
    await expect
      .poll(async () => {
        await database.ping()
        return (await ownRows())[0]?.value
      })
      .not.toBe(first?.value)
    expect(await ownRows()).toHaveLength(1)
  })

  test('A closed database rejects a ping', async () => {
    const other = await engine.fresh()
    await other.database.ping()
    await other.drop()
    await expect(other.database.ping()).rejects.toThrow()
  })

  test('An amount above 2^31 cents is read back unchanged', async () => {
    const { rows } = await sql<{ cents: number }>`select cast(${3_000_000_000} as bigint) as cents`.execute(
      database.autocommit,
    )
    expect(rows).toEqual([{ cents: 3_000_000_000 }])
  })
})
