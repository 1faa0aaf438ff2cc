import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done, refused } from '../../../domain/outcome.ts'
import { type Database, DatabaseUnavailable } from '../database.ts'
import { preparedQuery, preparedWrite } from '../prepared-query.ts'
import { describeOnPostgres } from '../testing/engines.ts'

const add = preparedWrite((db, { key }: { key: string }) =>
  db.insertInto('settings').values({ key, value: 'added' }),
)
const find = preparedQuery((db, { key }: { key: string }) =>
  db.selectFrom('settings').where('key', '=', key).select(['key', 'value']),
)
const meetConflict = preparedWrite((db) => db.selectNoFrom(sql`meet_conflict()`.as('met')))

describeOnPostgres('A pipelined connection', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    await add({ db: database.autocommit }, { key: 'taken' })
  })
  afterEach(() => drop())

  const keys = async () =>
    (await database.read.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key)

  test('commits writes whose results were not awaited', async () => {
    await database.write(async (transaction) => {
      for (const key of ['a', 'b']) await add(transaction, { key })
      return done(null)
    })
    expect(await keys()).toEqual(['a', 'b', 'taken'])
  })

  test('rejects a transaction at its commit with the error of a write that was not awaited', async () => {
    const failing = database.write(async (transaction) => {
      await add(transaction, { key: 'a' })
      await add(transaction, { key: 'taken' })
      return done(null)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await keys()).toEqual(['taken'])
  })

  test('rejects the next statement with the error of a write that was not awaited', async () => {
    let reached = false
    const failing = database.write(async (transaction) => {
      await add(transaction, { key: 'taken' })
      await find(transaction.db, { key: 'taken' })
      reached = true
      return done(null)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(reached).toBe(false)
  })

  test('rolls back a write that was not awaited, after a refusal and after an error', async () => {
    const refusing = database.write(async (transaction) => {
      await add(transaction, { key: 'a' })
      return refused('TOOL_NOT_FOUND')
    })
    expect(await refusing).toMatchObject({ ok: false })
    const throwing = database.write(async (transaction) => {
      await add(transaction, { key: 'taken' })
      throw new Error('The work failed')
    })
    await expect(throwing).rejects.toThrow('The work failed')
    expect(await keys()).toEqual(['taken'])
  })

  test('repeats a transaction if a write in it that was not awaited met a conflict', async () => {
    await sql`
      create function meet_conflict() returns integer language plpgsql
      as $$ begin raise exception 'simulated' using errcode = '40001'; end $$`.execute(database.autocommit)
    let attempts = 0
    const outcome = await database.write(async (transaction) => {
      attempts += 1
      if (attempts === 1) await meetConflict(transaction, {})
      await add(transaction, { key: 'a' })
      return done(attempts)
    })
    expect(outcome).toEqual(done(2))
    expect(await keys()).toEqual(['a', 'taken'])
  })

  test('refuses to run a statement directly that is also prepared as a query', async () => {
    await add({ db: database.autocommit }, { key: 'a' })
    const same = preparedQuery((db, { key }: { key: string }) =>
      db.insertInto('settings').values({ key, value: 'added' }),
    )
    await expect(same(database.read, { key: 'b' })).rejects.toThrow('prepared as a query and as a write')
    expect(await keys()).toEqual(['a', 'taken'])
  })

  test('waits for the result of a write outside a transaction', async () => {
    await expect(add({ db: database.autocommit }, { key: 'taken' })).rejects.toMatchObject({ code: '23505' })
  })

  test('has the server keep a prepared statement, and replaces itself when a migration changes its columns', async () => {
    for (const key of ['taken', 'other']) await find(database.read, { key })
    const kept = sql<{ name: string }>`
      select name from pg_prepared_statements where statement like '%from "settings" where%'`
    expect((await kept.execute(database.autocommit)).rows).toHaveLength(1)
    await sql`alter table settings alter column value type varchar(100)`.execute(database.autocommit)
    await expect(find(database.read, { key: 'taken' })).rejects.toThrow(DatabaseUnavailable)
    expect(await find(database.read, { key: 'taken' })).toEqual([{ key: 'taken', value: 'added' }])
  })
})
