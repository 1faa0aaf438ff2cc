import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSampleCatalogue } from '../../operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../operations/seed/seed-sample-catalogue.ts'
import { bookSomething, payForSomething } from '../../testing/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { connected } from '../backup/postgres-backup.ts'
import { type Database, DatabaseInUse } from '../database.ts'
import { findLedgerMismatches } from '../queries/catalogue/stock.ts'
import { lockDataDir } from '../sqlite/data-dir-lock.ts'
import type { DatabaseHome } from '../testing/engine.ts'
import { anyEngine, describeOnPostgres } from '../testing/engines.ts'
import { CopyError, copyShop } from './copy-shop.ts'

describeOnPostgres('A copy of a shop', (postgres) => {
  let home: DatabaseHome
  let back: DatabaseHome
  let target: DatabaseHome
  let databaseUrl: string

  beforeEach(async () => {
    home = await anyEngine.unmigrated()
    back = await anyEngine.unmigrated()
    target = await postgres.unmigrated()
    databaseUrl = target.place.databaseUrl ?? ''
  })
  afterEach(async () => {
    for (const place of [home, back, target]) await place.drop()
  })

  /** Fills the embedded shop and closes it. */
  async function fill(change: (shop: TestShop) => Promise<unknown>): Promise<void> {
    const database = await home.reopen()
    const fresh = async () => ({ ...home, database, drop: async () => undefined })
    const shop = await openTestShop({ ...anyEngine, fresh })
    await change(shop)
    await database.close()
  }
  const up = () => copyShop({ from: 'sqlite', dataDir: home.place.dataDir, databaseUrl })

  test('Keeps every row, sum and number on the way to PostgreSQL and back, and each copy continues with the next number', async () => {
    await fill(async (shop) => {
      await seedSampleCatalogue(shop.database, await loadSampleCatalogue(), 1)
      await payForSomething(shop)
      await bookSomething(shop)
    })
    const copied = await up()
    for (const table of ['images', 'orders', 'outbox', 'payment_orders', 'payments', 'invoices'])
      expect(copied.get(table)?.rows, table).toBeGreaterThan(0)
    expect(copied.get('orders')?.sums.price_cents).toBeGreaterThan(0)

    const returned = await copyShop({ from: 'postgres', dataDir: back.place.dataDir, databaseUrl })
    expect(returned).toEqual(copied)

    for (const place of [target, back]) {
      const database = await place.reopen()
      expect(await findLedgerMismatches(database.read)).toEqual([])
      expect(await nextOrderNumber(place === target ? postgres : anyEngine, place, database)).toBe(1003)
      await database.close()
    }
  })

  test('Leaves the tables and numbers of other programs in other schemas as they are', async () => {
    await fill((shop) => bookSomething(shop))
    await connected(databaseUrl, async (db) => {
      await sql`create schema other`.execute(db)
      await sql`create table other.visits (id serial primary key)`.execute(db)
      for (const _ of ['one', 'two', 'three']) await sql`insert into other.visits default values`.execute(db)
      await sql`delete from other.visits where id > 1`.execute(db)
    })
    await up()
    const { rows } = await connected(databaseUrl, (db) =>
      sql<{ id: number }>`insert into other.visits default values returning id`.execute(db),
    )
    expect(rows).toEqual([{ id: 4 }])
  })

  test('Refuses a target that has rows, and does not change it', async () => {
    await fill((shop) => bookSomething(shop))
    await up()
    await expect(up()).rejects.toThrow('The target is not empty')
  })

  test('Names the row that has a character PostgreSQL cannot store, and copies nothing', async () => {
    await fill((shop) =>
      sql`insert into settings (key, value) values ('odd', ${'a\0b'})`.execute(shop.database.autocommit),
    )
    await expect(up()).rejects.toThrow('The row odd of settings has the character U+0000 in value')
    const database = await target.reopen()
    expect(await database.read.selectFrom('settings').select('key').execute()).toEqual([
      { key: 'oldest-code' },
    ])
    await database.close()
  })

  test('Refuses an empty source', async () => {
    await expect(up()).rejects.toThrow('There is no shop in DATA_DIR')
  })

  test('Refuses a source in use, and a source with other migrations', async () => {
    await fill((shop) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(
        shop.database.autocommit,
      ),
    )
    await expect(up()).rejects.toThrow(CopyError)
    const lock = lockDataDir(home.place.dataDir)
    await expect(up()).rejects.toThrow(DatabaseInUse)
    lock.release()
  })
})

async function nextOrderNumber(
  engine: typeof anyEngine,
  home: DatabaseHome,
  database: Database,
): Promise<number | null | undefined> {
  const fresh = async () => ({ ...home, database, drop: async () => undefined })
  const { orderId } = await bookSomething(await openTestShop({ ...engine, fresh }))
  const order = await database.read
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('number')
    .executeTakeFirst()
  return order?.number
}
