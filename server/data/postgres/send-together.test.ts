import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import type { Database } from '../database.ts'
import { preparedQuery } from '../prepared-query.ts'
import { describeOnPostgres } from '../testing/engines.ts'

const add = preparedQuery((db, { key, value }: { key: string; value: string }) =>
  db.insertInto('settings').values({ key, value }).returning('value'),
)
const find = preparedQuery((db, { key }: { key: string }) =>
  db.selectFrom('settings').where('key', '=', key).select('value'),
)
const lock = preparedQuery((db, { key }: { key: string }) =>
  db.selectFrom('settings').where('key', '=', key).select('value').forUpdate(),
)
const connection = preparedQuery((db) =>
  db
    .selectFrom(sql<{ pid: number }>`pg_backend_pid()`.as<'backend'>(sql`backend(pid)`))
    .select('backend.pid'),
)

describeOnPostgres('Statements that are given together', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    await add(database.autocommit, { key: 'first', value: 'old' })
  })
  afterEach(() => drop())

  test('use one connection, even outside a transaction, and each gets its own rows', async () => {
    const { read } = database
    const [one, rows, none, other] = await Promise.all([
      connection(read, {}),
      find(read, { key: 'first' }),
      find(read, { key: 'unknown' }),
      connection(read, {}),
    ])
    expect(one).toEqual(other)
    expect([rows, none]).toEqual([[{ value: 'old' }], []])
  })

  test('run in their order, so that a read after a lock sees the changes that the lock waited for', async () => {
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = database.write(async ({ db }) => {
      await db.updateTable('settings').set({ value: 'new' }).where('key', '=', 'first').execute()
      await add(db, { key: 'second', value: 'new' })
      locked.resolve()
      await released.promise
      return done(null)
    })
    await locked.promise
    const second = database.write(async ({ db }) =>
      done(await Promise.all([lock(db, { key: 'first' }), find(db, { key: 'second' })])),
    )
    released.resolve()
    await first
    expect(await second).toEqual(done([[{ value: 'new' }], [{ value: 'new' }]]))
  })

  test('run before a statement that is built later', async () => {
    const outcome = await database.write(async ({ db }) =>
      done(
        await Promise.all([
          add(db, { key: 'second', value: 'new' }),
          db.selectFrom('settings').select('key').orderBy('key').execute(),
        ]),
      ),
    )
    expect(outcome).toMatchObject(done([[{ value: 'new' }], [{ key: 'first' }, { key: 'second' }]]))
  })

  test('all fail with the error of the first failure, and are rolled back together', async () => {
    const failing = database.write(async ({ db }) =>
      done(
        await Promise.all([
          add(db, { key: 'second', value: 'new' }),
          add(db, { key: 'first', value: 'new' }),
          find(db, { key: 'second' }),
        ]),
      ),
    )
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await find(database.read, { key: 'second' })).toEqual([])
  })

  test('all fail when there is no connection', async () => {
    database.abort()
    const { read } = database
    const both = await Promise.allSettled([find(read, { key: 'first' }), find(read, { key: 'second' })])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
