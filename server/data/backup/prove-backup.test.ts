import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { proveNumbers, readProof } from '../../operations/proof/prove-numbers.ts'
import { dayMs, minuteMs } from '../../platform/clock.ts'
import { bookSomething, payForSomething } from '../../testing/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { readBackupRecord } from '../queries/backup-record.ts'
import type { FreshDatabase } from '../testing/engine.ts'
import { describeBackups } from '../testing/engines.ts'
import { backUp } from './back-up.ts'
import { BackupError, databaseIn, sealBackup, verifyBackup } from './backup-file.ts'
import { proveBackup } from './prove-backup.ts'
import { recordBackup } from './record-backup.ts'

const environment = process.env

describeBackups('A proved backup', (engine) => {
  let folder: string
  let file: string
  let full: FreshDatabase
  let shop: TestShop

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'truewheel-proving-'))
    file = join(folder, 'shop.backup')
    full = await engine.fresh()
    shop = await openTestShop({ ...engine, fresh: async () => full })
    await payForSomething(shop)
  })
  afterEach(async () => {
    await shop.drop()
    rmSync(folder, { recursive: true })
  })

  const record = () => readBackupRecord(shop.database.read)

  /** Counts the server's databases that a restore created; 0 on SQLite. */
  async function leftDatabases(): Promise<number> {
    if (shop.database.engine === 'sqlite') return 0
    const name = `${new URL(full.place.databaseUrl ?? '').pathname.slice(1)}_proof_%`
    const { rows } = await sql`select from pg_database where datname like ${name}`.execute(
      shop.database.autocommit,
    )
    return rows.length
  }

  test('Is restored into an empty place, and its rows and sums are compared, while the shop continues to run', async () => {
    await backUp(full.place, file, { version: '1.2.3', environment })
    await recordBackup(full.place, 'made', 1_000)
    await bookSomething(shop)
    const { rows, sums } = await proveBackup(full.place, file, { environment })
    const { madeAt, provedAt, failedAt } = await record()
    expect([rows.orders, sums?.['orders.price_cents'], sums?.['payments.amount_cents']]).toEqual([
      1, 2500, 2500,
    ])
    expect(sums?.['products.available']).toBe(sums?.['stock_movements.quantity'])
    expect([madeAt, failedAt]).toEqual([1_000, undefined])
    expect(Date.now() - (provedAt ?? 0)).toBeLessThan(minuteMs)
    expect(readdirSync(folder)).toEqual(['shop.backup'])
    expect(await leftDatabases()).toBe(0)
  })

  test('Is refused if a sum of money differs, and the check of the figures reports the failure until a backup is proved', async () => {
    const manifest = await backUp(full.place, file, { version: '1.2.3', environment })
    const lying = join(folder, 'lying.backup')
    await writeDatabaseOf(file, lying)
    await sealBackup(lying, { ...manifest, sums: { ...manifest.sums, 'orders.price_cents': 1 } })
    await expect(proveBackup(full.place, lying, { environment })).rejects.toThrow(/orders\.price_cents/)
    expect(await leftDatabases()).toBe(0)
    await proveNumbers(shop)
    expect((await readProof(shop.database.read))?.differences).toMatchObject([
      { check: 'backup', problem: 'backup-not-restorable' },
    ])
    await proveBackup(full.place, file, { environment })
    shop.clock.moveBy(3 * minuteMs)
    await proveNumbers(shop)
    expect((await readProof(shop.database.read))?.differences).toEqual([])
  })

  test('Does not count as failed if no backup could be read: a mistyped name, or no space for the restore', async () => {
    await backUp(full.place, file, { version: '1.2.3', environment })
    const mistyped = join(folder, 'none', 'shop.backup')
    await expect(proveBackup(full.place, mistyped, { environment })).rejects.toThrow(BackupError)
    const { databaseUrl } = full.place
    if (databaseUrl !== undefined) {
      const refused = [{ into: databaseUrl, environment }, { environment: { PATH: folder } }]
      for (const options of refused)
        await expect(proveBackup(full.place, file, options)).rejects.toThrow(BackupError)
    }
    expect((await record()).failedAt).toBeUndefined()
    await writeFile(file, 'cut off')
    await expect(proveBackup(full.place, file, { environment })).rejects.toThrow(/not a whole backup/)
    expect((await record()).failedAt).toBeDefined()
  })

  test("Is refused if a product's stock is not the sum of its ledger", async () => {
    await shop.database.autocommit.updateTable('products').set({ available: 9_999 }).execute()
    await backUp(full.place, file, { version: '1.2.3', environment })
    await expect(proveBackup(full.place, file, { environment })).rejects.toThrow(/not the sum of its ledger/)
  })

  test('Is demanded by the check of the figures after a week without one', async () => {
    await backUp(full.place, file, { version: '1.2.3', environment })
    await proveBackup(full.place, file, { environment })
    shop.clock.moveBy(7 * dayMs + minuteMs)
    await proveNumbers(shop)
    const proof = await readProof(shop.database.read)
    expect(proof?.differences.filter(({ check }) => check === 'backup')).toMatchObject([
      { problem: 'backup-not-proved', expected: 7, found: 7 },
    ])
  })

  test('Can be restored into a named database, which is empty again afterwards', async () => {
    const empty = await engine.unmigrated()
    await backUp(full.place, file, { version: '1.2.3', environment })
    for (const _ of ['first', 'second'])
      await proveBackup(full.place, file, { environment, into: empty.place.databaseUrl })
    // Never empties a place that contains a shop.
    if (full.place.databaseUrl !== undefined)
      await expect(
        proveBackup(full.place, file, { environment, into: full.place.databaseUrl }),
      ).rejects.toThrow(BackupError)
    expect(await shop.database.read.selectFrom('orders').select('id').execute()).toHaveLength(1)
    await empty.drop()
  })

  test('Leaves the named database empty even if the stock differs', async () => {
    const empty = await engine.unmigrated()
    const into = empty.place.databaseUrl
    await backUp(full.place, file, { version: '1.2.3', environment })
    const differing = join(folder, 'differing.backup')
    await shop.database.autocommit.updateTable('products').set({ available: 9_999 }).execute()
    await backUp(full.place, differing, { version: '1.2.3', environment })
    await expect(proveBackup(full.place, differing, { environment, into })).rejects.toThrow(/its ledger/)
    await proveBackup(full.place, file, { environment, into })
    await empty.drop()
  })

  test('May contain tables of other programs in other schemas', async () => {
    const statements = ['create schema other', 'create table other.visits (id int)']
    // SQLite has no schemas.
    for (const statement of shop.database.engine === 'sqlite' ? [] : statements)
      await sql.raw(statement).execute(shop.database.autocommit)
    const manifest = await backUp(full.place, file, { version: '1.2.3', environment })
    expect(Object.keys(manifest.rows)).not.toContain('visits')
    await proveBackup(full.place, file, { environment })
  })
})

/** Copies the database of a backup without its manifest. */
async function writeDatabaseOf(file: string, target: string): Promise<void> {
  await writeFile(target, databaseIn(file, await verifyBackup(file)))
}
