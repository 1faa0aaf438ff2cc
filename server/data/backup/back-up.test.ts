import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { describeOnPosix } from '../../../tools/test-run/posix.ts'
import { loadSampleCatalogue } from '../../operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../operations/seed/seed-sample-catalogue.ts'
import { bookSomething, payForSomething } from '../../testing/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { insertMailLink } from '../queries/auth/mail-links.ts'
import type { Schema } from '../schema/schema.ts'
import type { DatabaseHome, Engine, FreshDatabase } from '../testing/engine.ts'
import { describeBackups } from '../testing/engines.ts'
import { backUp, restore } from './back-up.ts'
import { BackupError, databaseIn, sealBackup } from './backup-file.ts'

const environment = process.env
const backUpOptions = { version: '1.2.3', environment }
const endingSignIns = { keepSignIns: false, environment }
const keepingSignIns = { keepSignIns: true, environment }

describeBackups('A backup', (engine) => {
  let folder: string
  let file: string
  let full: FreshDatabase
  let shop: TestShop
  let empty: DatabaseHome

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'truewheel-backup-'))
    file = join(folder, "owner's shop.backup")
    full = await engine.fresh()
    shop = await openTestShop(usingDatabase(engine, full))
    empty = await engine.unmigrated()
    await fill(shop)
  })
  afterEach(async () => {
    await shop.drop()
    await empty.drop()
    rmSync(folder, { recursive: true })
  })

  test('Restores every row of every table byte for byte, also if it was made while the shop ran', async () => {
    const before = await everyRow(shop.database.autocommit)
    const manifest = await backUp(full.place, file, backUpOptions)
    await bookSomething(shop)
    expect(await restore(empty.place, file, keepingSignIns)).toEqual(manifest)

    const restoredDatabase = await empty.reopen()
    const restored = await everyRow(restoredDatabase.autocommit)
    await restoredDatabase.close()
    expect(restored).toEqual(before)
    expect(Object.keys(before)).toHaveLength(Object.keys(manifest.rows).length)
    for (const table of ['images', 'orders', 'outbox', 'payments', 'sessions', 'sign_ins', 'auth_sessions']) {
      expect(manifest.rows[table], table).toBeGreaterThan(0)
    }
  })

  test('Restores no sign-in, and every other row unchanged', async () => {
    const before = await everyRow(shop.database.autocommit)
    await backUp(full.place, file, backUpOptions)
    await restore(empty.place, file, endingSignIns)

    const restoredDatabase = await empty.reopen()
    const restored = await everyRow(restoredDatabase.autocommit)
    for (const table of ['sessions', 'sign_ins'] as const) {
      const rows = await restoredDatabase.read.selectFrom(table).select('ended_at').execute()
      expect(rows).toHaveLength(before[table]?.length ?? 0)
      expect(rows.every(({ ended_at }) => ended_at !== null)).toBe(true)
    }
    const message = restoredDatabase.read.selectFrom('outbox').where('secret', '=', 1)
    expect(await message.select(['body', 'html']).executeTakeFirst()).toEqual({ body: '', html: null })
    await restoredDatabase.close()
    expect([restored.auth_sessions, restored.auth_verifications]).toEqual([[], []])
    const changed = ['sessions', 'sign_ins', 'auth_sessions', 'auth_verifications', 'outbox']
    const unchanged = Object.keys(before).filter((table) => !changed.includes(table))
    for (const table of unchanged) expect(restored[table], table).toEqual(before[table])
  })

  describeOnPosix('File permissions', () => {
    test('Only the owner can read the file', async () => {
      await backUp(full.place, file, backUpOptions)
      expect(statSync(file).mode & 0o777).toBe(0o600)
    })
  })

  test('Writes one file and never overwrites an existing one', async () => {
    await backUp(full.place, file, backUpOptions)
    expect(readdirSync(folder)).toEqual(["owner's shop.backup"])
    const { mtimeMs } = statSync(file)
    await expect(backUp(full.place, file, backUpOptions)).rejects.toThrow(/exists already/)
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
  })

  test('Is refused while a partial file of the same name exists', async () => {
    await writeFile(`${file}.partial`, 'half of one')
    await expect(backUp(full.place, file, backUpOptions)).rejects.toThrow(/another backup is being made/)
    expect(readdirSync(folder)).toEqual(["owner's shop.backup.partial"])
  })

  test('Is refused for a database without a shop', async () => {
    await expect(backUp(empty.place, file, backUpOptions)).rejects.toThrow(BackupError)
    expect(readdirSync(folder)).toEqual([])
  })

  test('Is not restored into a place that holds a shop, and changes nothing there', async () => {
    await backUp(full.place, file, backUpOptions)
    const before = await everyRow(shop.database.autocommit)
    await expect(restore(full.place, file, endingSignIns)).rejects.toThrow(/holds (a database|tables)/)
    expect(await everyRow(shop.database.autocommit)).toEqual(before)
  })

  test('Is not restored if a byte has changed, and the place stays empty', async () => {
    const { bytes } = await backUp(full.place, file, backUpOptions)
    const handle = await open(file, 'r+')
    const { buffer: byte } = await handle.read(Buffer.alloc(1), { position: bytes >> 1 })
    await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, bytes >> 1)
    await handle.close()
    await expect(restore(empty.place, file, endingSignIns)).rejects.toThrow(/is damaged/)
    await isStillEmpty(empty)
  })

  test('Is not restored if its row counts differ from the manifest, and the place stays empty for another restore', async () => {
    const manifest = await backUp(full.place, file, backUpOptions)
    const wrong = join(folder, 'wrong.backup')
    await writeFile(wrong, await buffer(databaseIn(file, manifest)))
    await sealBackup(wrong, { ...manifest, rows: { ...manifest.rows, orders: 1_000 } })
    await expect(restore(empty.place, wrong, endingSignIns)).rejects.toThrow(/names: orders\.$/)
    await isStillEmpty(empty)
    await restore(empty.place, file, endingSignIns)
    const restoredDatabase = await empty.reopen()
    expect(await restoredDatabase.read.selectFrom('orders').select('id').execute()).toHaveLength(
      manifest.rows.orders ?? 0,
    )
    await restoredDatabase.close()
  })

  test.each([
    ['a newer version', { migration: '9999-of-tomorrow' }, /was made by a newer version, 1\.2\.3\./],
    ['the other engine', { engine: undefined }, /is a backup of (PostgreSQL|the embedded database)\./],
  ])('A backup of %s is refused because of its manifest', async (_, change, why) => {
    const manifest = await backUp(full.place, file, backUpOptions)
    const foreign = join(folder, 'foreign.backup')
    await writeFile(foreign, await buffer(databaseIn(file, manifest)))
    const other = manifest.engine === 'sqlite' ? 'postgres' : 'sqlite'
    await sealBackup(foreign, {
      ...manifest,
      ...change,
      engine: 'engine' in change ? other : manifest.engine,
    })
    await expect(restore(empty.place, foreign, endingSignIns)).rejects.toThrow(why)
    await isStillEmpty(empty)
  })

  test('Can be made while the shop is stopped', async () => {
    const first = await backUp(full.place, file, backUpOptions)
    await restore(empty.place, file, keepingSignIns)
    const second = await backUp(empty.place, join(folder, 'second.backup'), backUpOptions)
    expect(second.rows).toEqual(first.rows)
  })
})

