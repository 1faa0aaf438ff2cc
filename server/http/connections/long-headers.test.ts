import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('An Origin header', () => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(anyEngine)
  })
  afterAll(() => env.drop())

  const calls = [
    ['GET', '/api/tools'],
    ['POST', '/api/quotes'],
    ['POST', '/payments/webhook'],
    ['POST', '/images'],
    ['GET', '/healthz'],
    ['GET', '/nowhere'],
  ] as const

  test.each(calls)(
    'With 301 characters is refused at %s %s before the request is processed',
    async (method, url) => {
      const origin = `https://${'a'.repeat(293)}`
      const answer = await env.app.inject({ method, url, headers: { origin } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { origin: expect.any(String) } })
      // A request id may by chance contain a few of these letters in a row.
      expect(answer.body).not.toContain('a'.repeat(40))
    },
  )

  test('With 301 characters is refused even where a response is cached', async () => {
    const address = await env.app.listen({ host: '127.0.0.1', port: 0 })
    const ask = (headers = {}) => fetch(`${address}/api/items`, { headers })
    await ask()
    expect((await ask()).headers.get('etag')).toEqual(expect.any(String))
    expect((await ask({ origin: `https://${'a'.repeat(293)}` })).status).toBe(400)
  })

  test('With 300 characters is accepted, and so is a request without Origin', async () => {
    const origin = `https://${'a'.repeat(292)}`
    for (const headers of [{ origin }, {}]) {
      const answer = await env.app.inject({ method: 'GET', url: '/api/tools', headers })
      expect(answer.statusCode).toBe(200)
    }
  })
})
