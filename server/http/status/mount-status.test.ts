import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('The status of the shop', () => {
  let world: TestApp

  beforeAll(async () => {
    world = await openTestApp(anyEngine)
  })
  afterAll(() => world.drop())

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

  test('It tells figures as Prometheus reads them, by route and without addresses', async () => {
    await world.app.inject('/api/tools/some-secret-id')
    const { headers, body } = await world.app.inject('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/tools\/:id",status="404"\} 1/,
    )
    expect(body).not.toContain('some-secret-id')
  })
})
