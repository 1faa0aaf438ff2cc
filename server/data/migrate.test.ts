import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { done } from '../../domain/outcome.ts'
import { migrate } from './migrate.ts'
import type { DatabasePlace } from './open-database.ts'
import { insertProducts } from './queries/catalogue/product-writes.ts'
import { countTools } from './queries/catalogue/products.ts'
import { SqliteConnection } from './sqlite/connection.ts'
import { kyselyOn } from './sqlite/dialect.ts'
import { describeOnEveryEngine, describeOnPostgres } from './testing/engines.ts'
import { onServer } from './testing/server-databases.ts'

/** The migration of a starting process, as a separate program. */
const opening = `
  const [module, databaseUrl, dataDir] = process.argv.slice(1)
  const { openDatabase } = await import(module)
  const database = await openDatabase({ databaseUrl: databaseUrl || undefined, dataDir }, (error) => { throw error })
  await database.close()`

/** Opens and closes a database in a separate process; rejects with that process's output. */
async function openInAProcess({ databaseUrl = '', dataDir }: DatabasePlace): Promise<void> {
  const module = join(import.meta.dirname, 'open-database.ts')
  const program = ['--input-type=module', '--eval', opening]
  await promisify(execFile)(process.execPath, [...program, module, databaseUrl, dataDir])
}

describeOnEveryEngine('Migrations', (engine) => {
  test('A second start keeps the tables and their rows', async () => {
    const { database, reopen, drop } = await engine.fresh()
    const tool = { id: 'a', name: 'Hub axle vice', img: '', shortDescription: '', minimumOrder: 1 }
    await database.write(async (transaction) => {
      await insertProducts(transaction, [{ ...tool, unitPriceCents: 1, position: 0 }], 0)
      return done(null)
    })
    const reopened = await reopen()
    expect(await countTools(reopened.read)).toBe(1)
    await reopened.close()
    await drop()
  })

  test('Three processes can open an empty database at the same time', async () => {
    const { place, drop, reopen } = await engine.unmigrated()
    await Promise.all([openInAProcess(place), openInAProcess(place), openInAProcess(place)])
    const database = await reopen()
    expect(await countTools(database.read)).toBe(0)
    await database.close()
    await drop()
  })
})

describeOnPostgres('Migrations of a database that other programs use', (engine) => {
  test('Run even if another program has migration tables with the same names', async () => {
    const { place, drop, reopen } = await engine.unmigrated()
    await onServer(place.databaseUrl ?? '', async (client) => {
      await client.query(`create schema other
        create table kysely_migration (name text primary key, timestamp text not null)
        create table kysely_migration_lock (id text primary key, is_locked int not null)`)
      await client.query(`insert into other.kysely_migration values ('001_visits', '2026-01-01T00:00:00Z')`)
    })
    const database = await reopen()
    expect(await countTools(database.read)).toBe(0)
    await database.close()
    await drop()
  })

  test("Find the shop’s tables in their schema, even if the shop's user gets a schema of its own later", async () => {
    const { place, drop, reopen } = await engine.unmigrated()
    await (await reopen()).close()
    await onServer(place.databaseUrl ?? '', async (client) => {
      const { rows } = await client.query('select current_user as name')
      await client.query(`create schema ${client.escapeIdentifier(rows[0].name)}`)
    })
    const database = await reopen()
    const { rows } = await sql<{ schema: string }>`select table_schema as schema
      from information_schema.tables where table_name = 'kysely_migration'`.execute(database.autocommit)
    expect(rows).toEqual([{ schema: 'public' }])
    await database.close()
    await drop()
  })
})

test('A failed migration on SQLite is rolled back, so that the next start can run it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'truewheel-migrate-'))
  const connection = new SqliteConnection(join(directory, 'broken.sqlite'))
  connection.exec('create table sandbox_records (in_the_way text)')
  await expect(migrate(kyselyOn(connection))).rejects.toThrow('already exists')
  connection.exec('drop table sandbox_records')
  await migrate(kyselyOn(connection))
  connection.close()
  rmSync(directory, { recursive: true })
})
