import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../../domain/outcome.ts'
import type { Database } from '../../database.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { type Allowance, deleteAttemptsBefore, returnAttempt, takeAttempt } from './attempts.ts'

const second = 1_000
const three: Allowance = { key: 'password attempts of one account', atOnce: 3, everyMs: 10 * second }
const start = 1_800_000_000_000

describeOnEveryEngine('Attempts', (engine) => {
  let database: Database
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
  })
  afterEach(() => drop())

  async function take(at: number, allowance = three): Promise<number> {
    const outcome = await database.write(async (transaction) =>
      done(await takeAttempt(transaction, allowance, start + at)),
    )
    return outcome.ok ? outcome.value : Number.NaN
  }

  test('A few attempts are available at once, then one more per interval', async () => {
    expect([await take(0), await take(0), await take(0)]).toEqual([0, 0, 0])
    expect(await take(0)).toBe(10 * second)
    expect(await take(4 * second)).toBe(6 * second)
    expect(await take(10 * second)).toBe(0)
    expect(await take(10 * second)).toBe(10 * second)
  })

  test('A pause restores all attempts, but no more than the maximum', async () => {
    for (let each = 0; each < 3; each += 1) await take(0)
    const later = 3_600 * second
    expect([await take(later), await take(later), await take(later)]).toEqual([0, 0, 0])
    expect(await take(later)).toBe(10 * second)
  })

  test('A returned attempt can be taken again', async () => {
    for (let each = 0; each < 3; each += 1) await take(0)
    await database.write(async (transaction) => done(await returnAttempt(transaction, three)))
    expect(await take(0)).toBe(0)
    expect(await take(0)).toBe(10 * second)
  })

  test('Each key has its own count', async () => {
    for (let each = 0; each < 3; each += 1) await take(0)
    expect(await take(0, { ...three, key: 'another account' })).toBe(0)
  })

  test('Of twenty concurrent attempts, only the allowed number succeed', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => take(0)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  test('Only keys without a recent attempt are deleted', async () => {
    await take(0)
    await take(100 * second, { ...three, key: 'another account' })
    await database.write(async (transaction) =>
      done(await deleteAttemptsBefore(transaction, start + 60 * second)),
    )
    const left = await database.autocommit.selectFrom('auth_rate_limits').select('key').execute()
    expect(left).toEqual([{ key: 'another account' }])
  })
})
