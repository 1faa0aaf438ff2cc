import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../../data/database.ts'
import { describeOnEveryEngine } from '../../../data/testing/engines.ts'
import type { BuiltInIdentity } from './built-in-identity.ts'
import { codeOf, ensure, identityFor, Visitor } from './testing/visitor.ts'

describeOnEveryEngine('The built-in sign-in provider', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  let identity: BuiltInIdentity
  let lines: string[]
  let ada: Visitor

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    const made = identityFor(database)
    identity = made.identity
    lines = made.lines
    ada = new Visitor(identity)
  })
  afterEach(() => drop())

  test('Signs a new account in, with an ID token that names the account', async () => {
    expect((await ada.signUp('Ada@Example.com')).status).toBe(200)
    expect(await identity.verify(await ada.idToken())).toEqual({
      issuer: 'truewheel',
      subject: expect.stringMatching(/^[\w-]{16,}$/),
      email: 'ada@example.com',
      emailVerified: false,
      name: 'Ada',
      signIn: expect.stringMatching(/^\w{16,}$/),
      signedInAt: expect.any(Number),
    })
  })

  test('Accepts another sign-in of the same account', async () => {
    await ada.signUp('ada@example.com')
    const later = new Visitor(identity)
    expect((await later.signIn('ADA@example.com')).status).toBe(200)
    const [first, second] = await Promise.all([ada.idToken(), later.idToken()])
    expect((await identity.verify(second))?.subject).toBe((await identity.verify(first))?.subject)
  })

  test('Refuses a taken address, in any letter case', async () => {
    await ada.signUp('ada@example.com')
    const answer = await new Visitor(identity).signUp('ADA@example.com')
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'])
  })

  test('Requires a password of at least six characters', async () => {
    expect(await codeOf(await ada.signUp('ada@example.com', '12345'))).toBe('PASSWORD_TOO_SHORT')
    expect((await ada.signUp('ada@example.com', 'w4gon!')).status).toBe(200)
  })

  test('Refuses a common password, and accepts another one for the same address', async () => {
    for (const password of ['123456', 'Password1', 'truewheel!', 'ada.wheel7']) {
      const answer = await ada.signUp('ada.wheel@example.com', password)
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'PASSWORD_TOO_COMMON'])
    }
    expect((await ada.signUp('ada.wheel@example.com')).status).toBe(200)
  })

  test('Gives a wrong password and an unknown address the same answer', async () => {
    await ada.signUp('ada@example.com')
    const wrong = await new Visitor(identity).signIn('ada@example.com', 'not hers')
    const unknown = await new Visitor(identity).signIn('nobody@example.com', 'not hers')
    expect(wrong.status).toBe(401)
    expect([unknown.status, await unknown.text()]).toEqual([wrong.status, await wrong.text()])
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()])
  })

  test("Invalidates the session's cookie and its ID tokens at sign-out", async () => {
    await ada.signUp('ada@example.com')
    const proof = await ada.idToken()
    expect((await ada.send('POST', '/sign-out')).status).toBe(200)
    expect((await ada.send('GET', '/token')).status).toBe(401)
    expect(await identity.verify(proof)).toBeNull()
  })

  test("Ends one sign-in immediately and keeps the account's other sign-ins", async () => {
    await ada.signUp('ada@example.com')
    const elsewhere = new Visitor(identity)
    await elsewhere.signIn('ada@example.com')
    const [here, there] = [await ada.idToken(), await elsewhere.idToken()]
    await identity.endSignIn((await identity.verify(there))?.signIn ?? '')
    expect(await identity.verify(there)).toBeNull()
    expect((await elsewhere.send('GET', '/token')).status).toBe(401)
    expect(await identity.verify(here)).not.toBeNull()
  })

  test('Refuses one of two concurrent sign-ups for the same address as taken', async () => {
    const answers = await Promise.all([
      ada.signUp('ada@example.com'),
      new Visitor(identity).signUp('ada@example.com'),
    ])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect([won?.status, lost?.status]).toEqual([200, 422])
    expect(lost && (await codeOf(lost))).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')
  })

  test('Does not let a crashed sign-up of an older version block its address', async () => {
    await ensure(identity, { email: 'ada@example.com', password: 'hunter2!', name: 'Ada' })
    await database.autocommit.deleteFrom('auth_accounts').execute()
    await database.autocommit.updateTable('auth_users').set({ email_verified: 0 }).execute()
    expect(await codeOf(await ada.signUp('ada@example.com'))).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    try {
      expect((await ada.signUp('ada@example.com')).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  test('Ensures an account that can sign in, and keeps its password when ensured again', async () => {
    const account = { email: 'Admin@Example.com', password: 'first one', name: 'Admin' }
    const made = await ensure(identity, account)
    const again = await ensure(identity, { ...account, password: 'another one' })
    expect(made.created).toBe(true)
    expect(again).toEqual({ ...made, created: false })
    expect((await ada.signIn('admin@example.com', 'first one')).status).toBe(200)
    expect((await identity.verify(await ada.idToken()))?.subject).toBe(made.subject)
  })

  test('Ends the sign-ins of a deleted account and frees its address', async () => {
    await ada.signUp('ada@example.com')
    const proof = await ada.idToken()
    const { subject = '' } = (await identity.verify(proof)) ?? {}
    await identity.deleteAccount(subject)
    await identity.deleteAccount(subject)
    expect(await identity.verify(proof)).toBeNull()
    expect((await new Visitor(identity).signIn('ada@example.com')).status).toBe(401)
    const again = new Visitor(identity)
    expect((await again.signUp('ada@example.com')).status).toBe(200)
    expect((await identity.verify(await again.idToken()))?.subject).not.toBe(subject)
  })

  test('Creates one account when two processes ensure the same one concurrently', async () => {
    const account = { email: 'admin@example.com', password: 'first one', name: 'Admin' }
    const other = identityFor(database).identity
    const both = await Promise.all([ensure(identity, account), ensure(other, account)])
    expect(both[0].subject).toBe(both[1].subject)
    expect(both.filter(({ created }) => created)).toHaveLength(1)
  })

  test('Writes an ensured account and its other rows in one transaction', async () => {
    const account = { email: 'admin@example.com', password: 'first one', name: 'Admin' }
    const broken = identity.ensureAccount(account, async () => {
      throw new Error('The process died')
    })
    await expect(broken).rejects.toThrow('The process died')
    expect((await ada.signIn('admin@example.com', 'first one')).status).toBe(401)
    const calls: unknown[] = []
    const record = async (_transaction: unknown, made: unknown) => void calls.push(made)
    const { created, ...name } = await identity.ensureAccount(account, record)
    expect((await identity.ensureAccount(account, record)).created).toBe(false)
    expect([created, calls]).toEqual([true, [name]])
  })

  test('Deletes expired sessions only', async () => {
    await ada.signUp('ada@example.com')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 24 * 3_600_000 })
    await new Visitor(identity).signIn('ada@example.com')
    vi.useRealTimers()
    await identity.deleteExpiredSessions()
    const left = await database.autocommit
      .selectFrom('auth_sessions' as never)
      .selectAll()
      .execute()
    expect(left).toHaveLength(1)
    expect((await ada.send('GET', '/token')).status).toBe(200)
  })

  test('Logs no email address or password, and prints nothing', async () => {
    const printed = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
    await ada.signUp('ada@example.com')
    await ada.signUp('ada@example.com')
    await ada.signIn('ada@example.com', 'wrong password')
    await ada.signIn('nobody@example.com')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toMatch(/example\.com|wrong password|hunter2/)
    for (const spy of printed) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
