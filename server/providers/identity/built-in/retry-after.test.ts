import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnEveryEngine } from '../../../data/testing/engines.ts'
import { identityFor, Visitor } from './testing/visitor.ts'

const email = 'ada@example.com'

describeOnEveryEngine('A rate-limited client', (engine) => {
  let drop: () => Promise<void>
  let visitor: Visitor

  beforeEach(async () => {
    const fresh = await engine.fresh()
    drop = () => fresh.drop()
    vi.useFakeTimers({ toFake: ['Date'] })
    visitor = new Visitor(identityFor(fresh.database, { rateLimitFactor: 0.2 }).identity)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await drop()
  })

  const later = (seconds: number) => void vi.setSystemTime(Date.now() + Math.round(seconds * 1_000))

  test.each<[string, () => Promise<Response>]>([
    ['wrong passwords for one account', () => visitor.signIn(email, 'a guess')],
    ['wrong passwords for one account after another', () => visitor.signIn(`${Date.now()}@example.com`)],
    ['sign-ups with a taken address', () => visitor.signUp(email)],
    ['new accounts', () => visitor.signUp(`${Date.now()}@example.com`)],
    ['verification emails', () => visitor.send('POST', '/send-verification')],
    ['invalid reset links', () => visitor.send('POST', '/reset-password', { token: 'x', password: 'p' })],
    ['invalid verification links', () => visitor.send('POST', '/verify-address', { token: 'x' })],
  ])('can retry exactly after the reported time: %s', async (_what, attempt) => {
    await visitor.signUp(email)
    for (let refusals = 0; refusals < 4; ) {
      later(0.4)
      const { status, headers } = await attempt()
      if (status !== 429) continue
      refusals += 1
      const retryAfterS = Number(headers.get('retry-after'))
      later(retryAfterS - 1)
      expect((await attempt()).status).toBe(429)
      later(1)
      expect((await attempt()).status).not.toBe(429)
    }
  })
})
