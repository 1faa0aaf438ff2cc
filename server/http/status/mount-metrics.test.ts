import { afterEach, expect, test } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let env: TestApp
afterEach(() => env.drop())

const token = 'a-token-of-16-or-more'
const ask = (authorization?: string) =>
  env.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

test('Metrics are served in Prometheus format, by route and without ids', async () => {
  env = await openTestApp(anyEngine)
  await env.app.inject('/api/tools/some-secret-id')
  const { headers, body } = await ask()
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/tools\/:id",status="404"\} 1/,
  )
  expect(body).not.toContain('some-secret-id')
})

test('Declined cards are counted, so that card testing can be seen', async () => {
  env = await openTestApp(anyEngine)
  const { body } = await ask()
  for (const count of ['all', 'new_customers', 'accounts', 'addresses', 'testing']) {
    expect(body).toContain(`shop_card_declines{count="${count}"} 0`)
  }
})

test('With a token set, metrics require it', async () => {
  env = await openTestApp(anyEngine, { metrics: { token } })
  for (const wrong of [undefined, '', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`]) {
    const answer = await ask(wrong)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="metrics"'])
    expect(answer.body).not.toContain('http_request')
  }
  const answer = await ask(`Bearer ${token}`)
  expect([answer.statusCode, answer.body.includes('process_cpu')]).toEqual([200, true])
})

test('Metrics that are switched off are not found', async () => {
  env = await openTestApp(anyEngine, { metrics: 'off' })
  expect((await ask()).statusCode).toBe(404)
})
