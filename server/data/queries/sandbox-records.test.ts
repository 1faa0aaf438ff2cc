import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardStorage } from '../../../sandbox/cards/storage.ts'
import type { Database } from '../database.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { sandboxRecords } from './sandbox-records.ts'

describeOnEveryEngine("The card sandbox's storage in the shop's database", (engine) => {
  let database: Database
  let drop: () => Promise<void>
  let storage: CardStorage

  beforeAll(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    storage = sandboxRecords(database)
  })
  afterAll(() => drop())

  test('An inserted record is read back unchanged, and no other record exists', async () => {
    const value = { version: 1, text: '[1,2] "é" \\u0000', nested: { list: [1, null, true] } }
    expect(await storage.insert('things', 'a', value)).toBe(true)
    expect(await storage.get('things', 'a')).toEqual(value)
    expect(await storage.get('things', 'b')).toBeUndefined()
    expect(await storage.get('others', 'a')).toBeUndefined()
  })

  test('Only one of many concurrent inserts of an id succeeds', async () => {
    const inserts = Array.from({ length: 10 }, (_, by) =>
      storage.insert('once', 'id', { version: 1, by } as never),
    )
    expect((await Promise.all(inserts)).filter(Boolean)).toHaveLength(1)
  })

  test('Records inserted together are listed in their order, and if one id is taken, none is inserted', async () => {
    const together = (...ids: string[]) =>
      storage.insertAll('together', new Map(ids.map((id) => [id, { version: 0, id }])))
    await together('b', 'a')
    await expect(together('c', 'a')).rejects.toThrow()
    const listed = [
      { version: 0, id: 'a' },
      { version: 0, id: 'b' },
    ]
    expect(await storage.list('together', { limit: 10 })).toEqual(listed)
  })

  test('Records are removed by id or by age, and all others stay', async () => {
    const records = sandboxRecords(database)
    for (const id of ['a', 'b']) await records.insert('removed', id, { version: 1 })
    await records.insert('stays', 'a', { version: 1 })
    await records.remove('removed', 'a')
    const left = () => Promise.all([records.get('removed', 'a'), records.get('removed', 'b')])
    expect(await left()).toEqual([undefined, { version: 1 }])
    await records.removeOlder('removed', Date.now() - 60_000)
    expect(await left()).toEqual([undefined, { version: 1 }])
    await records.removeOlder('removed', Date.now() + 60_000)
    expect(await left()).toEqual([undefined, undefined])
    expect(await records.get('stays', 'a')).toEqual({ version: 1 })
  })

  test('Only one of many concurrent replacements of a version succeeds', async () => {
    await storage.insert('replaced', 'id', { version: 1 })
    const replaces = Array.from({ length: 10 }, () => storage.replace('replaced', 'id', { version: 2 }, 1))
    expect((await Promise.all(replaces)).filter(Boolean)).toHaveLength(1)
    expect(await storage.replace('replaced', 'id', { version: 2 }, 1)).toBe(false)
    expect(await storage.replace('replaced', 'unknown', { version: 2 }, 1)).toBe(false)
    expect(await storage.get('replaced', 'id')).toEqual({ version: 2 })
  })

  test('A list is paged from the newest insert on, regardless of the ids', async () => {
    const ids = ['e', 'd', 'c', 'b', 'a', 'f']
    for (const id of ids) await storage.insert('listed', id, { version: 1, id } as never)
    await storage.replace('listed', 'e', { version: 2, id: 'e' } as never, 1)
    const page = async (limit: number, startingAfter?: string) => {
      const values = await storage.list('listed', { limit, ...(startingAfter && { startingAfter }) })
      return values.map((value) => (value as { id: string }).id)
    }
    expect(await page(10)).toEqual(['f', 'a', 'b', 'c', 'd', 'e'])
    expect(await page(2)).toEqual(['f', 'a'])
    expect(await page(2, 'a')).toEqual(['b', 'c'])
    expect(await page(10, 'd')).toEqual(['e'])
    expect(await page(10, 'e')).toEqual([])
  })

  test('A list of events has only the wanted types, and none from before an instant', async () => {
    const insert = (collection: string, id: string, type: string) =>
      storage.insert(collection, id, { version: 0, id, type } as never)
    await insert('events', 'old-refund', 'refund.created')
    const from = Date.now() + 1_000
    await database.autocommit
      .updateTable('sandbox_records')
      .where('id', '=', 'old-refund')
      .set({ created_at: from - 1 })
      .execute()
    for (const [id, type] of [
      ['sale', 'charge.succeeded'],
      ['refund', 'refund.created'],
      ['dispute', 'charge.dispute.created'],
    ] as const) {
      await insert('events', id, type)
      await database.autocommit
        .updateTable('sandbox_records')
        .where('id', '=', id)
        .set({ created_at: from + id.length })
        .execute()
    }
    await insert('others', 'refund', 'refund.created')
    const types = ['refund.created', 'charge.dispute.created']
    const listed = async (page: object) =>
      (await storage.list('events', { limit: 10, ...page })).map((value) => (value as { id: string }).id)
    expect(await listed({ types })).toEqual(['dispute', 'refund', 'old-refund'])
    expect(await listed({ types, from })).toEqual(['dispute', 'refund'])
    expect(await listed({ types, from, startingAfter: 'dispute' })).toEqual(['refund'])
    expect(await listed({ from, limit: 2 })).toEqual(['dispute', 'refund'])
  })
})
