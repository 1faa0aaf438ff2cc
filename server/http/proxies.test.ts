import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** Far more calls than `POST /withdrawals/find` allows a network address per minute. */
const calls = 15

describe('Behind a proxy of TRUSTED_PROXIES', () => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(anyEngine, { trustedProxies: ['10.0.0.1'], rateLimitFactor: 1 })
  })
  afterAll(() => env.drop())

  /** Returns whether calls with a different client in each forwarded header share one count. */
  const areCountedTogether = async (remoteAddress: string, forwarded: (call: number) => string) => {
    const statuses: number[] = []
    for (let call = 1; call <= calls; call += 1) {
      const headers = { 'x-forwarded-for': forwarded(call), 'content-type': 'application/json' }
      const body = { number: 'TW-100001', email: `nobody-${call}@example.com` }
      const url = '/api/withdrawals/find'
      statuses.push((await env.app.inject({ method: 'POST', url, remoteAddress, headers, body })).statusCode)
    }
    return statuses.includes(429)
  }

  test('clients are distinguished by the address that the proxy names', async () => {
    expect(await areCountedTogether('10.0.0.1', (call) => `203.0.113.${call}`)).toBe(false)
  })

  test('a client cannot hide behind addresses that it adds to the header', async () => {
    expect(await areCountedTogether('10.0.0.1', (call) => `198.51.100.${call}, 192.0.2.7`)).toBe(true)
  })

  test('a client that is not a trusted proxy cannot name another address', async () => {
    expect(await areCountedTogether('192.0.2.8', (call) => `198.51.100.${call}`)).toBe(true)
  })
})
