import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findUserOfSession } from '../../../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { registerUser } from '../../../../operations/accounts/register-user.ts'
import { hourMs } from '../../../../platform/clock.ts'
import { granted, codeOf as refusalOf } from '../../../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { BuiltInSettings } from '../sign-in-library.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { cheapPasswords, codeOf, identityFor, Visitor } from '../testing/visitor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const email = 'ada@example.com'
const newPassword = 'three new words'

describeOnEveryEngine('Resetting a password by email', (engine) => {
  let shop: TestShop
  let identity: BuiltInIdentity
  let emails: RecordedEmails
  let lines: string[]
  let ada: Visitor
  let stranger: Visitor

  beforeEach(async () => {
    shop = await openTestShop(engine)
    use({})
    await ada.signUp(email)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await shop.drop()
  })

  function use(settings: Partial<BuiltInSettings>): void {
    const made = identityFor(shop.database, settings)
    ;({ identity, emails, lines } = made)
    ada = new Visitor(identity)
    stranger = new Visitor(identity)
  }

  /** Freezes the clock, so that rate limits do not depend on how long calls take. */
  const freezeTime = () => void vi.useFakeTimers({ toFake: ['Date'] })
  const later = (ms: number) =>
    void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms, shouldAdvanceTime: true })
  const requestReset = (visitor: Visitor, address = email) =>
    visitor.send('POST', '/forgot-password', { email: address })
  const reset = (visitor: Visitor, token: string, password = newPassword) =>
    visitor.send('POST', '/reset-password', { token, password })
  const resetEmails = () => emails.all.filter(({ kind }) => kind === 'resetPassword')
  const requestToken = async (): Promise<string> => {
    await requestReset(stranger)
    return emails.tokenOf('resetPassword')
  }
  const enterShop = async (visitor: Visitor) => {
    const account = await identity.verify(await visitor.idToken())
    if (!account) throw new Error('The proof proves nothing.')
    return registerUser(shop, identity, account, { email, sessionMs: hourMs, device: '' })
  }

  test('The link sets a new password, and the old one no longer works', async () => {
    const token = await requestToken()
    expect(resetEmails()).toMatchObject([{ to: email }])
    expect((await reset(stranger, token)).status).toBe(200)
    expect((await new Visitor(identity).signIn(email)).status).toBe(401)
    expect((await new Visitor(identity).signIn(email, newPassword)).status).toBe(200)
    expect(emails.all.at(-1)).toMatchObject({ kind: 'passwordChanged', to: email, proven: false })
  })

  test('A reset ends existing sign-ins at the provider and the shop, and invalidates earlier ID tokens', async () => {
    const { sessionId } = granted(await enterShop(ada))
    const before = await identity.verify(await ada.idToken())
    await reset(stranger, await requestToken())
    expect((await ada.send('GET', '/token')).status).toBe(401)
    expect(await findUserOfSession(shop.database.read, sessionId, shop.clock())).toBeUndefined()
    if (!before) throw new Error('The proof proved nothing before.')
    const again = await registerUser(shop, identity, before, { email, sessionMs: hourMs, device: '' })
    expect(refusalOf(again)).toBe('SESSION_ENDED')
  })

  test('A reset also invalidates an ID token that the shop has not seen before', async () => {
    const before = await identity.verify(await ada.idToken())
    if (!before) throw new Error('The proof proved nothing before.')
    await reset(stranger, await requestToken())
    const late = await registerUser(shop, identity, before, { email, sessionMs: hourMs, device: '' })
    expect(refusalOf(late)).toBe('SESSION_ENDED')
    const open = shop.database.read.selectFrom('sessions').where('ended_at', 'is', null).select('id')
    expect(await open.execute()).toEqual([])
  })

  test('A registration concurrent with a reset leaves no session from an earlier ID token', async () => {
    const other = await shop.anotherProcess()
    for (let round = 0; round < 6; round += 1) {
      const visitor = new Visitor(identity)
      await visitor.signIn(email, round === 0 ? undefined : newPassword + (round - 1))
      const before = await identity.verify(await visitor.idToken())
      if (!before) throw new Error('The proof proved nothing before.')
      const token = await requestToken()
      await Promise.all([
        registerUser(other, identity, before, { email, sessionMs: hourMs, device: '' }),
        reset(stranger, token, newPassword + round),
      ])
      const open = shop.database.read.selectFrom('sessions').where('ended_at', 'is', null).select('id')
      expect([round, await open.execute()]).toEqual([round, []])
    }
  })

  test('A reset verifies the address, because the email proves its owner', async () => {
    await reset(stranger, await requestToken())
    const owner = new Visitor(identity)
    await owner.signIn(email, newPassword)
    expect(await identity.verify(await owner.idToken())).toMatchObject({ email, emailVerified: true })
    expect(granted(await enterShop(owner)).user.email).toBe(email)
  })

  test('A sign-in with the old password during a reset is refused', async () => {
    const { database } = shop
    const token = await requestToken()
    const [account] = await database.read.selectFrom('auth_users').select('id').execute()
    const context = { database, passwords: cheapPasswords, oldHashesLeft: async () => false }
    const { answer } = await signInWithPassword(context, { email, password: 'hunter2!' }, async () => {
      // The library accepts the password before the reset, and opens its session afterwards.
      expect((await reset(stranger, token)).status).toBe(200)
      const at = new Date().toISOString()
      const session = { id: 'late', token: 'late', user_id: account?.id ?? '', expires_at: at }
      await database.autocommit
        .insertInto('auth_sessions')
        .values({ ...session, created_at: at, updated_at: at })
        .execute()
      return Response.json({ token: 'late' })
    })
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD'])
    expect(await database.read.selectFrom('auth_sessions').selectAll().execute()).toEqual([])
  })

  test('The link works once, even for two concurrent requests', async () => {
    const token = await requestToken()
    const answers = await Promise.all([
      reset(stranger, token, 'the first one'),
      reset(new Visitor(identity), token, 'the second one'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const after = await reset(stranger, token, 'the third one')
    expect([after.status, await codeOf(after)]).toEqual([400, 'INVALID_LINK'])
    const won = answers[0]?.status === 200 ? 'the first one' : 'the second one'
    expect((await new Visitor(identity).signIn(email, won)).status).toBe(200)
  })

  test('A reset invalidates the links of earlier emails', async () => {
    const first = await requestToken()
    const second = await requestToken()
    expect(second).not.toBe(first)
    expect((await reset(stranger, second)).status).toBe(200)
    expect(await codeOf(await reset(stranger, first, 'yet another one'))).toBe('INVALID_LINK')
  })

  test('The link works for an hour', async () => {
    freezeTime()
    const token = await requestToken()
    vi.setSystemTime(Date.now() + hourMs - 1)
    expect(await codeOf(await reset(stranger, token, '12345'))).toBe('PASSWORD_TOO_SHORT')
    vi.setSystemTime(Date.now() + 2)
    expect(await codeOf(await reset(stranger, token))).toBe('INVALID_LINK')
  })

  test.each(['', 'x', 'a'.repeat(43), '%', "' or 1=1 --"])('The token %j is refused', async (token) => {
    await requestToken()
    expect(await codeOf(await reset(stranger, token))).toBe('INVALID_LINK')
  })

  test('A verification link cannot set a password', async () => {
    const token = emails.tokenOf('verifyAddress')
    expect(await codeOf(await reset(stranger, token))).toBe('INVALID_LINK')
  })

  test('A refused password does not use up the link', async () => {
    const token = await requestToken()
    expect(await codeOf(await reset(stranger, token, '12345'))).toBe('PASSWORD_TOO_SHORT')
    expect(await codeOf(await reset(stranger, token, 'x'.repeat(129)))).toBe('PASSWORD_TOO_LONG')
    expect(await codeOf(await reset(stranger, token, 'Password1'))).toBe('PASSWORD_TOO_COMMON')
    expect((await reset(stranger, token)).status).toBe(200)
  })

  test('An unknown address gets the same response and no email', async () => {
    const [known, unknown] = [
      await requestReset(stranger),
      await requestReset(stranger, 'nobody@example.com'),
    ]
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    expect([...unknown.headers]).toEqual([...known.headers])
    expect(resetEmails()).toHaveLength(1)
    const links = shop.database.read
      .selectFrom('auth_verifications')
      .where('identifier', 'like', 'reset-password:%')
    expect(await links.select('id').execute()).toHaveLength(1)
  })

  test('An unknown address gets the response no sooner than a known address might', async () => {
    use({ resetRequestMs: undefined })
    for (const address of [email, 'nobody@example.com']) {
      const start = performance.now()
      await requestReset(stranger, address)
      // A timer may fire a millisecond early.
      expect(performance.now() - start, address).toBeGreaterThan(248)
    }
  })

  test('An address gets at most three emails in a short time, and the same response after that', async () => {
    freezeTime()
    use({ rateLimitFactor: 1 })
    for (let time = 0; time < 5; time += 1)
      expect((await requestReset(new Visitor(identity))).status).toBe(200)
    expect(resetEmails()).toHaveLength(3)
    later(20 * 60_000)
    await requestReset(new Visitor(identity))
    expect(resetEmails()).toHaveLength(4)
  })

  test('A network address can make ten requests in a short time', async () => {
    freezeTime()
    use({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await reset(stranger, 'no such link')).status)
    expect(statuses.slice(-2)).toEqual([400, 429])
    const refused = await requestReset(stranger)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6'])
  })

  test('An account without a password can set one', async () => {
    await shop.database.autocommit.deleteFrom('auth_accounts').execute()
    await reset(stranger, await requestToken())
    expect((await new Visitor(identity).signIn(email, newPassword)).status).toBe(200)
  })

  test('Guesses from other browsers do not lock out the browser that made the reset', async () => {
    freezeTime()
    use({ rateLimitFactor: 0.2 })
    await requestReset(stranger)
    await reset(stranger, emails.tokenOf('resetPassword'))
    for (let guess = 0; guess < 5; guess += 1) await new Visitor(identity).signIn(email, 'not hers')
    expect((await new Visitor(identity).signIn(email, newPassword)).status).toBe(429)
    expect((await stranger.signIn(email, newPassword)).status).toBe(200)
  })

  test('Stored tokens are hashed, and deleted once they expire', async () => {
    const token = await requestToken()
    const storedLinks = () => shop.database.autocommit.selectFrom('auth_verifications').selectAll().execute()
    expect(JSON.stringify(await storedLinks())).toContain('reset-password:')
    expect(JSON.stringify(await storedLinks())).not.toContain(token)
    expect(lines.join('\n')).not.toContain(token)
    later(4 * 24 * hourMs)
    await identity.deleteExpiredSessions()
    expect(await storedLinks()).toEqual([])
  })

  test.each(['/forgot-password', '/reset-password', '/send-verification', '/verify-address'])(
    '%s refuses requests from another origin',
    async (path) => {
      const body = { email, token: 'x', password: newPassword }
      const answer = await ada.send('POST', path, body, { origin: 'https://evil.example' })
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'INVALID_ORIGIN'])
    },
  )
})
