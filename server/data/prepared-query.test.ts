import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../domain/outcome.ts'
import { preparedQuery } from './prepared-query.ts'
import type { FreshDatabase } from './testing/engine.ts'
import { describeOnEveryEngine } from './testing/engines.ts'

describeOnEveryEngine('A prepared query', (engine) => {
  let env: FreshDatabase
  beforeEach(async () => {
    env = await engine.fresh()
  })
  afterEach(() => env.drop())

  test('Is built once, and runs with the values of each call, in and outside a transaction', async () => {
    let built = 0
    const insert = preparedQuery((db, { key, value }: { key: string; value: string }) => {
      built += 1
      return db.insertInto('settings').values({ key, value }).returning('value')
    })
    const find = preparedQuery((db, { key }: { key: string }) =>
      db.selectFrom('settings').where('key', '=', key).where('value', '<>', 'never').select(['key', 'value']),
    )
    for (const key of ['one', "two'; drop table settings"]) {
      await env.database.write(async ({ db }) => {
        expect(await insert(db, { key, value: `of ${key}` })).toEqual([{ value: `of ${key}` }])
        expect(await find(db, { key })).toHaveLength(1)
        return done(null)
      })
      expect(await find(env.database.read, { key })).toEqual([{ key, value: `of ${key}` }])
    }
    expect(await find(env.database.read, { key: 'three' })).toEqual([])
    expect(built).toBe(1)
  })
})
