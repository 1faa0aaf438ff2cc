import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import type { Database, Transaction } from '../database.ts'
import { openMigratedPostgres } from '../postgres/open-postgres.ts'
import { DatabasePool } from './database-pool.ts'
import { describeOnPostgres } from './engines.ts'
import { databaseSetup, patientLimits } from './postgres-engine.ts'
import { onServer, urlOf } from './server-databases.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

describeOnPostgres('A pool of test databases', () => {
  const pools: DatabasePool[] = []
  const clients: pg.Client[] = []
  let pool: DatabasePool

  /** These tests lose connections. */
  const setup = {
    ...databaseSetup,
    open: (url: string) => openMigratedPostgres(url, () => undefined, patientLimits),
  }
  /** A pool like the one of a test file's process. The files of this run share the databases. */
  function openPool(name = 'pool', waitMs?: number): DatabasePool {
    const prefix = `${inject('databasePrefix')}_${name}`
    const opened = new DatabasePool(serverUrl, prefix, setup, waitMs)
    pools.push(opened)
    return opened
  }
  async function connect(name: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: urlOf(serverUrl, name) })
    clients.push(client)
    await client.connect()
    return client
  }
  /** Runs a statement on its own connection and closes it. */
  async function run(name: string, statement: string): Promise<unknown[]> {
    const client = await connect(name)
    const { rows } = await client.query(statement)
    await client.end()
    return rows
  }
  const addSetting = (db: Transaction['db']) =>
    db.insertInto('settings').values({ key: 'left', value: 'over' }).execute()
  const settingIn: Parameters<Database['write']>[0] = async ({ db, changed }) => {
    await addSetting(db)
    changed('tools')
    return done(undefined)
  }
  const pidOf = async ({ autocommit }: Database) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(autocommit)).rows[0]?.pid
  const loseConnection = ({ autocommit }: Database) =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(autocommit).catch(() => undefined)
  const insertion = `insert into settings (key, value) values ('left', 'over')`

  beforeEach(() => {
    pool = openPool()
  })
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()))
    await Promise.all(pools.splice(0).map((opened) => opened.close()))
  })

  test('lends a database again after emptying its tables', async () => {
    const first = await pool.lend()
    await run(first.name, insertion)
    await first.giveBack()
    const second = await pool.lend()
    expect(second.name).toBe(first.name)
    expect(await run(second.name, 'select * from settings')).toEqual([])
    await second.giveBack()
  })

  test('lends an unused database on request', async () => {
    const used = await pool.lend()
    await used.giveBack()
    const unused = await pool.lendUnused()
    expect(unused.name).not.toBe(used.name)
    await unused.giveBack()
    const again = [await pool.lend(), await pool.lend()]
    expect(again.map(({ name }) => name)).toEqual(expect.arrayContaining([used.name, unused.name]))
    for (const { giveBack } of again) await giveBack()
  })

  test('lends two databases at the same time to two tests or two files', async () => {
    const lent = await Promise.all([pool.lend(), pool.lend(), openPool().lend()])
    expect(new Set(lent.map(({ name }) => name)).size).toBe(3)
    for (const { giveBack } of lent) await giveBack()
  })

  test('does not lend a database that a test itself created, such as for the proof of a backup', async () => {
    const proving = openPool('proving')
    const lent = await proving.lend()
    const proof = `${lent.name}_proof_12345678`
    await onServer(serverUrl, (admin) => admin.query(`create database ${proof}`))
    const next = await openPool('proving').lend()
    expect(next.name).not.toBe(proof)
    await onServer(serverUrl, (admin) => admin.query(`drop database ${proof}`))
    await lent.giveBack()
    await next.giveBack()
  })

  test.each([
    ['a table', 'create table left_over (id integer)'],
    ['a column', 'alter table settings add column left_over integer'],
    ['an index', 'create index left_over on settings (value)'],
    ['a migration', 'delete from kysely_migration'],
    ['a schema', 'create schema left_over'],
    [
      'a setting',
      'do $$ begin execute format($x$alter database %I set work_mem = 64$x$, current_database()); end $$',
    ],
  ])('does not lend a database again in which a test changed %s', async (_what, statement) => {
    const changed = await pool.lend()
    await run(changed.name, statement)
    await changed.giveBack()
    const next = await pool.lend()
    expect(next.name).not.toBe(changed.name)
    await next.giveBack()
    const left = await run('postgres', `select from pg_database where datname = '${changed.name}'`)
    expect(left).toEqual([])
  })

  test('empties a database that a killed file left behind', async () => {
    const killed = openPool('killed')
    const lent = await killed.lend()
    await run(lent.name, insertion)
    // When a process dies, its connections end.
    await killed.close()
    const inherited = await openPool('killed').lend()
    expect(inherited.name).toBe(lent.name)
    expect(await run(inherited.name, 'select * from settings')).toEqual([])
    await inherited.giveBack()
  })

  test("keeps a database open for the next test, without the previous test's listeners and later writes", async () => {
    const first = await pool.lend()
    const early = await first.open()
    const pid = await pidOf(early)
    const heard: unknown[] = []
    early.onChange((topics) => heard.push(topics))
    await early.write(settingIn)
    await first.giveBack()
    expect(heard).toEqual([['tools']])
    await expect(early.write(settingIn)).rejects.toThrow('The test has ended')
    await expect(addSetting(early.autocommit)).rejects.toThrow('The test has ended')

    const second = await pool.lend()
    const later = await second.open()
    expect(await pidOf(later)).toBe(pid)
    expect(await later.read.selectFrom('settings').selectAll().execute()).toEqual([])
    await later.write(settingIn)
    expect(heard).toHaveLength(1)
    await second.giveBack()
  })

  test('lends the previous database with its connections to the next file of the process', async () => {
    const first = await pool.lend()
    const pid = await pidOf(await first.open())
    await first.giveBack()
    await pool.rest()
    const second = await pool.lend()
    expect([second.name, await pidOf(await second.open())]).toEqual([first.name, pid])
    await second.giveBack()
  })

  test('lends other databases to other files, even if a failed test has not returned its own', async () => {
    const resting = openPool('resting')
    const [last, given, left] = [await resting.lend(), await resting.lend(), await resting.lend()]
    await left.open()
    await given.giveBack()
    await last.giveBack()
    await resting.rest()
    const other = openPool('resting')
    const lent = [await other.lend(), await other.lend()]
    expect(lent.map(({ name }) => name).sort()).toEqual([given.name, left.name].sort())
    for (const { giveBack } of lent) await giveBack()
  })

  test('keeps a database usable after its idle connections have ended between two files', async () => {
    const first = await pool.lend()
    const idle = await pidOf(await first.open())
    await first.giveBack()
    await pool.rest()
    await run('postgres', `select pg_terminate_backend(${idle}, 10000)`)
    const second = await pool.lend()
    const pid = await pidOf(await second.open())
    await second.giveBack()
    const third = await pool.lend()
    expect(await pidOf(await third.open())).toBe(pid)
    expect(pid).not.toBe(idle)
    await third.giveBack()
  })

  test.each([
    ['closed', (database: Database) => database.close()],
    ['aborted', async (database: Database) => database.abort()],
    ['disconnected', (database: Database) => loseConnection(database)],
  ])('opens a database anew that a test has %s', async (_how, spoil) => {
    const first = await pool.lend()
    const early = await first.open()
    const pid = await pidOf(early)
    await spoil(early)
    await first.giveBack()
    const second = await pool.lend()
    expect(await pidOf(await second.open())).not.toBe(pid)
    await second.giveBack()
  })

  test('fails a test that leaves a transaction open', async () => {
    const impatient = openPool('pool', 100)
    const lent = await impatient.lend()
    const transaction = await (await lent.open()).autocommit.startTransaction().execute()
    await transaction.selectFrom('settings').selectAll().execute()
    await expect(lent.giveBack()).rejects.toThrow('left connections to its database open')
    await transaction.rollback().execute()
  })

  test('fails a test that leaves a connection open', async () => {
    const impatient = openPool('pool', 100)
    const lent = await impatient.lend()
    const database = await openMigratedPostgres(urlOf(serverUrl, lent.name), () => undefined, patientLimits)
    await expect(lent.giveBack()).rejects.toThrow('left connections to its database open')
    await database.close()
  })
})
