import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../data/database.ts'
import { engines } from '../../../data/testing/engines.ts'
import type { BuiltInIdentity } from './built-in-identity.ts'
import { codeOf, identityFor, Visitor } from './testing/visitor.ts'

/** Returns a cookie's value without its signature. */
function secretIn(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1).split(/[.;]/)[0] ?? ''
}

describe('The endpoints of the built-in sign-in provider', () => {
  let database: Database
  let drop: () => Promise<void>
  let identity: BuiltInIdentity

  beforeAll(async () => {
    const fresh = await engines[0]?.fresh()
    if (!fresh) throw new Error('SQLite is always there.')
    database = fresh.database
    drop = () => fresh.drop()
    identity = identityFor(database).identity
  })
  afterAll(() => drop())

  test.each([
    ['POST', '/update-user'],
    ['POST', '/set-password'],
    ['GET', '/change-password'],
    ['POST', '/delete-user'],
    ['POST', '/sign-in/social'],
    ['GET', '/list-sessions'],
    ['GET', '/ok'],
    ['GET', '/sign-in/email'],
    ['POST', '/sign-in/email/'],
    ['DELETE', '/sign-out'],
  ])('%s %s is not found', async (method, path) => {
    expect((await new Visitor(identity).send(method, path)).status).toBe(404)
  })

  test('Sign-up ignores fields that the form does not have', async () => {
    const visitor = new Visitor(identity)
    const body = { name: 'Eve', email: 'eve@example.com', password: 'hunter2!' }
    const extra = {
      emailVerified: true,
      image: 'http://evil.example/x.png',
      callbackURL: '/elsewhere',
      id: 'mine',
    }
    const answer = await visitor.send('POST', '/sign-up/email', { ...body, ...extra })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('location')).toBeNull()
    const proven = await identity.verify(await visitor.idToken())
    expect(proven).toMatchObject({ emailVerified: false })
    expect(proven?.subject).not.toBe('mine')
  })

  test.each([
    ['text', 'not an object', 'VALIDATION_ERROR'],
    ['a name of spaces', { name: '  ', email: 'x@example.com', password: 'hunter2!' }, 'INVALID_NAME'],
    ['a NUL in the name', { name: 'a\u0000b', email: 'x@example.com', password: 'hunter2!' }, 'INVALID_NAME'],
    ['an address that is a number', { name: 'X', email: 7, password: 'hunter2!' }, 'INVALID_EMAIL'],
    ['an address with a space', { name: 'X', email: 'a b@x.co', password: 'hunter2!' }, 'INVALID_EMAIL'],
    [
      'an overlong password',
      { name: 'X', email: 'x@example.com', password: 'x'.repeat(1_001) },
      'PASSWORD_TOO_LONG',
    ],
  ])('Sign-up with %s is refused as bad input', async (_what, body, code) => {
    const answer = await new Visitor(identity).send('POST', '/sign-up/email', body)
    expect([answer.status, await codeOf(answer)]).toEqual([400, code])
  })

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['the shop on another name of this machine', { origin: 'http://127.0.0.1:4321' }, 200],
    ['the shop on another port', { origin: 'http://localhost:9999' }, 403],
  ])('Sign-up from %s', async (_from, headers, status) => {
    const email = `${crypto.randomUUID()}@example.com`
    const body = { name: 'Eve', email, password: 'hunter2!' }
    expect((await new Visitor(identity).send('POST', '/sign-up/email', body, headers)).status).toBe(status)
  })

  test('A sign-out from another site is refused', async () => {
    const visitor = new Visitor(identity)
    await visitor.signUp('sam@example.com')
    const answer = await visitor.send('POST', '/sign-out', undefined, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect((await visitor.send('GET', '/token')).status).toBe(200)
  })

  test('The session cookie is HttpOnly and SameSite', async () => {
    const answer = await new Visitor(identity).signUp('kim@example.com')
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^truewheel\.session_token=/)
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).not.toMatch(/; Secure/i)
  })

  test('Only the cookie carries the session secret, never a response body', async () => {
    const visitor = new Visitor(identity)
    const signedUp = await visitor.signUp('pat@example.com')
    const answers = [
      signedUp,
      await visitor.signIn('pat@example.com'),
      await visitor.send('GET', '/get-session'),
    ]
    const secrets = answers.flatMap((answer) => answer.headers.getSetCookie()).map(secretIn)
    expect(secrets.filter((secret) => secret.length >= 32)).toHaveLength(2)
    for (const answer of answers) {
      const text = await answer.text()
      expect(JSON.parse(text)).toMatchObject({ user: { email: 'pat@example.com', name: 'Ada' } })
      for (const secret of secrets) expect(text).not.toContain(secret)
      expect(text).not.toContain('"token"')
    }
    const { session } = JSON.parse(await (await visitor.send('GET', '/get-session')).text())
    expect(session).toMatchObject({ id: expect.any(String), expiresAt: expect.any(String) })
  })

  test('A request without a session gets null instead of an error', async () => {
    const answer = await new Visitor(identity).send('GET', '/get-session')
    expect([answer.status, await answer.json()]).toEqual([200, null])
  })

  test('Behind https, every cookie is Secure and bound by its name to this host, even when it is cleared', async () => {
    const secure = identityFor(database, { publicUrl: 'https://shop.example' }).identity
    const visitor = new Visitor(secure)
    const origin = { origin: 'https://shop.example' }
    const account = { email: 'lee@example.com', password: 'hunter2!' }
    const answers = [
      await visitor.send('POST', '/sign-up/email', { name: 'Lee', ...account }, origin),
      await visitor.send('POST', '/sign-in/email', account, origin),
      await visitor.send('GET', '/passkey/generate-authenticate-options', undefined, origin),
      await visitor.send('GET', '/get-session'),
      await visitor.send('POST', '/sign-out', undefined, origin),
    ]
    expect(await answers[3]?.json()).toMatchObject({ user: { email: 'lee@example.com' } })
    const cookies = answers.flatMap((answer) => answer.headers.getSetCookie())
    expect(cookies.length).toBeGreaterThan(4)
    // A browser accepts such a cookie only from this host, and sends it only to this host (RFC 6265bis, 4.1.3.2).
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-truewheel\./)
      expect(cookie).toMatch(/; Secure(?:;|$)/)
      expect(cookie).toMatch(/; Path=\/(?:;|$)/)
      expect(cookie).not.toMatch(/; Domain/i)
    }
  })

  test('The public key is published, but not the private one', async () => {
    const keys: unknown = await (await new Visitor(identity).send('GET', '/jwks')).json()
    expect(keys).toEqual({
      keys: [{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', x: expect.any(String), kid: expect.any(String) }],
    })
  })
})
