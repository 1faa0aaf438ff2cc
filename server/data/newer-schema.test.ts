import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { SchemaTooNew, type ShopMigration } from './newer-schema.ts'
import type { DatabaseHome } from './testing/engine.ts'
import { describeOnEveryEngine } from './testing/engines.ts'
import { withTables } from './testing/with-tables.ts'

/** Migrations of a shop in three versions; code before the last one cannot run on it. */
const first: ShopMigration = {
  up: async ({ schema }) => {
    const table = schema.createTable('settings').addColumn('key', 'text', (c) => c.primaryKey())
    await table.addColumn('value', 'text', (c) => c.notNull()).execute()
  },
}
const second: ShopMigration = { codeBefore: 'runs', up: async () => undefined }
const third: ShopMigration = { codeBefore: 'stops', up: async () => undefined }
const versions = [
  { '0001-first': first },
  { '0001-first': first, '0002-second': second },
  { '0001-first': first, '0002-second': second, '0004-fourth': third },
] as const

describeOnEveryEngine('A database that a newer version has migrated', (engine) => {
  let home: DatabaseHome
  beforeEach(async () => {
    home = await engine.unmigrated()
  })
  afterEach(() => home.drop())

  const start = (version: Readonly<Record<string, ShopMigration>>) =>
    withTables(home.place, (db) => migrate(db, undefined, version))

  test('Can be used by the version before it, which lists the migrations that it does not know', async () => {
    expect(await start(versions[1])).toEqual([])
    expect(await start(versions[0])).toEqual(['0002-second'])
    // The newer version keeps working.
    expect(await start(versions[1])).toEqual([])
  })

  test('Is refused by code that a migration has excluded, but opened by the version of that migration', async () => {
    await start(versions[2])
    await expect(start(versions[1])).rejects.toThrow(SchemaTooNew)
    await expect(start(versions[1])).rejects.toThrow('code older than 0004-fourth must not run on it')
    expect(await start(versions[2])).toEqual([])
  })

  test('Is refused if an unknown migration is older than the newest known one, because that migration comes from another branch', async () => {
    await start({ ...versions[1], '0003-elsewhere': second })
    const branch = { ...versions[1], '0004-here': second }
    await expect(start(branch)).rejects.toThrow('the database has the migration 0003-elsewhere')
  })

  test('Can be opened by the shop, with a warning', async () => {
    const database = await home.reopen()
    expect(database.newerMigrations).toEqual([])
    // Kysely dates each migration at least 1 ms after the previous one, so on a fast machine the last may be in the
    // future.
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '9999-01-01T00:00:00.000Z')`.execute(
      database.autocommit,
    )
    await database.close()
    const reopened = await home.reopen()
    expect(reopened.newerMigrations).toEqual(['9999-newer'])
    await reopened.close()
  })
})
