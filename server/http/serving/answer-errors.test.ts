import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '../../data/database.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('Server errors', () => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(anyEngine)
  })
  afterAll(() => env.drop())

  const failingWith = async (error: Error) => {
    vi.spyOn(env.shop.database, 'write').mockRejectedValueOnce(error)
    const payload = { kind: 'quote', name: 'Ada', email: 'ada@example.com', message: 'Forty chains, please' }
    return env.app.inject({ method: 'POST', url: '/api/quotes', payload })
  }

  test('An unresponsive database is answered with BUSY and no details', async () => {
    const answer = await failingWith(new DatabaseUnavailable('connect ECONNREFUSED 10.0.0.7:5432'))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toMatchObject({
      code: 'BUSY',
      message: 'The shop is very busy. Try again in a moment.',
    })
    expect(answer.body).not.toContain('10.0.0.7')
  })

  test.each(['ENOSPC', 'EROFS', 'EIO'])('A disk error %s is answered with BUSY', async (code) => {
    const answer = await failingWith(Object.assign(new Error('write'), { code, syscall: 'write' }))
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'BUSY' })
  })

  test("Any other error is answered with the request id, but without the error's text", async () => {
    const answer = await failingWith(new Error('no such column: secret'))
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'UNEXPECTED', requestId: expect.stringMatching(/./) })
    expect(answer.body).not.toContain('secret')
  })
})
