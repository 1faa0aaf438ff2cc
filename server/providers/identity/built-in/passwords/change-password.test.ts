import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findUserOfSession } from '../../../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { registerUser } from '../../../../operations/accounts/register-user.ts'
import { hourMs } from '../../../../platform/clock.ts'
import { granted } from '../../../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { BuiltInSettings } from '../sign-in-library.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { cheapPasswords, codeOf, identityFor, Visitor } from '../testing/visitor.ts'

const email = 'ada@example.com'
const old = 'hunter2!'
const next = 'three new words'

describeOnEveryEngine('Changing a password under Account', (engine) => {
  let shop: TestShop
  let identity: BuiltInIdentity
  let emails: RecordedEmails
  let ada: Visitor

  beforeEach(async () => {
    shop = await openTestShop(engine)
    use({})
    await ada.signUp(email, old)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await shop.drop()
  })

  function use(settings: Partial<BuiltInSettings>): void {
    const made = identityFor(shop.database, settings)
    ;({ identity, emails } = made)
    ada = new Visitor(identity)
  }
  const change = (visitor: Visitor, newPassword = next, currentPassword = old) =>
    visitor.send('POST', '/change-password', { currentPassword, newPassword })
  const outcome = async (answer: Response) => [answer.status, await codeOf(answer)]
  const elsewhere = async (password = old) => {
    const visitor = new Visitor(identity)
    expect((await visitor.signIn(email, password)).status).toBe(200)
    return visitor
  }
  const enterShop = async (visitor: Visitor) => {
    const account = await identity.verify(await visitor.idToken())
    if (!account) throw new Error('The proof proves nothing.')
    return granted(await registerUser(shop, identity, account, { email, sessionMs: hourMs, device: '' }))
      .sessionId
  }
  const isOpen = async (sessionId: string) =>
    (await findUserOfSession(shop.database.read, sessionId, shop.clock())) !== undefined

  test('The new password signs in, the old one no longer does, and an email reports the change', async () => {
    expect(await outcome(await change(ada))).toEqual([200, undefined])
    expect((await new Visitor(identity).signIn(email, old)).status).toBe(401)
    expect((await new Visitor(identity).signIn(email, next)).status).toBe(200)
    expect(emails.all.at(-1)).toMatchObject({ kind: 'passwordReplaced', to: email })
  })

  test('A change needs the current password, and a wrong one is refused', async () => {
    const before = emails.all.length
    expect(await outcome(await change(ada, next, 'not hers'))).toEqual([401, 'CURRENT_PASSWORD_WRONG'])
    expect(await outcome(await change(ada, next, ''))).toEqual([401, 'CURRENT_PASSWORD_WRONG'])
    expect((await new Visitor(identity).signIn(email, old)).status).toBe(200)
    expect(emails.all).toHaveLength(before)
  })

  test('All other sign-ins end at the provider and the shop; this browser stays signed in', async () => {
    const phone = await elsewhere()
    const [here, there] = [await enterShop(ada), await enterShop(phone)]
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, true])
    await change(ada)
    expect((await phone.send('GET', '/token')).status).toBe(401)
    expect((await ada.send('GET', '/token')).status).toBe(200)
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
  })

  test('A registration concurrent with a change leaves no session of another browser', async () => {
    const other = await shop.anotherProcess()
    for (let round = 0; round < 6; round += 1) {
      const phone = await elsewhere(round === 0 ? old : next + (round - 1))
      const before = await identity.verify(await phone.idToken())
      if (!before) throw new Error('The proof proved nothing before.')
      await Promise.all([
        registerUser(other, identity, before, { email, sessionMs: hourMs, device: '' }),
        change(ada, next + round, round === 0 ? old : next + (round - 1)),
      ])
      const open = shop.database.read.selectFrom('sessions').where('ended_at', 'is', null).select('id')
      expect([round, await open.execute()]).toEqual([round, []])
    }
  })

  test('An earlier reset link no longer works after the change', async () => {
    await ada.send('POST', '/forgot-password', { email })
    await change(ada)
    const body = { token: emails.tokenOf('resetPassword'), password: 'yet another one' }
    expect(await codeOf(await ada.send('POST', '/reset-password', body))).toBe('INVALID_LINK')
  })

  test.each([
    ['12345', 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
    ['Password1', 'PASSWORD_TOO_COMMON'],
    ['Ada@example.com', 'PASSWORD_TOO_COMMON'],
    ['truewheel1', 'PASSWORD_TOO_COMMON'],
  ])('The new password %j has to meet the rules of the sign-up', async (password, code) => {
    expect(await outcome(await change(ada, password))).toEqual([400, code])
    expect((await new Visitor(identity).signIn(email, old)).status).toBe(200)
  })

  test('Wrong current passwords count towards the same limit as wrong passwords at sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    use({ rateLimitFactor: 0.2 })
    const thief = new Visitor(identity)
    await thief.signIn(email, old)
    const statuses: number[] = []
    for (let guess = 0; guess < 5; guess += 1)
      statuses.push((await change(thief, next, `guess ${guess}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 429])
    expect((await change(thief, '12345', 'guess')).status).toBe(400)
    expect((await change(thief)).status).toBe(429)
    expect((await thief.signIn(email, old)).status).toBe(429)
    vi.setSystemTime(Date.now() + 6 * 60_000)
    expect((await change(thief)).status).toBe(200)
  })

  test('Right passwords do not count towards the limit, and after a change this browser is still a known one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    use({ rateLimitFactor: 0.2 })
    await ada.signIn(email, old)
    let current = old
    for (const password of ['words one', 'words two', 'words three', 'words four', 'words five']) {
      expect((await change(ada, password, current)).status).toBe(200)
      current = password
    }
    const stranger = new Visitor(identity)
    for (let guess = 0; guess < 5; guess += 1) await stranger.signIn(email, 'not hers')
    expect((await change(ada, next, current)).status).toBe(200)
  })

  test('Of two concurrent changes, one succeeds and the other changes nothing', async () => {
    const answers = await Promise.all([change(ada, 'the first one'), change(ada, 'the second one')])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    expect([401, 409]).toContain(statuses[1])
    const won = answers[0]?.status === 200 ? 'the first one' : 'the second one'
    expect((await new Visitor(identity).signIn(email, won)).status).toBe(200)
  })

  test('A change whose session ended while the password was checked changes nothing', async () => {
    const signOutFirst: typeof cheapPasswords = {
      ...cheapPasswords,
      async hash(password) {
        if (password === next) await shop.database.autocommit.deleteFrom('auth_sessions').execute()
        return cheapPasswords.hash(password)
      },
    }
    use({ passwords: signOutFirst })
    await ada.signIn(email, old)
    expect(await outcome(await change(ada))).toEqual([403, 'SIGN_IN_FIRST'])
    expect((await new Visitor(identity).signIn(email, old)).status).toBe(200)
  })

  test('An account without a password gets a refusal that says so, and no password is set', async () => {
    const answer = async () => (await ada.send('GET', '/password')).json()
    expect(await answer()).toEqual({ set: true })
    await shop.database.autocommit.deleteFrom('auth_accounts').execute()
    expect(await answer()).toEqual({ set: false })
    expect(await outcome(await change(ada, next, ''))).toEqual([409, 'NO_PASSWORD'])
    expect(await shop.database.read.selectFrom('auth_accounts').selectAll().execute()).toEqual([])
  })

  test('Without a session nothing is revealed or changed', async () => {
    const stranger = new Visitor(identity)
    expect(await outcome(await change(stranger))).toEqual([401, 'SIGN_IN_FIRST'])
    expect(await outcome(await stranger.send('GET', '/password'))).toEqual([401, 'SIGN_IN_FIRST'])
    expect((await change(stranger, next)).status).toBe(401)
    expect((await new Visitor(identity).signIn(email, old)).status).toBe(200)
  })

  test('A session that lacks its second step changes nothing', async () => {
    const [account] = await shop.database.read.selectFrom('auth_users').select('id').execute()
    await shop.database.autocommit
      .insertInto('auth_second_factors')
      .values({ user_id: account?.id ?? '', switched_on_at: new Date().toISOString() })
      .execute()
    expect(await outcome(await change(ada))).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    expect(await outcome(await ada.send('GET', '/password'))).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  })

  test.each(['GET', 'POST'])('Refuses %s from another origin', async (method) => {
    const path = method === 'GET' ? '/password' : '/change-password'
    const body = method === 'GET' ? undefined : { currentPassword: old, newPassword: next }
    const answer = await ada.send(method, path, body, { origin: 'https://evil.example' })
    expect(await outcome(answer)).toEqual([403, 'INVALID_ORIGIN'])
  })

  test('An unverified address gets at most three mails in a short time, while every change is made', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    use({ rateLimitFactor: 1 })
    await ada.signIn(email, old)
    let current = old
    for (let time = 0; time < 4; time += 1) {
      expect((await change(ada, `words ${time}`, current)).status).toBe(200)
      current = `words ${time}`
    }
    expect(emails.all.filter(({ kind }) => kind === 'passwordReplaced')).toHaveLength(3)
  })
})
