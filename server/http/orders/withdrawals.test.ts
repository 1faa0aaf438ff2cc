import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { bookSomething, claimOf } from '../../testing/buying.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('Attempts to withdraw', () => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(anyEngine, { rateLimitFactor: 1 }, { rateLimitFactor: 1 })
  })
  afterAll(() => env.drop())

  const post = async (path: '/withdrawals' | '/withdrawals/find', body: object, remoteAddress: string) =>
    (await env.app.inject({ method: 'POST', url: `/api${path}`, body, remoteAddress })).statusCode

  test('An attempt that finds the order is not counted, so that the customer can still withdraw from it', async () => {
    const claim = await claimOf(env.shop, await bookSomething(env.shop))
    for (let time = 0; time < 10; time += 1)
      expect(await post('/withdrawals/find', claim, '192.0.2.1')).toBe(200)
    expect(await post('/withdrawals', { ...claim, orders: [claim.number] }, '192.0.2.1')).toBe(200)
  })

  test('After a hundred wrong numbers for one email, from any networks, further attempts are refused', async () => {
    const number = formatOrderNumber(999_999)
    const guess = (email: string, network: number) =>
      post('/withdrawals/find', { number, email }, `198.51.100.${network}`)
    for (let network = 1; network <= 10; network += 1)
      for (let time = 0; time < 10; time += 1) expect(await guess('ada@example.com', network)).toBe(404)
    expect(await guess('ada@example.com', 11)).toBe(429)
    expect(await guess('grace@example.com', 11)).toBe(404)
  })
})
