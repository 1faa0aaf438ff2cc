import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { Authenticator } from '../../../../testing/authenticator.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { cheapPasswords, codeOf, identityFor, publicUrl, secret, Visitor } from '../testing/visitor.ts'
import { hashOfRecoveryCode, storedHashOf } from './recovery-codes.ts'

const site = { origin: publicUrl, rpId: 'localhost' }
const email = 'ada@example.com'

describeOnEveryEngine('The second factor of an account', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  let identity: BuiltInIdentity
  let emails: RecordedEmails
  let ada: Visitor
  let key: Authenticator

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    const made = identityFor(database)
    identity = made.identity
    emails = made.emails
    ada = new Visitor(identity)
    key = new Authenticator(site)
    await ada.signUp(email)
    const response = key.register(await challengeOf(ada, 'register'))
    await ada.send('POST', '/passkey/verify-registration', { name: 'Laptop', response })
  })
  afterEach(() => drop())

  async function challengeOf(visitor: Visitor, kind: 'register' | 'authenticate'): Promise<string> {
    const answer = await visitor.send('GET', `/passkey/generate-${kind}-options`)
    const { challenge } = (await answer.json()) as { challenge: string }
    return challenge
  }
  async function present(visitor: Visitor, authenticator = key, answered = {}): Promise<Response> {
    const response = authenticator.signIn(await challengeOf(visitor, 'authenticate'), answered)
    return visitor.send('POST', '/passkey/verify-authentication', { response })
  }
  /** Switches on the second factor in Ada's browser; returns the recovery codes. */
  async function switchOn(): Promise<readonly string[]> {
    await present(ada)
    return codesIn(await ada.send('POST', '/second-factor/on'))
  }
  async function codesIn(answer: Response): Promise<readonly string[]> {
    expect(answer.status).toBe(200)
    const { codes } = (await answer.json()) as { codes: string[] }
    return codes
  }
  async function withPassword(): Promise<Visitor> {
    const visitor = new Visitor(identity)
    expect((await visitor.signIn(email)).status).toBe(200)
    return visitor
  }
  const halfway = async (visitor: Visitor) => (await identity.verify(await visitor.idToken()))?.halfway
  const recover = (visitor: Visitor, code: string) => visitor.send('POST', '/second-factor/recover', { code })

  test('Leaves a session half signed in after the password, until it presents a passkey of the account', async () => {
    await switchOn()
    expect(await halfway(ada)).toBeUndefined()
    const phone = await withPassword()
    expect(await halfway(phone)).toBe(true)
    // The password already verifies the person, so the device need not.
    expect((await present(phone, key, { verified: false })).status).toBe(200)
    expect(await halfway(phone)).toBeUndefined()
    const laptop = new Visitor(identity)
    expect((await present(laptop)).status).toBe(200)
    expect(await halfway(laptop)).toBeUndefined()
  })

  test('Prevents a half-signed-in session from changing sign-in methods', async () => {
    await switchOn()
    const thief = await withPassword()
    const answers = await Promise.all([
      thief.send('GET', '/passkey/generate-register-options'),
      thief.send('GET', '/passkeys'),
      thief.send('POST', '/passkeys/remove', { id: 'any' }),
      thief.send('POST', '/passkeys/rename', { id: 'any', name: 'x' }),
      thief.send('GET', '/second-factor'),
      thief.send('POST', '/second-factor/off'),
      thief.send('POST', '/second-factor/codes'),
      thief.send('POST', '/second-factor/on'),
    ])
    expect(new Set(await Promise.all(answers.map(codeOf)))).toEqual(new Set(['SECOND_FACTOR_REQUIRED']))
  })

  test('Is not replaced by a password that is set by email', async () => {
    await ada.send('POST', '/verify-address', { token: emails.tokenOf('verifyAddress') })
    await switchOn()
    const thief = new Visitor(identity)
    await thief.send('POST', '/forgot-password', { email })
    const body = { token: emails.tokenOf('resetPassword'), password: 'seven saddles' }
    expect((await thief.send('POST', '/reset-password', body)).status).toBe(200)
    expect((await thief.signIn(email, 'seven saddles')).status).toBe(200)
    expect(await halfway(thief)).toBe(true)
    expect((await present(thief)).status).toBe(200)
    expect(await halfway(thief)).toBeUndefined()
  })

  test('Can be switched on only in a session that has used a passkey, and ends the other sessions', async () => {
    expect(await codeOf(await ada.send('POST', '/second-factor/on'))).toBe('PASSKEY_FIRST')
    const other = await withPassword()
    await switchOn()
    expect((await other.send('GET', '/token')).status).toBe(401)
    expect(await (await ada.send('GET', '/second-factor')).json()).toEqual({ on: true, codesLeft: 10 })
    expect(emails.all.map(({ kind }) => kind)).toContain('secondFactorChanged')
  })

  test('Keeps the last passkey while it is on; switched off, the password alone suffices', async () => {
    await switchOn()
    const { passkeys } = (await (await ada.send('GET', '/passkeys')).json()) as { passkeys: { id: string }[] }
    const remove = () => ada.send('POST', '/passkeys/remove', { id: passkeys[0]?.id })
    expect(await codeOf(await remove())).toBe('SECOND_FACTOR_NEEDS_PASSKEY')
    expect((await ada.send('POST', '/second-factor/off')).status).toBe(200)
    expect((await remove()).status).toBe(200)
    expect(await halfway(await withPassword())).toBeUndefined()
  })

  test('Accepts a recovery code once, however it is typed, and stores the code as a hash', async () => {
    const [code = '', next = ''] = await switchOn()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    const stored = await database.read.selectFrom('auth_recovery_codes').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(code)
    const phone = await withPassword()
    expect((await recover(phone, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200)
    expect(await halfway(phone)).toBeUndefined()
    expect(await codeOf(await recover(await withPassword(), code))).toBe('RECOVERY_CODE_WRONG')
    expect((await recover(await withPassword(), next)).status).toBe(200)
    expect(await (await ada.send('GET', '/second-factor')).json()).toEqual({ on: true, codesLeft: 8 })
    expect(emails.all.filter(({ kind }) => kind === 'recoveryCodeUsed')).toHaveLength(2)
  })

  test('Stores recovery codes as salted password hashes that also use the secret of the shop', async () => {
    const of = { secret: 'of the shop', accountId: 'ada', code: '7Q4K-M2XD-9RTA' }
    const [one, again, other] = await Promise.all(
      [of, of, { ...of, accountId: 'bob' }].map((code) => hashOfRecoveryCode(cheapPasswords, code)),
    )
    expect(new Set([one, again, other]).size).toBe(3)
    expect(await storedHashOf(cheapPasswords, of, [String(other), String(again), String(one)])).toBe(again)
    expect(await storedHashOf(cheapPasswords, { ...of, secret: 'another' }, [String(one)])).toBeUndefined()
  })

  test('Accepts a code once that was stored before hashes had a salt', async () => {
    await switchOn()
    const account = await database.read.selectFrom('auth_users').select('id').executeTakeFirstOrThrow()
    const hash = createHmac('sha256', secret)
      .update(`recovery code of ${account.id}: 7Q4KM2XD9RTA`)
      .digest('base64url')
    const row = { user_id: account.id, hash, created_at: new Date(0).toISOString(), used_at: null }
    await database.autocommit.insertInto('auth_recovery_codes').values(row).execute()
    expect((await recover(await withPassword(), '7Q4K-M2XD-9RTB')).status).toBe(401)
    expect((await recover(await withPassword(), '7Q4K-M2XD-9RTA')).status).toBe(200)
    expect((await recover(await withPassword(), '7Q4K-M2XD-9RTA')).status).toBe(401)
  })

  test('Admits only one of two browsers that use the same code at the same time', async () => {
    const [code = ''] = await switchOn()
    const both = await Promise.all([withPassword(), withPassword()])
    const answers = await Promise.all(both.map((visitor) => recover(visitor, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await Promise.all(both.map(halfway))).filter((is) => is === true)).toHaveLength(1)
  })

  test('Replaces old codes by new ones, and refuses a code of another account', async () => {
    const [old = ''] = await switchOn()
    const [fresh = ''] = await codesIn(await ada.send('POST', '/second-factor/codes'))
    expect((await recover(await withPassword(), old)).status).toBe(401)
    const eve = new Visitor(identity)
    await eve.signUp('eve@example.com')
    expect((await recover(eve, fresh)).status).toBe(401)
    expect((await recover(await withPassword(), fresh)).status).toBe(200)
  })

  test('Limits guesses of codes for the account across all clients', async () => {
    const strict = identityFor(database, { rateLimitFactor: 1 }).identity
    await switchOn()
    const statuses: number[] = []
    for (let guess = 0; guess < 21; guess += 1) {
      const visitor = new Visitor(strict)
      await visitor.signIn(email)
      statuses.push((await recover(visitor, `0000-0000-00${guess}`)).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
    expect(statuses[20]).toBe(429)
  })

  test('Is not completed by a passkey of another account', async () => {
    await switchOn()
    const eve = new Visitor(identity)
    await eve.signUp('eve@example.com')
    const evesKey = new Authenticator(site)
    const response = evesKey.register(await challengeOf(eve, 'register'))
    await eve.send('POST', '/passkey/verify-registration', { name: 'Eve', response })
    const thief = await withPassword()
    expect((await present(thief, evesKey, { verified: false })).status).toBe(401)
    expect(await halfway(thief)).toBe(true)
  })
})
