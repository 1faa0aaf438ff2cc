import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { identityFor, Visitor } from '../testing/visitor.ts'

const email = 'ada@example.com'

describeOnEveryEngine('Password guessing', (engine) => {
  let database: Database
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await drop()
  })

  const provider = (rateLimitFactor: number) => identityFor(database, { rateLimitFactor }).identity
  const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1_000)

  /** Guesses repeatedly, each time from another client address. */
  async function guessFromEverywhere(identity: ReturnType<typeof provider>, times: number, address = email) {
    const statuses: number[] = []
    for (let guess = 0; guess < times; guess += 1) {
      statuses.push((await new Visitor(identity).signIn(address, 'not hers')).status)
    }
    return statuses
  }

  test('A network address is limited and told when to retry, and the factor multiplies the limit', async () => {
    const strict = provider(0.2)
    const guesser = new Visitor(strict)
    const statuses = [await guesser.signIn(email), await guesser.signIn(email)].map(({ status }) => status)
    expect(statuses).toEqual([401, 401])
    const refused = await guesser.signIn(email)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toEqual({
      code: 'TOO_MANY_ATTEMPTS',
      message: 'Too many attempts. Try again in 60 seconds.',
    })
    expect((await new Visitor(strict).signIn(email)).status).toBe(401)
  })

  test('An account accepts twenty guesses from all network addresses, then one per minute, and the refusal names the wait', async () => {
    const identity = provider(1)
    await new Visitor(identity).signUp(email)
    expect(await guessFromEverywhere(identity, 20)).toEqual(Array.from({ length: 20 }, () => 401))
    const refused = await new Visitor(identity).signIn(email, 'not hers')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    later(60)
    expect(await guessFromEverywhere(identity, 2)).toEqual([401, 429])
    later(30)
    const sooner = await new Visitor(identity).signIn(email, 'not hers')
    expect(await sooner.json()).toMatchObject({ message: 'Too many attempts. Try again in 30 seconds.' })
  })

  test('An unknown email address is limited exactly like a known one', async () => {
    const identity = provider(0.2)
    await new Visitor(identity).signUp(email)
    const [known, unknown] = [email, 'nobody@example.com']
    expect(await guessFromEverywhere(identity, 4, known)).toEqual(
      await guessFromEverywhere(identity, 4, unknown),
    )
    const [one, other] = [
      await new Visitor(identity).signIn(known, 'not hers'),
      await new Visitor(identity).signIn(unknown, 'not hers'),
    ]
    expect([one.status, await one.text()]).toEqual([429, await other.text()])
    expect([...one.headers]).toEqual([...other.headers])
  })

  test('Guesses from elsewhere cannot lock the owner out of a known browser', async () => {
    const identity = provider(0.2)
    const owner = new Visitor(identity)
    await owner.signUp(email)
    await owner.signIn(email)
    await guessFromEverywhere(identity, 5)
    expect((await new Visitor(identity).signIn(email)).status).toBe(429)
    owner.moveElsewhere()
    expect((await owner.signIn(email)).status).toBe(200)
  })

  test('A known browser has a separate limit', async () => {
    const identity = provider(0.2)
    const owner = new Visitor(identity)
    await owner.signUp(email)
    await owner.signIn(email)
    const statuses: number[] = []
    for (let guess = 0; guess < 5; guess += 1) {
      owner.moveElsewhere()
      statuses.push((await owner.signIn(email, 'not hers')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429])
    expect((await new Visitor(identity).signIn(email)).status).toBe(200)
  })

  test('Browsers from before a password reset count as unknown', async () => {
    const { identity, emails } = identityFor(database, { rateLimitFactor: 0.2 })
    const before = [new Visitor(identity), new Visitor(identity)]
    await before[0]?.signUp(email)
    for (const visitor of before) await visitor.signIn(email)
    const owner = new Visitor(identity)
    await owner.send('POST', '/forgot-password', { email })
    const body = { token: emails.tokenOf('resetPassword'), password: 'three new words' }
    expect((await owner.send('POST', '/reset-password', body)).status).toBe(200)
    const statuses: number[] = []
    for (const visitor of [...before, ...before, ...before]) {
      visitor.moveElsewhere()
      statuses.push((await visitor.signIn(email, 'a guess')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
    expect((await owner.signIn(email, body.password)).status).toBe(200)
  })

  test('Successful sign-ins do not count towards the limit', async () => {
    const identity = provider(0.2)
    await new Visitor(identity).signUp(email)
    for (let time = 0; time < 8; time += 1) {
      expect((await new Visitor(identity).signIn(email)).status).toBe(200)
    }
    expect(await guessFromEverywhere(identity, 5)).toEqual([401, 401, 401, 401, 429])
  })

  test('The table of attempts contains no addresses, and its rows are deleted after an hour', async () => {
    const identity = provider(1)
    await guessFromEverywhere(identity, 1)
    const rows = () => database.autocommit.selectFrom('auth_rate_limits').selectAll().execute()
    // Avoids words that the hex digits of an id or a hash could form by chance.
    expect(JSON.stringify(await rows())).not.toMatch(/ada@|example/)
    expect(await rows()).not.toEqual([])
    later(2 * 3_600)
    await identity.deleteExpiredSessions()
    expect(await rows()).toEqual([])
  })
})
