import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { done } from '../../../../../domain/outcome.ts'
import type { Database } from '../../../../data/database.ts'
import { bindIdentity, findBoundUser } from '../../../../data/queries/accounts/identities.ts'
import { insertUser } from '../../../../data/queries/accounts/users.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { hourMs } from '../../../../platform/clock.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { codeOf, identityFor, Visitor } from '../testing/visitor.ts'

const email = 'ada@example.com'

describeOnEveryEngine('Verifying an address by email', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  let identity: BuiltInIdentity
  let emails: RecordedEmails
  let ada: Visitor

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    ;({ identity, emails } = identityFor(database))
    ada = new Visitor(identity)
    await ada.signUp(email)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await drop()
  })

  const follow = (visitor: Visitor, token = emails.tokenOf('verifyAddress')) =>
    visitor.send('POST', '/verify-address', { token })
  const isVerified = async (visitor: Visitor) =>
    (await identity.verify(await visitor.idToken()))?.emailVerified

  test('A sign-up signs in at once, unverified, and sends one email', async () => {
    expect(emails.all).toMatchObject([{ kind: 'verifyAddress', to: email }])
    expect(await isVerified(ada)).toBe(false)
  })

  test('The link verifies the address, and the next ID token says so', async () => {
    expect((await follow(ada)).status).toBe(200)
    expect(await isVerified(ada)).toBe(true)
    const later = new Visitor(identity)
    await later.signIn(email)
    expect(await isVerified(later)).toBe(true)
  })

  test("The shop's own user is verified at once, without a request from the browser", async () => {
    const account = await identity.verify(await ada.idToken())
    if (!account) throw new Error('The proof proves nothing.')
    await database.write(async (transaction) => {
      const user = await insertUser(transaction, email, 'Ada', 0)
      await bindIdentity(transaction, user?.id ?? '', { ...account, verified: false }, 0)
      return done(null)
    })
    await follow(ada)
    expect(await findBoundUser(database.read, account)).toMatchObject({ email, verified: true })
  })

  test('The link works once', async () => {
    const token = emails.tokenOf('verifyAddress')
    const answers = await Promise.all([follow(ada, token), follow(ada, token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await codeOf(await follow(ada, token))).toBe('INVALID_LINK')
  })

  test('Without a sign-in the link is refused with SIGN_IN_FIRST and still works afterwards', async () => {
    const elsewhere = new Visitor(identity)
    const answer = await follow(elsewhere)
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'SIGN_IN_FIRST'])
    await elsewhere.signIn(email)
    expect((await follow(elsewhere)).status).toBe(200)
  })

  test('A link is refused in a browser that is signed in to another account', async () => {
    const victim = new Visitor(identity)
    await victim.signUp('victim@example.com')
    const answer = await follow(victim, emails.all[0]?.token)
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'ANOTHER_ACCOUNT'])
    expect([await isVerified(ada), await isVerified(victim)]).toEqual([false, false])
  })

  test('The link works for three days', async () => {
    const at = (ms: number) => void vi.useFakeTimers({ toFake: ['Date'], now: ms })
    const start = Date.now()
    at(start + 72 * hourMs - 60_000)
    expect((await follow(new Visitor(identity))).status).toBe(401)
    at(start + 72 * hourMs + 60_000)
    expect(await codeOf(await follow(ada))).toBe('INVALID_LINK')
  })

  test.each(['', 'x', 'a'.repeat(43)])('The token %j is refused', async (token) => {
    expect(await codeOf(await follow(ada, token))).toBe('INVALID_LINK')
  })

  test('A password reset link does not verify the address', async () => {
    await ada.send('POST', '/forgot-password', { email })
    expect(await codeOf(await follow(ada, emails.tokenOf('resetPassword')))).toBe('INVALID_LINK')
    expect(await isVerified(ada)).toBe(false)
  })

  test('A signed-in user can request another email until the address is verified', async () => {
    expect((await new Visitor(identity).send('POST', '/send-verification')).status).toBe(401)
    expect((await ada.send('POST', '/send-verification', {})).status).toBe(200)
    expect(emails.all).toHaveLength(2)
    await follow(ada)
    expect((await ada.send('POST', '/send-verification', {})).status).toBe(200)
    expect(emails.all).toHaveLength(2)
  })

  test('A fourth email within a short time is refused with the time to wait', async () => {
    const strict = identityFor(database, { rateLimitFactor: 1 })
    const eve = new Visitor(strict.identity)
    await eve.signUp('eve@example.com')
    const send = () => eve.send('POST', '/send-verification', {})
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 200])
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ message: 'Too many attempts. Try again in 20 minutes.' })
  })

  test('Repeated sign-ups with one address cannot flood its mailbox', async () => {
    const strict = identityFor(database, { rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) {
      const eve = new Visitor(strict.identity)
      statuses.push((await eve.signUp('victim@example.com')).status)
      if (statuses.at(-1) !== 200) continue
      await strict.identity.deleteAccount((await strict.identity.verify(await eve.idToken()))?.subject ?? '')
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(strict.emails.all).toHaveLength(3)
  })

  test('A sign-up that creates no account does not count towards the limit of emails', async () => {
    const strict = identityFor(database, { rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1)
      statuses.push((await new Visitor(strict.identity).signUp(email)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422])
  })

  test('A new account is kept even if the email cannot be stored', async () => {
    const broken = identityFor(database)
    vi.spyOn(broken.emails, 'verifyAddress').mockRejectedValue(new Error('secret detail'))
    const eve = new Visitor(broken.identity)
    expect((await eve.signUp('eve@example.com')).status).toBe(200)
    expect((await eve.send('GET', '/token')).status).toBe(200)
    expect(broken.lines.join('\n')).toContain('no email for a new account')
    expect(broken.lines.join('\n')).not.toMatch(/eve|secret detail/)
  })
})