/** Opens the shop on a database at a place that the test knows; the shop itself does not expose its place. */
function usingDatabase(engine: Engine, database: FreshDatabase): Engine {
  return { ...engine, fresh: async () => database }
}

/** Inserts orders, payments, pictures, unusual characters, and every kind of credential. */
async function fill(shop: TestShop): Promise<void> {
  await seedSampleCatalogue(shop.database, await loadSampleCatalogue(), 1)
  await payForSomething(shop)
  const { customer } = await bookSomething(shop)
  await shop.database.write(async (transaction) => {
    const { db } = transaction
    const at = new Date(0).toISOString()
    const times = { created_at: at, updated_at: at }
    await db
      .insertInto('reviews')
      .values({
        id: 'odd',
        user_id: null,
        img: '',
        name: '\\N',
        email: '',
        text: 'a\tb\\\n\r"\u{1F6B2} é %s',
        stars: 5,
        created_at: 2 ** 52,
        hidden_at: null,
        hidden_by: null,
      })
      .execute()
    await db
      .insertInto('auth_users')
      .values({ id: 'account', name: 'Ada', email: 'ada@example.com', email_verified: 1, ...times })
      .execute()
    await db
      .insertInto('auth_sessions')
      .values({ id: 'session', token: 'a secret', user_id: 'account', expires_at: at, ...times })
      .execute()
    await db
      .insertInto('sign_ins')
      .values({
        id: 'sign-in',
        user_id: customer.userId,
        issuer: 'shop',
        subject: 'account',
        sign_in: 'session',
        device: '',
        first_seen_at: 1,
        last_seen_at: 1,
        ended_at: null,
      })
      .execute()
    await insertMailLink(
      transaction,
      { purpose: 'reset', hash: 'hash', accountId: 'account', expiresAt: 1 },
      1,
    )
    await db
      .insertInto('outbox')
      .values({
        id: 'email',
        event: 'reset:1',
        recipient: 'ada@example.com',
        subject: 'Reset',
        body: 'The link',
        html: '<a>',
        order_id: null,
        secret: 1,
        created_at: 1,
        sent_at: null,
        failed_at: null,
        attempts: 0,
        next_attempt_at: 1,
        give_up_at: 2,
        last_error: null,
      })
      .execute()
    return done(null)
  })
}

/** Returns all rows of all tables as sorted text. */
async function everyRow(db: Kysely<Schema>): Promise<Record<string, readonly string[]>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const found: Record<string, readonly string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    found[name] = rows.map((row) => JSON.stringify(Object.entries(row).sort().map(asText))).sort()
  }
  return found
}

function asText([column, value]: [string, unknown]): [string, unknown] {
  return [column, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value]
}

/** Checks that a place has no tables, and on SQLite no file except the lock. */
async function isStillEmpty({ place }: DatabaseHome): Promise<void> {
  if (place.databaseUrl === undefined) {
    const remaining = existsSync(place.dataDir) ? readdirSync(place.dataDir) : []
    expect(remaining.filter((name) => name !== 'shop.lock')).toEqual([])
    return
  }
  const client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  const { rows } = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace")
  await client.end()
  expect(rows).toEqual([])
}
