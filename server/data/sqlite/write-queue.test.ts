import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { done, refused } from '../../../domain/outcome.ts'
import { DatabaseUnavailable, type Topic, type Transaction } from '../database.ts'
import { SqliteConnection } from './connection.ts'
import { openSqlite } from './open-sqlite.ts'
import { WriteQueue } from './write-queue.ts'

describe('The write queue of the embedded database', () => {
  let directory: string
  let connection: SqliteConnection
  let reading: SqliteConnection
  let queue: WriteQueue
  let published: (readonly Topic[])[]

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'truewheel-queue-'))
    await (await openSqlite(directory)).close()
    const file = join(directory, 'truewheel.sqlite')
    connection = new SqliteConnection(file, { syncsApart: true })
    reading = new SqliteConnection(file, { readOnly: true })
    published = []
    queue = new WriteQueue(connection, (topics) => published.push(topics))
  })
  afterEach(async () => {
    await queue.settled()
    connection.close()
    reading.close()
    rmSync(directory, { recursive: true })
  })

  /** Returns a unit of work that writes one row. */
  const writeKey = (key: string) => async (transaction: Transaction) => {
    await insertKey(transaction, key)
    return done(key)
  }
  async function insertKey({ db }: Transaction, key: string): Promise<void> {
    await db.insertInto('settings').values({ key, value: '' }).execute()
  }
  const storedKeys = () => {
    const query = {
      sql: "select key from settings where key <> 'oldest-code' order by rowid",
      parameters: [],
    }
    // Runs directly on the reading connection, without the queue, like another connection.
    return reading.run<{ key: string }>(query as never).rows.map(({ key }) => key)
  }
  const spyOnCommits = () => {
    const exec = vi.spyOn(connection, 'exec')
    return { commits: () => exec.mock.calls.filter(([statement]) => statement === 'commit').length }
  }

  test('During a long unit, others read without seeing its changes, and writes wait for its end', async () => {
    const seen: string[][] = []
    const long = queue.addLong(async (transaction) => {
      await insertKey(transaction, 'first')
      await transaction.nextTurn()
      seen.push(storedKeys())
      await insertKey(transaction, 'second')
      return done(null)
    })
    await turn()
    const after = queue.add(writeKey('after'))
    await turn()
    await long
    expect(seen).toEqual([[]])
    await after
    expect(storedKeys()).toEqual(['first', 'second', 'after'])
  })

  test('A long unit that is refused or fails leaves nothing behind, and the units before and after it are kept', async () => {
    const before = queue.add(writeKey('before'))
    const refusal = queue.addLong(async (transaction) => {
      await insertKey(transaction, 'refused')
      await transaction.nextTurn()
      return refused('BUSY')
    })
    const error = queue.addLong(async (transaction) => {
      await insertKey(transaction, 'thrown')
      await transaction.nextTurn()
      throw new Error('broken')
    })
    const after = queue.add(writeKey('after'))
    await expect(error).rejects.toThrow('broken')
    expect(await refusal).toMatchObject({ code: 'BUSY' })
    await Promise.all([before, after])
    expect(storedKeys()).toEqual(['before', 'after'])
  })

  test('Units that arrive in one turn of the event loop share one commit and keep their order', async () => {
    const { commits } = spyOnCommits()
    const names = Array.from({ length: 40 }, (_, index) => `unit ${index}`)
    await Promise.all(names.map((name) => queue.add(writeKey(name))))
    expect(storedKeys()).toEqual(names)
    expect(commits()).toBe(1)
  })

  test('Units of a later turn are committed separately', async () => {
    const { commits } = spyOnCommits()
    await queue.add(writeKey('first'))
    await queue.add(writeKey('second'))
    expect(commits()).toBe(2)
  })

  test('A long queue is committed in groups, in order', async () => {
    const { commits } = spyOnCommits()
    const names = Array.from({ length: 300 }, (_, index) => `unit ${index}`)
    await Promise.all(names.map((name) => queue.add(writeKey(name))))
    expect(storedKeys()).toEqual(names)
    expect(commits()).toBe(2)
  })

  test('A refusal and an error roll back only their own units', async () => {
    const before = queue.add(writeKey('before'))
    const refusal = queue.add(async (transaction) => {
      await insertKey(transaction, 'refused')
      transaction.changed('items')
      return refused('BUSY')
    })
    const error = queue.add(async (transaction) => {
      await insertKey(transaction, 'thrown')
      transaction.changed('reviews')
      throw new Error('broken')
    })
    const after = queue.add(async (transaction) => {
      await insertKey(transaction, 'after')
      transaction.changed('tools')
      return done(null)
    })
    await expect(error).rejects.toThrow('broken')
    expect(await refusal).toMatchObject({ code: 'BUSY' })
    await Promise.all([before, after])
    expect(storedKeys()).toEqual(['before', 'after'])
    expect(published).toEqual([['tools']])
  })

  test("The topics of an order's changes are published apart from other topics of the same commit", async () => {
    const changing = (...topics: Topic[]) =>
      queue.add(async (transaction) => {
        await insertKey(transaction, topics.join())
        transaction.changed(...topics)
        return done(null)
      })
    await Promise.all([
      changing('tools', 'tool:a', 'bookings'),
      changing('tools'),
      changing('items', 'bookings'),
    ])
    expect(published).toEqual([['tools'], ['tools', 'tool:a', 'bookings', 'items']])
  })

  test.each([
    ['a timer', () => wait(30)],
    ['the next turn of the event loop', () => turn()],
  ])('A unit that waits for %s is rejected, and its neighbours are not', async (_what, waiting) => {
    const waits = queue.add(async (transaction) => {
      await insertKey(transaction, 'waited')
      await waiting()
      return done(null)
    })
    const neighbour = queue.add(writeKey('neighbour'))
    await expect(waits).rejects.toThrow('waited for something other than the database')
    await neighbour
    expect(storedKeys()).toEqual(['neighbour'])
  })

  test('A write becomes readable with the commit, not before', async () => {
    const during = vi.fn()
    await queue.add(async (transaction) => {
      await insertKey(transaction, 'a')
      during(storedKeys())
      return done(null)
    })
    expect(during).toHaveBeenCalledWith([])
    expect(storedKeys()).toEqual(['a'])
  })

  test('When the commit fails, its whole group is rejected and the next group is committed', async () => {
    const exec = vi.spyOn(connection, 'exec').mockImplementation((statement) => {
      if (statement !== 'commit') return SqliteConnection.prototype.exec.call(connection, statement)
      exec.mockRestore()
      throw new Error('disk full')
    })
    const [first, second] = await Promise.allSettled([queue.add(writeKey('a')), queue.add(writeKey('b'))])
    expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
    await queue.add(writeKey('c'))
    expect(storedKeys()).toEqual(['c'])
  })

  describe('on a full disk', () => {
    /** Limits the file to its current size, so that SQLite reports a full disk. */
    const fillUp = () => {
      connection.exec('pragma max_page_count = 1')
    }
    const makeRoom = () => {
      connection.exec('pragma max_page_count = 1000000')
    }
    const writeMuch = async ({ db }: Transaction) => {
      await db
        .insertInto('settings')
        .values({ key: 'much', value: 'x'.repeat(100_000) })
        .execute()
      return done('much')
    }

    test('The whole group of writes is rejected as unavailable, and none is stored', async () => {
      fillUp()
      const group = await Promise.allSettled([
        queue.add(writeKey('before')),
        queue.add(writeMuch),
        queue.add(writeKey('after')),
      ])
      for (const each of group) {
        expect(each).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
      }
      expect(storedKeys()).toEqual([])
    })

    test('Writes succeed again once there is room', async () => {
      fillUp()
      await expect(queue.add(writeMuch)).rejects.toThrow('database or disk is full')
      makeRoom()
      await queue.add(writeMuch)
      expect(storedKeys()).toEqual(['much'])
    })
  })

  test('A database file that becomes read-only makes the database unavailable', async () => {
    connection.exec('pragma query_only = on')
    await expect(queue.add(writeKey('a'))).rejects.toBeInstanceOf(DatabaseUnavailable)
    connection.exec('pragma query_only = off')
    await queue.add(writeKey('b'))
    expect(storedKeys()).toEqual(['b'])
  })

  test('After a failed rollback, the next group is written without rows of the failed group', async () => {
    let broken = ['commit', 'rollback']
    vi.spyOn(connection, 'exec').mockImplementation((statement) => {
      if (!broken.includes(statement)) return SqliteConnection.prototype.exec.call(connection, statement)
      broken = broken.filter((each) => each !== statement)
      throw new DatabaseUnavailable('disk I/O error')
    })
    await expect(queue.add(writeKey('a'))).rejects.toThrow('disk I/O error')
    expect(broken).toEqual([])
    await queue.add(writeKey('b'))
    expect(storedKeys()).toEqual(['b'])
  })

  test('A unit is answered once its commit is on disk; until then, reads run and later units gather for the next commit', async () => {
    const { commits } = spyOnCommits()
    const disk = Promise.withResolvers<void>()
    vi.spyOn(connection, 'syncLog').mockReturnValueOnce(disk.promise)
    const answered: string[] = []
    const add = (key: string) => queue.add(writeKey(key)).then(() => answered.push(key))
    const first = add('a')
    await turn()
    const later = [add('b'), add('c')]
    await turn()
    expect([storedKeys(), answered]).toEqual([['a'], []])
    disk.resolve()
    await Promise.all([first, ...later])
    expect([storedKeys(), answered]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
    expect(commits()).toBe(2)
  })

  describe('When a sync fails', () => {
    const failOnce = () =>
      vi.spyOn(connection, 'syncLog').mockRejectedValueOnce(new DatabaseUnavailable('The disk failed'))

    test('its group is rejected as unavailable, and the next group begins by copying the log into the database file', async () => {
      failOnce()
      const copy = vi.spyOn(connection, 'copyLog')
      const group = await Promise.allSettled([queue.add(writeKey('a')), queue.add(writeKey('b'))])
      for (const each of group) {
        expect(each).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
      }
      expect(queue.failedWithin(60_000)).toBe(true)
      expect(copy).not.toHaveBeenCalled()
      await queue.add(writeKey('c'))
      expect(copy).toHaveBeenCalledOnce()
      await queue.add(writeKey('d'))
      expect(copy).toHaveBeenCalledOnce()
    })

    test('no group is written until the log can be copied', async () => {
      failOnce()
      await expect(queue.add(writeKey('a'))).rejects.toThrow('The disk failed')
      vi.spyOn(connection, 'copyLog').mockImplementationOnce(() => {
        throw new DatabaseUnavailable('The disk is still broken')
      })
      await expect(queue.add(writeKey('b'))).rejects.toThrow('The disk is still broken')
      await queue.add(writeKey('c'))
      expect(storedKeys()).toEqual(['a', 'c'])
    })
  })

  test('settled() resolves once all units added before the call are on the disk', async () => {
    void queue.add(writeKey('a'))
    void queue.add(writeKey('b'))
    await queue.settled()
    expect(storedKeys()).toEqual(['a', 'b'])
  })
})
