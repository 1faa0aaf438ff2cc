import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { Authenticator } from '../../../../testing/authenticator.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { codeOf, identityFor, publicUrl, Visitor } from '../testing/visitor.ts'

const site = { origin: publicUrl, rpId: 'localhost' }
const email = 'ada@example.com'

describeOnEveryEngine('Passkeys at the built-in sign-in provider', (engine) => {
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
    // With codes by email a passkey is never the last way to sign in.
    const made = identityFor(database, { codes: false })
    identity = made.identity
    emails = made.emails
    ada = new Visitor(identity)
    key = new Authenticator(site)
    expect((await ada.signUp(email)).status).toBe(200)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await drop()
  })

  async function challengeOf(visitor: Visitor, kind: 'register' | 'authenticate'): Promise<string> {
    const answer = await visitor.send('GET', `/passkey/generate-${kind}-options`)
    expect(answer.status).toBe(200)
    const { challenge } = (await answer.json()) as { challenge: string }
    return challenge
  }
  async function add(visitor = ada, authenticator = key, name = 'Laptop'): Promise<Response> {
    const response = authenticator.register(await challengeOf(visitor, 'register'))
    return visitor.send('POST', '/passkey/verify-registration', { name, response })
  }
  async function signInBy(visitor: Visitor, authenticator = key, answered = {}): Promise<Response> {
    const response = authenticator.signIn(await challengeOf(visitor, 'authenticate'), answered)
    return visitor.send('POST', '/passkey/verify-authentication', { response })
  }
  async function own(visitor = ada) {
    const { passkeys } = (await (await visitor.send('GET', '/passkeys')).json()) as {
      passkeys: { id: string; name: string; lastUsedAt: number | null }[]
    }
    return passkeys
  }

  test('A passkey signs in to the account that added it, in another browser', async () => {
    expect((await add()).status).toBe(200)
    expect(await own()).toMatchObject([{ name: 'Laptop', lastUsedAt: null }])
    const phone = new Visitor(identity)
    const answer = await signInBy(phone)
    expect([answer.status, await answer.json()]).toEqual([200, { user: { email, name: 'Ada' } }])
    const [here, there] = await Promise.all([ada, phone].map(async (v) => identity.verify(await v.idToken())))
    expect(there?.subject).toBe(here?.subject)
    expect(await own()).toMatchObject([{ lastUsedAt: expect.any(Number) }])
    expect(emails.all.map(({ kind, to }) => [kind, to])).toContainEqual(['passkeyAdded', email])
  })

  test('Answers from another site, for another challenge, without a check of the person or from an unknown passkey are refused', async () => {
    await add()
    const bob = new Visitor(identity)
    const refused = [
      await signInBy(bob, key, { origin: 'https://evil.example' }),
      await signInBy(bob, key, { rpId: 'evil.example' }),
      await signInBy(bob, key, { verified: false }),
      await signInBy(bob, new Authenticator(site)),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    const stale = key.signIn(await challengeOf(bob, 'authenticate'))
    await challengeOf(bob, 'authenticate')
    expect((await bob.send('POST', '/passkey/verify-authentication', { response: stale })).status).toBe(401)
    expect((await bob.send('GET', '/token')).status).toBe(401)
  })

  test('A challenge works once', async () => {
    await add()
    const phone = new Visitor(identity)
    const response = key.signIn(await challengeOf(phone, 'authenticate'))
    const both = [
      await phone.send('POST', '/passkey/verify-authentication', { response }),
      await phone.send('POST', '/passkey/verify-authentication', { response }),
    ]
    expect(both.map(({ status }) => status)).toEqual([200, 401])
  })

  test('A passkey cannot be added from another site, without a session, or long after the sign-in', async () => {
    const elsewhere = key.register(await challengeOf(ada, 'register'), { origin: 'https://evil.example' })
    const refused = await ada.send('POST', '/passkey/verify-registration', { name: 'x', response: elsewhere })
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'PASSKEY_NOT_ACCEPTED'])
    const fromElsewhere = await ada.send('GET', '/passkey/generate-register-options', undefined, {
      origin: 'https://evil.example',
    })
    expect(fromElsewhere.status).toBe(403)
    expect((await new Visitor(identity).send('GET', '/passkey/generate-register-options')).status).toBe(401)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
    expect(await codeOf(await ada.send('GET', '/passkey/generate-register-options'))).toBe('SIGN_IN_AGAIN')
    vi.useRealTimers()
    expect(await own()).toEqual([])
  })

  test('A passkey belongs to only one account', async () => {
    await add()
    const eve = new Visitor(identity)
    await eve.signUp('eve@example.com')
    expect((await add(eve)).status).toBe(400)
    expect(await own(eve)).toEqual([])
  })

  test('A passkey is renamed and removed only by its owner, and a removed one no longer signs in', async () => {
    await add()
    const [passkey] = await own()
    const id = passkey?.id ?? ''
    const eve = new Visitor(identity)
    await eve.signUp('eve@example.com')
    const strangers = [
      await eve.send('POST', '/passkeys/rename', { id, name: 'Mine' }),
      await eve.send('POST', '/passkeys/remove', { id }),
    ]
    expect(strangers.map(({ status }) => status)).toEqual([404, 404])
    expect((await ada.send('POST', '/passkeys/rename', { id, name: '  ' })).status).toBe(400)
    expect((await ada.send('POST', '/passkeys/rename', { id, name: 'Work laptop' })).status).toBe(200)
    expect(await own()).toMatchObject([{ name: 'Work laptop' }])
    expect((await ada.send('POST', '/passkeys/remove', { id })).status).toBe(200)
    expect((await ada.send('POST', '/passkeys/remove', { id })).status).toBe(404)
    expect((await signInBy(new Visitor(identity))).status).toBe(401)
    expect(emails.all.filter(({ kind }) => kind === 'passkeyRemoved')).toHaveLength(1)
  })

  test('The last sign-in method cannot be removed, even if two concurrent calls remove the last two passkeys', async () => {
    await add()
    await add(ada, new Authenticator(site), 'Phone')
    await database.autocommit.deleteFrom('auth_accounts').execute()
    const ids = (await own()).map(({ id }) => id)
    const answers = await Promise.all(ids.map((id) => ada.send('POST', '/passkeys/remove', { id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await own()).toHaveLength(1)
  })

  test('Setting a password by email removes the passkeys of an account with an unverified email', async () => {
    await add()
    const owner = new Visitor(identity)
    const reset = async () => {
      await owner.send('POST', '/forgot-password', { email })
      const token = emails.tokenOf('resetPassword')
      expect((await owner.send('POST', '/reset-password', { token, password: 'mine again 7' })).status).toBe(
        200,
      )
    }
    await reset()
    expect((await signInBy(new Visitor(identity))).status).toBe(401)
    expect((await owner.signIn(email, 'mine again 7')).status).toBe(200)
    expect((await add(owner, new Authenticator(site))).status).toBe(200)
    await reset()
    await owner.signIn(email, 'mine again 7')
    expect(await own(owner)).toHaveLength(1)
  })

  test('If the code for passkeys cannot be loaded, one request fails, and the next loads it again', async () => {
    vi.doMock('@better-auth/passkey', () => {
      throw new Error('too many open files')
    })
    await expect(ada.send('GET', '/passkey/generate-register-options')).rejects.toThrow()
    vi.doUnmock('@better-auth/passkey')
    expect((await add()).status).toBe(200)
  })

  test('Deleting the account deletes its passkeys', async () => {
    await add()
    const { subject = '' } = (await identity.verify(await ada.idToken())) ?? {}
    await identity.deleteAccount(subject)
    expect(await database.read.selectFrom('auth_passkeys').selectAll().execute()).toEqual([])
    expect((await signInBy(new Visitor(identity))).status).toBe(401)
  })

  test('A session that ends while its passkey is added leaves no passkey', async () => {
    const response = key.register(await challengeOf(ada, 'register'))
    const adding = ada.send('POST', '/passkey/verify-registration', { name: 'Laptop', response })
    await database.autocommit.deleteFrom('auth_sessions').execute()
    expect((await adding).ok).toBe(false)
    expect(await database.read.selectFrom('auth_passkeys').selectAll().execute()).toEqual([])
  })
})

describeOnEveryEngine('A shop at an address without passkeys', (engine) => {
  test('offers no passkeys and answers none', async () => {
    const fresh = await engine.fresh()
    const { identity } = identityFor(fresh.database, { publicUrl: 'http://192.0.2.7:4321' })
    expect(identity.settings).not.toHaveProperty('passkeys')
    const answer = await new Visitor(identity).send('GET', '/passkey/generate-authenticate-options')
    expect(answer.status).toBe(404)
    await fresh.drop()
  })
})
