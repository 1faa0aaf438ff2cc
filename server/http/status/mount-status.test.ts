import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('The status of the shop', () => {
  let world: TestApp

  beforeAll(async () => {
    world = await openTestApp(anyEngine)
  })
  afterAll(() => world.drop())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('It is alive and names its version', async () => {
    const answer = await world.app.inject('/healthz')
    expect(answer.json()).toEqual({ status: 'alive', version: 'test' })
  })

  test('It is ready while the database answers, and not while it does not', async () => {
    expect((await world.app.inject('/readyz')).statusCode).toBe(200)
    const ping = vi.spyOn(world.shop.database, 'ping').mockRejectedValueOnce(new Error('gone'))
    const answer = await world.app.inject('/readyz')
    expect(ping).toHaveBeenCalled()
    expect(answer.statusCode).toBe(503)
    expect(answer.body).not.toContain('gone')
  })

  test('It is not ready within 2 s while the database hangs, asks it once, and is ready again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hanging = Promise.withResolvers<void>()
    const ping = vi.spyOn(world.shop.database, 'ping').mockReturnValue(hanging.promise)
    const asked = [world.app.inject('/readyz'), world.app.inject('/readyz')]
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
    expect((await world.app.inject('/readyz')).statusCode).toBe(200)
  })

  test('It is not ready from the moment it begins to stop, and alive', async () => {
    const other = await openTestApp(anyEngine)
    other.app.connections.beginDraining()
    const ready = await other.app.inject('/readyz')
    expect([ready.statusCode, ready.json().status]).toEqual([503, 'stopping'])
    expect((await other.app.inject('/healthz')).statusCode).toBe(200)
    await other.drop()
  })
})
