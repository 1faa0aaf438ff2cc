import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { anyEngine } from '../data/testing/engines.ts'
import { openTestApp } from '../testing/test-app.ts'

test('The shop keeps idle connections open longer than a proxy does, so that it never closes one that the proxy uses', async () => {
  const { app, drop } = await openTestApp(anyEngine)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`)
  const seconds = Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(60)
  await drop()
})

test('A malformed address is refused, with the security headers', async () => {
  const { app, drop } = await openTestApp(anyEngine)
  const { statusCode, headers } = await app.inject('/api/users/%ff')
  expect(statusCode).toBe(400)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  await drop()
})

test('TRACE is refused, and methods that the contract lacks change nothing', async () => {
  const { app, drop } = await openTestApp(anyEngine)
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'LOCK'] as const) {
    const headers = { cookie: 'truewheel.session_token=secret' }
    const answer = await app.inject({ method: method as 'OPTIONS', url: '/api/tools', headers })
    expect([method, answer.statusCode]).toEqual([method, 404])
    expect(answer.body).not.toContain('secret')
  }
  await drop()
})
