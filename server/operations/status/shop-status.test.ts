import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopPart } from '../../../contract/shop/status.ts'
import { backupKeys, firstMigrationAt } from '../../data/queries/backup-record.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { CallWatch } from '../../platform/call-watch.ts'
import { dayMs, hourMs, minuteMs } from '../../platform/clock.ts'
import { bookSomething } from '../../testing/buying.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { proveNumbers } from '../proof/prove-numbers.ts'
import { ShopStatus } from './shop-status.ts'

describeOnEveryEngine('The state of the shop', (engine) => {
  let shop: TestShop
  let cards: CallWatch
  let pictures: CallWatch
  let status: ShopStatus

  beforeEach(async () => {
    shop = await openTestShop(engine, { mail: new TestMail() })
    cards = new CallWatch(shop.clock, 1_000)
    pictures = new CallWatch(shop.clock, 1_000)
    status = new ShopStatus(shop, { cards, pictures })
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    await shop.drop()
  })

  /** Reads all parts; returns the status of one. */
  async function part(name: ShopPart) {
    const { parts } = await status.refresh()
    return parts.find(({ part: of }) => of === name)
  }

  const store = (key: string, at: number) =>
    shop.database.autocommit
      .insertInto('settings')
      .values({ key, value: String(at) })
      .execute()

  test('Is reported as working in a new shop', async () => {
    const { readAt, parts } = await status.refresh()
    expect(readAt).toBe(shop.clock())
    expect(parts.map(({ part: of, state }) => `${of} ${state}`)).toEqual([
      'database works',
      'payments unknown',
      'mail works',
      'pictures unknown',
      'numbers unknown',
      'backup unknown',
    ])
  })

  test('Leaves out services that the shop does not use', async () => {
    const { database, clock } = shop
    const without = new ShopStatus({ database, clock, mail: undefined }, { cards })
    expect((await without.refresh()).parts.map(({ part: of }) => of)).toEqual([
      'database',
      'payments',
      'numbers',
      'backup',
    ])
  })

  test('Shows a failing database as down since the first failed measurement, and the other parts keep their last state', async () => {
    await status.refresh()
    const seenAt = shop.clock()
    vi.spyOn(shop.database, 'ping').mockRejectedValue(new Error('postgres://shop:secret@10.0.0.7 is away'))
    vi.spyOn(shop.database.read, 'selectFrom').mockImplementation(() => {
      throw new Error('away')
    })
    shop.clock.moveBy(minuteMs)
    const since = shop.clock()
    await status.refresh()
    shop.clock.moveBy(minuteMs)
    expect(await part('database')).toEqual({ part: 'database', state: 'down', seenAt, since })
    expect((await part('mail'))?.state).toBe('works')
    expect(JSON.stringify(await status.read())).not.toMatch(/secret|10\.0\.0\.7|postgres/)
    vi.restoreAllMocks()
    expect(await part('database')).toEqual({
      part: 'database',
      state: 'works',
      seenAt: shop.clock(),
      since: null,
    })
  })

  test('Is shown without delay while the database hangs, and the database is asked once at a time', async () => {
    await status.refresh()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ping = vi.spyOn(shop.database, 'ping').mockReturnValue(new Promise(() => undefined))
    for (const time of [1, 2]) {
      const reading = status.refresh()
      await vi.advanceTimersByTimeAsync(1_500)
      const { parts } = await reading
      expect([time, parts[0]?.state]).toEqual([time, 'down'])
    }
    expect(ping).toHaveBeenCalledTimes(1)
  })

  test('Shows a slow database as slow since its first slow measurement', async () => {
    const since = shop.clock()
    vi.spyOn(shop.database, 'ping').mockImplementation(async () => shop.clock.moveBy(501))
    await status.refresh()
    expect(await part('database')).toMatchObject({ state: 'slow', since })
  })

  test.each(['payments', 'pictures'] as const)('The shop’s own calls show the state of %s', async (name) => {
    const watch = name === 'payments' ? cards : pictures
    const provider = { fails: false, tookMs: 10 }
    const port = watch.watched(
      {
        async call() {
          shop.clock.moveBy(provider.tookMs)
          if (provider.fails) throw new Error('no answer')
        },
      },
      () => true,
    )
    await port.call()
    const seenAt = shop.clock()
    expect(await part(name)).toEqual({ part: name, state: 'works', seenAt, since: null })
    provider.fails = true
    await port.call().catch(() => undefined)
    expect(await part(name)).toEqual({ part: name, state: 'down', seenAt, since: seenAt })
    Object.assign(provider, { fails: false, tookMs: 2_000 })
    const slowSince = shop.clock()
    await port.call()
    expect(await part(name)).toMatchObject({ state: 'slow', since: slowSince })
  })

  test('Shows mail as late after ten minutes and as stuck after an hour, counted from the oldest waiting email', async () => {
    const since = shop.clock()
    await bookSomething(shop)
    shop.clock.moveBy(9 * minuteMs)
    expect(await part('mail')).toEqual({ part: 'mail', state: 'works', seenAt: shop.clock(), since: null })
    shop.clock.moveBy(minuteMs)
    expect(await part('mail')).toEqual({ part: 'mail', state: 'slow', seenAt: null, since })
    shop.clock.moveBy(hourMs)
    expect(await part('mail')).toEqual({ part: 'mail', state: 'down', seenAt: null, since })
  })

  test('Shows differing figures as down until a check agrees; differences of other parts do not count', async () => {
    const { productId } = await bookSomething(shop)
    shop.clock.moveBy(2 * hourMs)
    await proveNumbers(shop)
    const agreedAt = shop.clock()
    expect(await part('numbers')).toEqual({ part: 'numbers', state: 'works', seenAt: agreedAt, since: null })
    await setStock(productId, 1)
    shop.clock.moveBy(hourMs)
    await proveNumbers(shop)
    const foundAt = shop.clock()
    const differ = { part: 'numbers', state: 'down', seenAt: agreedAt, since: foundAt }
    expect(await part('numbers')).toEqual(differ)
    shop.clock.moveBy(hourMs)
    await proveNumbers(shop)
    expect(await part('numbers')).toEqual(differ)
    await setStock(productId, -1)
    shop.clock.moveBy(hourMs)
    await proveNumbers(shop)
    expect(await part('numbers')).toMatchObject({ state: 'works', seenAt: shop.clock() })
  })

  const setStock = (productId: string, by: number) =>
    shop.database.autocommit
      .updateTable('products')
      .set((eb) => ({ available: eb('available', '+', by) }))
      .where('id', '=', productId)
      .execute()

  test('Shows figures that were not checked for six hours as slow', async () => {
    await proveNumbers(shop)
    const finishedAt = shop.clock()
    shop.clock.moveBy(6 * hourMs)
    expect((await part('numbers'))?.state).toBe('works')
    shop.clock.moveBy(1)
    expect(await part('numbers')).toEqual({
      part: 'numbers',
      state: 'slow',
      seenAt: finishedAt,
      since: finishedAt,
    })
  })

  test('Shows a backup as working for a week after it was proved, and as down after a failed proof', async () => {
    const provedAt = shop.clock()
    await store(backupKeys.proved, provedAt)
    shop.clock.moveBy(7 * dayMs - 1)
    expect(await part('backup')).toEqual({ part: 'backup', state: 'works', seenAt: provedAt, since: null })
    shop.clock.moveBy(1)
    const late = { part: 'backup', state: 'down', seenAt: provedAt, since: provedAt + 7 * dayMs }
    expect(await part('backup')).toEqual(late)
    await store(backupKeys.failed, provedAt + dayMs)
    expect(await part('backup')).toEqual({ ...late, since: provedAt + dayMs })
  })

  test('Reports a shop without any backup a week after it was set up', async () => {
    shop.clock.moveBy(8 * dayMs)
    const madeAt = await firstMigrationAt(shop.database.read)
    expect(await part('backup')).toEqual({
      part: 'backup',
      state: 'down',
      seenAt: null,
      since: madeAt + 7 * dayMs,
    })
  })

  test('Is answered with the last measurement, without a new one', async () => {
    const first = await status.read()
    shop.clock.moveBy(hourMs)
    const ping = vi.spyOn(shop.database, 'ping')
    expect(await status.read()).toBe(first)
    expect(ping).not.toHaveBeenCalled()
  })
})
