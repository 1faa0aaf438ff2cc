import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fillDisk, freeDisk, makeReadOnly } from '../../data/testing/broken-disk.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe("The shop's status", () => {
  let env: TestApp

  beforeEach(async () => {
    env = await openTestApp(anyEngine)
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    await env.drop()
  })

  test('Reports that it is alive, with its version', async () => {
    const answer = await env.app.inject('/healthz')
    expect(answer.json()).toEqual({ status: 'alive', version: 'test' })
  })

  test('Is not ready while the database accepts no writes, and ready afterwards', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { database } = env.shop
    await fillDisk(database)
    const largeSetting = { key: 'much', value: 'x'.repeat(100_000) }
    const writing = database.autocommit.insertInto('settings').values(largeSetting).execute()
    await expect(writing).rejects.toThrow('full')
    const answer = await env.app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).not.toContain('failed')
    expect((await env.app.inject('/api/tools')).statusCode).toBe(200)
    await freeDisk(database)
    vi.advanceTimersByTime(5_000)
    expect((await env.app.inject('/readyz')).statusCode).toBe(200)
    await makeReadOnly(database)
    vi.advanceTimersByTime(1_000)
    expect((await env.app.inject('/readyz')).statusCode).toBe(503)
  })

  test('Pings the database at most once a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const ping = vi.spyOn(env.shop.database, 'ping')
    for (let time = 0; time < 3; time += 1) {
      expect((await env.app.inject('/readyz')).statusCode).toBe(200)
    }
    expect(ping).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    expect((await env.app.inject('/readyz')).statusCode).toBe(200)
    expect(ping).toHaveBeenCalledTimes(2)
  })

  test('Is not ready within 2 s while the database hangs, after a single ping, and is ready again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hanging = Promise.withResolvers<void>()
    const ping = vi.spyOn(env.shop.database, 'ping').mockReturnValue(hanging.promise)
    const asked = [env.app.inject('/readyz'), env.app.inject('/readyz')]
    await expect.poll(() => vi.getTimerCount()).toBe(2)
    vi.advanceTimersByTime(2_000)
    vi.useRealTimers()
    for (const { statusCode, headers } of await Promise.all(asked)) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    }
    expect(ping).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
    hanging.reject(new Error('gone'))
    await new Promise((resolve) => setImmediate(resolve))
    expect((await env.app.inject('/readyz')).statusCode).toBe(200)
  })

  test('Is not ready but alive once stopping begins', async () => {
    const other = await openTestApp(anyEngine)
    other.app.connections.beginDraining()
    const ready = await other.app.inject('/readyz')
    expect([ready.statusCode, ready.json().status]).toEqual([503, 'stopping'])
    expect((await other.app.inject('/healthz')).statusCode).toBe(200)
    await other.drop()
  })
})
