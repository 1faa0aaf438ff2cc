import { afterEach, expect, test, vi } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { proveNumbers } from '../../operations/proof/prove-numbers.ts'
import { minuteMs } from '../../platform/clock.ts'
import { bookSomething } from '../../testing/buying.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let env: TestApp
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await env.drop()
})

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

test('Declined cards are counted, so that the testing of stolen cards shows', async () => {
  env = await openTestApp(anyEngine)
  const { body } = await ask()
  for (const count of ['all', 'new_customers', 'accounts', 'addresses', 'testing']) {
    expect(body).toContain(`shop_card_declines{count="${count}"} 0`)
  }
})

test('Orders and payments by state come from the check of the figures, and several scrapes share one reading', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  env = await openTestApp(anyEngine)
  await bookSomething(env.shop)
  expect((await ask()).body).toContain('shop_numbers_that_differ -1')
  env.shop.clock.moveBy(minuteMs)
  await proveNumbers(env.shop)
  vi.advanceTimersByTime(6_000)
  const { body } = await ask()
  expect(body).toContain('shop_orders{state="unpaid"} 1')
  expect(body).toContain('shop_differences{check="stock"} 0')
  expect(body).toContain('shop_metric_age_seconds{source="proof"} 0')
  expect(body).toContain('shop_database_waiting 0')
})

test("The ages of the last backup and of the last proved restore are read from the shop's data", async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  env = await openTestApp(anyEngine)
  const { body: before } = await ask()
  expect(before).toMatch(/^shop_backup_proved_age_seconds \d/m)
  expect(before).not.toMatch(/^shop_backup_age_seconds /m)
  const settings = env.shop.database.autocommit.insertInto('settings')
  const at = (seconds: number) => String(env.shop.clock() - seconds * 1000)
  await settings.values({ key: 'backup-made', value: at(60) }).execute()
  await settings.values({ key: 'backup-proved', value: at(120) }).execute()
  await settings.values({ key: 'backup-failed', value: at(10) }).execute()
  vi.advanceTimersByTime(6_000)
  const { body } = await ask()
  expect(body).toContain('shop_backup_age_seconds 60\n')
  expect(body).toContain('shop_backup_proved_age_seconds 120\n')
  expect(body).toContain('shop_backup_failed 1\n')
})

test('A figure that was never read is missing rather than zero', async () => {
  env = await openTestApp(anyEngine)
  vi.spyOn(env.shop.database.read, 'selectFrom').mockImplementation(() => {
    throw new Error('away')
  })
  const { statusCode, body } = await ask()
  expect(statusCode).toBe(200)
  expect(body).toContain('shop_metric_age_seconds{source="proof"} -1')
  expect(body).not.toMatch(/^shop_(numbers_that_differ|outbox_age_seconds|compared_timestamp_seconds) /m)
})

test('While the database hangs, a scrape ends in time with the last values and their age', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  env = await openTestApp(anyEngine)
  await ask()
  env.shop.clock.moveBy(minuteMs)
  const endless: object = new Proxy(
    {},
    {
      get: (_, name) =>
        String(name).startsWith('execute') ? () => new Promise(() => undefined) : () => endless,
    },
  )
  const hanging = vi.spyOn(env.shop.database.read, 'selectFrom').mockReturnValue(endless as never)
  // Prepared queries call this method directly.
  const read = env.shop.database.read as object as { executeQuery(): Promise<unknown> }
  vi.spyOn(read, 'executeQuery').mockReturnValue(new Promise(() => undefined))
  vi.advanceTimersByTime(6_000)
  const asked = ask()
  await expect.poll(() => hanging.mock.calls.length).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(2_000)
  const { statusCode, body } = await asked
  expect(statusCode).toBe(200)
  expect(body).toContain('shop_card_declines{count="all"} 0')
  expect(body).toContain('shop_metric_age_seconds{source="card_declines"} 60')
})

test('If a token is set, metrics require it', async () => {
  env = await openTestApp(anyEngine, { metrics: { token } })
  for (const wrong of [undefined, '', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`]) {
    const answer = await ask(wrong)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="metrics"'])
    expect(answer.body).not.toContain('http_request')
  }
  const answer = await ask(`Bearer ${token}`)
  expect([answer.statusCode, answer.body.includes('process_cpu')]).toEqual([200, true])
})

test('Metrics that are switched off answer "not found"', async () => {
  env = await openTestApp(anyEngine, { metrics: 'off' })
  expect((await ask()).statusCode).toBe(404)
})
