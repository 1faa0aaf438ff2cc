import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { done, refused } from '../../../domain/outcome.ts'
import { type Database, DatabaseUnavailable, type Topic } from '../database.ts'
import { endConnectionsOfOthers } from '../testing/end-connections.ts'
import { describeOnPostgres, engines } from '../testing/engines.ts'
import { patientLimits } from '../testing/postgres-engine.ts'
import { shopTimeLimits } from './connection.ts'
import { openPostgres } from './open-postgres.ts'

type Change = readonly Topic[] | 'everything'

/** Resolves with the next change that a database receives. */
function nextChange(database: Database): Promise<Change> {
  return new Promise((resolve) => database.onChange(resolve))
}

const fail = (code: string) =>
  sql.raw(`do $$ begin raise exception 'simulated' using errcode = '${code}'; end $$`)

test('SQLite is always tested, and PostgreSQL if TEST_DATABASE_URL is set', () => {
  expect(engines.map(({ name }) => name)).toEqual(
    process.env.TEST_DATABASE_URL ? ['SQLite', 'PostgreSQL'] : ['SQLite'],
  )
})

describeOnPostgres('Transactions and changes', (engine) => {
  let place: Awaited<ReturnType<typeof engine.unmigrated>>
  let lost: Error[]
  let writer: Database
  let other: Database

  // The tests have their own database, because they end its connections.
  beforeAll(async () => {
    place = await engine.unmigrated()
  })
  afterAll(() => place.drop())
  beforeEach(async () => {
    lost = []
    const open = () => place.reopen((error) => lost.push(error))
    writer = await open()
    other = await open()
    await writer.autocommit.deleteFrom('settings').execute()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await beReadOnly(false)
    await Promise.all([writer.close(), other.close()])
  })

  /** Makes new connections refuse writes, like a standby. */
  async function beReadOnly(isReadOnly: boolean): Promise<void> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(writer.autocommit)
    await sql`alter database ${sql.ref(rows[0]?.name ?? '')}
      set default_transaction_read_only = ${sql.raw(isReadOnly ? 'on' : 'off')}`.execute(writer.autocommit)
  }

  test.each(['40001', '40P01'])('A transaction that fails with %s is retried', async (code) => {
    let runs = 0
    const outcome = await writer.write(async ({ db }) => {
      runs += 1
      await db
        .insertInto('settings')
        .values({ key: `run ${runs}`, value: '' })
        .execute()
      if (runs < 3) await fail(code).execute(db)
      return done(runs)
    })
    expect(outcome).toEqual({ ok: true, value: 3 })
    expect(await writer.read.selectFrom('settings').select('key').execute()).toEqual([{ key: 'run 3' }])
  })

  test('An unexpected database error is thrown without a retry', async () => {
    let runs = 0
    const writing = writer.write(async ({ db }) => {
      runs += 1
      await fail('23505').execute(db)
      return done(null)
    })
    await expect(writing).rejects.toThrow('simulated')
    expect(runs).toBe(1)
  })

  test('A transaction that conflicts every time fails after ten attempts', async () => {
    let runs = 0
    const writing = writer.write(async ({ db }) => {
      runs += 1
      await fail('40001').execute(db)
      return done(null)
    })
    await expect(writing).rejects.toThrow('simulated')
    expect(runs).toBe(10)
  })

  test('Another process is notified of committed changes, but not of a refused write', async () => {
    const change = nextChange(other)
    await writer.write(async ({ changed }) => {
      changed('items')
      return refused('BUSY')
    })
    await writer.write(async ({ changed }) => {
      changed('tools', 'tool:a')
      return done(null)
    })
    expect(await change).toEqual(['tools', 'tool:a'])
  })

  test("A process is notified of its own change once, and then of other processes' changes", async () => {
    const changes: Change[] = []
    const receivedOther = new Promise<void>((resolve) => {
      writer.onChange((topics) => {
        changes.push(topics)
        if (topics.includes('reviews')) resolve()
      })
    })
    await writer.write(async ({ changed }) => {
      changed('items')
      return done(null)
    })
    await other.write(async ({ changed }) => {
      changed('reviews')
      return done(null)
    })
    // Notifications arrive in order.
    await receivedOther
    expect(changes).toEqual([['items'], ['reviews']])
  })

  test('After a write whose connection is lost, the process treats the data as changed, because the write may be committed', async () => {
    const change = nextChange(writer)
    const writing = writer.write(async ({ db, changed }) => {
      changed('items')
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
      return done(null)
    })
    await expect(writing).rejects.toThrow(DatabaseUnavailable)
    expect(await change).toEqual(['items'])
  })

  test('A notification in the format of another version counts as a change of everything', async () => {
    const change = nextChange(other)
    await sql`select pg_notify('truewheel_changes', '["tools"]')`.execute(writer.autocommit)
    expect(await change).toBe('everything')
  })

  test('A process that lost its connection is told that everything may have changed, and then of further changes', async () => {
    const afterTheLoss = nextChange(other)
    await endConnectionsOfOthers(writer)
    expect(await afterTheLoss).toBe('everything')
    expect(lost.length).toBeGreaterThan(0)

    const afterwards = nextChange(other)
    await writer.write(async ({ changed }) => {
      changed('reviews')
      return done(null)
    })
    expect(await afterwards).toEqual(['reviews'])
  })

  test('A process whose connections were ended reconnects by itself', async () => {
    await other.ping()
    const changes = nextChange(other)
    await endConnectionsOfOthers(writer)
    await changes
    expect(await other.write(async () => done('written'))).toEqual({ ok: true, value: 'written' })
  })

  test('On a read-only standby pings and writes fail as unavailable, and reads work', async () => {
    await other.ping()
    await beReadOnly(true)
    const changes = nextChange(other)
    await endConnectionsOfOthers(writer)
    await changes
    await expect(other.ping()).rejects.toThrow(DatabaseUnavailable)
    const writing = other.write(async ({ db }) => done(await db.deleteFrom('settings').execute()))
    await expect(writing).rejects.toThrow(DatabaseUnavailable)
    expect(await other.read.selectFrom('products').selectAll().execute()).toEqual([])
  })

  test('A read-only server that refuses a write loses the connection, so that the next connection reaches the new primary', async () => {
    await beReadOnly(true)
    const changes = nextChange(other)
    await endConnectionsOfOthers(writer)
    await changes
    const write = () => other.write(async ({ db }) => done(await db.deleteFrom('settings').execute()))
    await expect(write()).rejects.toThrow(DatabaseUnavailable)
    // Existing connections keep their first setting, like connections to a former primary.
    await beReadOnly(false)
    expect((await write()).ok).toBe(true)
  })

  test.each(['53100', '53200', '58030', 'XX001'])(
    'A server that fails with %s counts as unavailable',
    async (code) => {
      const writing = writer.write(async ({ db }) => done(await fail(code).execute(db)))
      await expect(writing).rejects.toThrow(DatabaseUnavailable)
    },
  )

  test('A call that waits too long for a connection fails as unavailable, and the next one is served', async () => {
    const limits = { ...patientLimits, connectMs: shopTimeLimits.connectMs }
    const shops = await openPostgres(place.place.databaseUrl ?? '', (error) => lost.push(error), limits)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const places = Array.from({ length: 10 }, () => Promise.withResolvers<void>())
    const holders = places.map(({ resolve: taken }) =>
      shops.write(async () => {
        taken()
        await held
        return done(null)
      }),
    )
    // Rejects if a holder fails, instead of waiting.
    await Promise.race([Promise.all(places.map(({ promise }) => promise)), Promise.all(holders)])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waiting = expect(shops.read.selectFrom('settings').selectAll().execute()).rejects.toThrow(
      DatabaseUnavailable,
    )
    await vi.advanceTimersByTimeAsync(limits.connectMs)
    await waiting
    release()
    await Promise.all(holders)
    expect(await shops.read.selectFrom('settings').selectAll().execute()).toEqual([])
    await shops.close()
  })

  test('An unreachable server rejects at once', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/none', () => undefined)).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})
