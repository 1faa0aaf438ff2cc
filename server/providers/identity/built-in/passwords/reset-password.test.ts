import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findUserOfSession } from '../../../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { registerUser } from '../../../../operations/accounts/register-user.ts'
import { hourMs } from '../../../../platform/clock.ts'
import { granted, codeOf as refusalOf } from '../../../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { BuiltInSettings } from '../sign-in-library.ts'
import type { KeptEmails } from '../testing/kept-emails.ts'
import { codeOf, identityFor, Visitor } from '../testing/visitor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const email = 'ada@example.com'
const newPassword = 'three new words'

describeOnEveryEngine('A password that is reset by mail', (engine) => {
  let shop: TestShop
  let identity: BuiltInIdentity
  let emails: KeptEmails
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

  /** The clock stands from here on: what a limit counts does not hang on how long the calls take. */
  const haltTime = () => void vi.useFakeTimers({ toFake: ['Date'] })
  const later = (ms: number) =>
    void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms, shouldAdvanceTime: true })
  const ask = (visitor: Visitor, address = email) =>
    visitor.send('POST', '/forgot-password', { email: address })
  const reset = (visitor: Visitor, token: string, password = newPassword) =>
    visitor.send('POST', '/reset-password', { token, password })
  const resetLetters = () => emails.all.filter(({ kind }) => kind === 'resetPassword')
  const askForToken = async (): Promise<string> => {
    await ask(stranger)
    return emails.tokenOf('resetPassword')
  }
  const enterShop = async (visitor: Visitor) => {
    const account = await identity.verify(await visitor.proof())
    if (!account) throw new Error('The proof proves nothing.')
    return registerUser(shop, identity, account, { email, sessionMs: hourMs, device: '' })
  }

  test('The link sets a new password, and the old one opens nothing any more', async () => {
    const token = await askForToken()
    expect(resetLetters()).toMatchObject([{ to: email }])
    expect((await reset(stranger, token)).status).toBe(200)
    expect((await new Visitor(identity).signIn(email)).status).toBe(401)
    expect((await new Visitor(identity).signIn(email, newPassword)).status).toBe(200)
    expect(emails.all.at(-1)).toMatchObject({ kind: 'passwordChanged', to: email, proven: false })
  })

  test('Whoever was signed in is out, at the provider and at the shop, also with a proof made before', async () => {
    const { sessionId } = granted(await enterShop(ada))
    const before = await identity.verify(await ada.proof())
    await reset(stranger, await askForToken())
    expect((await ada.send('GET', '/token')).status).toBe(401)
    expect(await findUserOfSession(shop.database.read, sessionId, shop.clock())).toBeUndefined()
    if (!before) throw new Error('The proof proved nothing before.')
    const again = await registerUser(shop, identity, before, { email, sessionMs: hourMs, device: '' })
    expect(refusalOf(again)).toBe('SESSION_ENDED')
  })

  test('So is who had a proof that the shop had not seen, in a call that was on its way meanwhile', async () => {
    const before = await identity.verify(await ada.proof())
    if (!before) throw new Error('The proof proved nothing before.')
    await reset(stranger, await askForToken())
    const late = await registerUser(shop, identity, before, { email, sessionMs: hourMs, device: '' })
    expect(refusalOf(late)).toBe('SESSION_ENDED')
    const open = shop.database.read.selectFrom('sessions').where('ended_at', 'is', null).select('id')
    expect(await open.execute()).toEqual([])
  })

  test('However the two come at once, nobody is in with a proof from before', async () => {
    const other = await shop.anotherProcess()
    for (let round = 0; round < 6; round += 1) {
      const visitor = new Visitor(identity)
      await visitor.signIn(email, round === 0 ? undefined : newPassword + (round - 1))
      const before = await identity.verify(await visitor.proof())
      if (!before) throw new Error('The proof proved nothing before.')
      const token = await askForToken()
      await Promise.all([
        registerUser(other, identity, before, { email, sessionMs: hourMs, device: '' }),
        reset(stranger, token, newPassword + round),
      ])
      const open = shop.database.read.selectFrom('sessions').where('ended_at', 'is', null).select('id')
      expect([round, await open.execute()]).toEqual([round, []])
    }
  })

  test('Who has the letter has the address: it counts as verified from then on', async () => {
    await reset(stranger, await askForToken())
    const owner = new Visitor(identity)
    await owner.signIn(email, newPassword)
    expect(await identity.verify(await owner.proof())).toMatchObject({ email, emailVerified: true })
    expect(granted(await enterShop(owner)).user.email).toBe(email)
  })

  test('Who has signed in with the old password while it was changed is out as well', async () => {
    const { database } = shop
    const token = await askForToken()
    const [account] = await database.read.selectFrom('auth_users').select('id').execute()
    const answer = await signInWithPassword({ database }, email, async () => {
      // The library has found the password right; it opens its session after the reset is over.
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

  test('The link works once, and of two at the same moment one wins', async () => {
    const token = await askForToken()
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

  test('A new password makes the links of earlier emails worthless', async () => {
    const first = await askForToken()
    const second = await askForToken()
    expect(second).not.toBe(first)
    expect((await reset(stranger, second)).status).toBe(200)
    expect(await codeOf(await reset(stranger, first, 'yet another one'))).toBe('INVALID_LINK')
  })

  test('The link works for an hour', async () => {
    haltTime()
    const token = await askForToken()
    vi.setSystemTime(Date.now() + hourMs - 1)
    expect(await codeOf(await reset(stranger, token, '12345'))).toBe('PASSWORD_TOO_SHORT')
    vi.setSystemTime(Date.now() + 2)
    expect(await codeOf(await reset(stranger, token))).toBe('INVALID_LINK')
  })

  test.each(['', 'x', 'a'.repeat(43), '%', "' or 1=1 --"])('%j is no link', async (token) => {
    await askForToken()
    expect(await codeOf(await reset(stranger, token))).toBe('INVALID_LINK')
  })

  test('The link of a letter that proves an address sets no password', async () => {
    const token = emails.tokenOf('verifyAddress')
    expect(await codeOf(await reset(stranger, token))).toBe('INVALID_LINK')
  })

  test('A password that is refused does not use the link up', async () => {
    const token = await askForToken()
    expect(await codeOf(await reset(stranger, token, '12345'))).toBe('PASSWORD_TOO_SHORT')
    expect(await codeOf(await reset(stranger, token, 'x'.repeat(129)))).toBe('PASSWORD_TOO_LONG')
    expect(await codeOf(await reset(stranger, token, 'Password1'))).toBe('PASSWORD_TOO_COMMON')
    expect((await reset(stranger, token)).status).toBe(200)
  })

  test('An unknown address gets the same answer, and no letter', async () => {
    const [known, unknown] = [await ask(stranger), await ask(stranger, 'nobody@example.com')]
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    expect([...unknown.headers]).toEqual([...known.headers])
    expect(resetLetters()).toHaveLength(1)
    const links = shop.database.read
      .selectFrom('auth_verifications')
      .where('identifier', 'like', 'reset-password:%')
    expect(await links.select('id').execute()).toHaveLength(1)
  })

  test('One address gets three emails at once, and then the same answer without one', async () => {
    haltTime()
    use({ rateLimitFactor: 1 })
    for (let time = 0; time < 5; time += 1) expect((await ask(new Visitor(identity))).status).toBe(200)
    expect(resetLetters()).toHaveLength(3)
    later(20 * 60_000)
    await ask(new Visitor(identity))
    expect(resetLetters()).toHaveLength(4)
  })

  test('One client address may ask and try links ten times at once', async () => {
    haltTime()
    use({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await reset(stranger, 'no such link')).status)
    expect(statuses.slice(-2)).toEqual([400, 429])
    const refused = await ask(stranger)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6'])
  })

  test('Somebody who came without a password gets one', async () => {
    await shop.database.autocommit.deleteFrom('auth_accounts').execute()
    await reset(stranger, await askForToken())
    expect((await new Visitor(identity).signIn(email, newPassword)).status).toBe(200)
  })

  test('A browser in which the password was reset is not locked out by strangers', async () => {
    haltTime()
    use({ rateLimitFactor: 0.2 })
    await ask(stranger)
    await reset(stranger, emails.tokenOf('resetPassword'))
    for (let guess = 0; guess < 5; guess += 1) await new Visitor(identity).signIn(email, 'not hers')
    expect((await new Visitor(identity).signIn(email, newPassword)).status).toBe(429)
    expect((await stranger.signIn(email, newPassword)).status).toBe(200)
  })

  test('What is kept is worth nothing to whoever reads it, and is forgotten when it has expired', async () => {
    const token = await askForToken()
    const kept = () => shop.database.autocommit.selectFrom('auth_verifications').selectAll().execute()
    expect(JSON.stringify(await kept())).toContain('reset-password:')
    expect(JSON.stringify(await kept())).not.toContain(token)
    expect(lines.join('\n')).not.toContain(token)
    later(4 * 24 * hourMs)
    await identity.forgetExpired()
    expect(await kept()).toEqual([])
  })

  test.each(['/forgot-password', '/reset-password', '/send-verification', '/verify-address'])(
    'A page of another site cannot use %s',
    async (path) => {
      const body = { email, token: 'x', password: newPassword }
      const answer = await ada.send('POST', path, body, { origin: 'https://evil.example' })
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'INVALID_ORIGIN'])
    },
  )
})
