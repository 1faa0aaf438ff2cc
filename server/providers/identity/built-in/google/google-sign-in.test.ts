import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { realGoogle } from '../../google/real-google.ts'
import { type GoogleStandIn, startGoogle } from '../testing/google-stand-in.ts'
import { throughGoogle } from '../testing/through-google.ts'
import { identityFor, publicUrl, Visitor } from '../testing/visitor.ts'

const wrongClaim = 'is not accepted: ERR_JWT_CLAIM_VALIDATION_FAILED'

describeOnEveryEngine('Signing in with Google', (engine) => {
  let google: GoogleStandIn
  let database: Database
  let drop: () => Promise<void>
  let shop: ReturnType<typeof identityFor>
  let ada: Visitor

  beforeAll(async () => {
    google = await startGoogle()
  })
  afterAll(() => google.stop())
  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    shop = identityFor(database, { google: realGoogle(google.place) })
    ada = new Visitor(shop.identity)
    google.user = { sub: 'g-1', email: 'ada@example.com', email_verified: true, name: 'Ada L.' }
    google.denies = false
    google.forge = undefined
  })
  afterEach(() => drop())

  const stored = async () => {
    const [users, accounts, sessions] = await Promise.all(
      ['auth_users', 'auth_accounts', 'auth_sessions'].map((table) =>
        database.autocommit
          .selectFrom(table as never)
          .selectAll()
          .execute(),
      ),
    )
    return [users?.length, accounts?.length, sessions?.length]
  }
  const provenBy = async (visitor: Visitor) => shop.identity.verify(await visitor.idToken())

  test('A Google sign-in succeeds, and its ID token marks the address as verified', async () => {
    expect(await throughGoogle(ada, google)).toBe('in')
    expect(await provenBy(ada)).toMatchObject({
      issuer: 'truewheel',
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada L.',
    })
  })

  test('A repeated sign-in uses the same account, even if the address has changed at Google', async () => {
    await throughGoogle(ada, google)
    const later = new Visitor(shop.identity)
    google.user = { ...google.user, email: 'ada.l@example.com' }
    expect(await throughGoogle(later, google)).toBe('in')
    expect((await provenBy(later))?.subject).toBe((await provenBy(ada))?.subject)
    expect(await stored()).toEqual([1, 1, 2])
  })

  test('A Google sign-in in a browser that is signed in ends the earlier session', async () => {
    await throughGoogle(ada, google)
    const before = await ada.idToken()
    expect(await shop.identity.verify(before)).not.toBeNull()
    await throughGoogle(ada, google)
    expect(await shop.identity.verify(before)).toBeNull()
    expect(await provenBy(ada)).not.toBeNull()
  })

  test('No Google token is stored or logged', async () => {
    await throughGoogle(ada, google)
    const rows = await database.autocommit
      .selectFrom('auth_accounts' as never)
      .selectAll()
      .execute()
    expect(rows).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }])
    expect(shop.lines).toEqual([])
  })

  test('An address that Google has not verified is refused, and nothing is stored', async () => {
    google.user = { ...google.user, email_verified: false }
    expect(await throughGoogle(ada, google)).toBe('unverified-email')
    expect(await stored()).toEqual([0, 0, 0])
  })

  test('Cancelling at Google does not sign in and stores nothing', async () => {
    google.denies = true
    expect(await throughGoogle(ada, google)).toBe('user-cancelled')
    expect(await stored()).toEqual([0, 0, 0])
  })

  test.each([
    ['the nonce of another sign-in', { nonce: 'of another sign-in' }, 'is for another sign-in'],
    ['no nonce', { nonce: undefined }, wrongClaim],
    ['another audience', { aud: 'another-shop' }, wrongClaim],
    ['several audiences and another party', { aud: ['the-shop', 'b'], azp: 'b' }, 'is for another client'],
    ['another issuer', { iss: 'https://accounts.google.com.evil.example' }, wrongClaim],
    ['an expired time', { iat: 1_000, exp: 2_000 }, 'is not accepted: ERR_JWT_EXPIRED'],
    ['no expiry', { exp: undefined }, wrongClaim],
    ['no subject', { sub: '' }, 'names nobody'],
    ['no address', { email: undefined }, 'names nobody'],
    ['an address that becomes another one in lower case', { email: 'ada@wor\u212a.example' }, 'names nobody'],
  ])('An ID token with %s is refused', async (_what, changed, reason) => {
    google.forge = (claims) => google.sign({ ...claims, ...changed } as JWTPayload)
    expect(await throughGoogle(ada, google)).toBe('unavailable')
    expect(shop.lines).toEqual([`sign-in: Google: the ID token ${reason}`])
    expect(await stored()).toEqual([0, 0, 0])
  })

  test('An ID token with a foreign signature or without one is refused', async () => {
    const stranger = await generateKeyPair('RS256')
    google.forge = (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'stand-in-1' }).sign(stranger.privateKey)
    expect(await throughGoogle(ada, google)).toBe('unavailable')
    google.forge = async (claims) => unsigned(claims)
    expect(await throughGoogle(new Visitor(shop.identity), google)).toBe('unavailable')
    google.forge = async (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(google.client.clientSecret))
    expect(await throughGoogle(new Visitor(shop.identity), google)).toBe('unavailable')
    expect(shop.lines.map((line) => line.split('accepted: ')[1])).toEqual([
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
      'ERR_JOSE_ALG_NOT_ALLOWED',
      'ERR_JOSE_ALG_NOT_ALLOWED',
    ])
    expect(await stored()).toEqual([0, 0, 0])
  })

  test('A callback that belongs to another browser is refused', async () => {
    const mine = await ada.send('GET', '/google')
    const back = await google.visit(mine.headers.get('location') ?? '')
    const victim = new Visitor(shop.identity)
    await victim.send('GET', '/google')
    const answer = await victim.send('GET', `/callback/google${back.search}`)
    expect(answer.headers.get('location')).toBe('/auth/google/done?error=unavailable')
    expect(await stored()).toEqual([0, 0, 0])
  })

  test('A callback works once', async () => {
    const started = await ada.send('GET', '/google')
    const back = await google.visit(started.headers.get('location') ?? '')
    const first = await ada.send('GET', `/callback/google${back.search}`)
    const replayed = await ada.send('GET', `/callback/google${back.search}`)
    expect(first.headers.get('location')).toBe('/auth/google/done')
    expect(replayed.headers.get('location')).toBe('/auth/google/done?error=unavailable')
    expect(await stored()).toEqual([1, 1, 1])
  })

  test('The authorization request carries state, nonce and a PKCE challenge, and requests only the identity', async () => {
    const started = await ada.send('GET', '/google')
    const query = new URL(started.headers.get('location') ?? '').searchParams
    expect(Object.fromEntries(query)).toEqual({
      response_type: 'code',
      client_id: 'the-shop',
      redirect_uri: `${publicUrl}/auth/callback/google`,
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('The window stays reachable for its opener on every page', async () => {
    const started = await ada.send('GET', '/google')
    const done = await ada.send('GET', '/google/done')
    expect([started, done].map(({ headers }) => headers.get('cross-origin-opener-policy'))).toEqual([
      'unsafe-none',
      'unsafe-none',
    ])
  })

  test('The last page contains only known error codes and no session data', async () => {
    await throughGoogle(ada, google)
    const page = await (await ada.send('GET', '/google/done?error="><script>alert(1)</script>')).text()
    expect(page).toContain('<html lang="en" data-error="unavailable">')
    expect(page).not.toContain('alert(1)')
    expect(page).not.toContain(await ada.idToken())
  })

  test("A shop without Google has none of Google's endpoints", async () => {
    const plain = new Visitor(identityFor(database).identity)
    for (const path of ['/google', '/google/done', '/callback/google', '/callback/demo-google']) {
      expect((await plain.send('GET', path)).status).toBe(404)
    }
    expect((await ada.send('GET', '/callback/demo-google')).status).toBe(404)
    expect((await ada.send('POST', '/sign-in/social', { provider: 'google' })).status).toBe(404)
  })

  test('A wrong client secret is logged without the secret', async () => {
    const { identity, lines } = identityFor(database, {
      google: realGoogle({ ...google.place, clientSecret: 'GOCSPX-mistyped' }),
    })
    expect(await throughGoogle(new Visitor(identity), google)).toBe('unavailable')
    expect(lines).toEqual(['sign-in: Google: the code was answered with 401 invalid_client'])
  })

  test('While Google is down, the window reports unavailable, and password sign-up still works', async () => {
    const { identity } = identityFor(database, {
      google: realGoogle({ ...google.place, issuer: 'http://127.0.0.1:9' }),
    })
    const visitor = new Visitor(identity)
    expect(await throughGoogle(visitor, google)).toBe('unavailable')
    expect((await visitor.signUp('ada@example.com')).status).toBe(200)
  })

  test('Too many attempts to start are refused with too-many-requests', async () => {
    const { identity } = identityFor(database, {
      google: realGoogle(google.place),
      rateLimitFactor: 0.1,
    })
    const hasty = new Visitor(identity)
    await hasty.send('GET', '/google')
    const answer = await hasty.send('GET', '/google')
    expect(answer.headers.get('location')).toBe('/auth/google/done?error=too-many-requests')
  })

  test('On a local machine the callback returns to the host name where the sign-in started', async () => {
    const started = await ada.send('GET', '/google', undefined, { host: '127.0.0.1:4321' })
    const query = new URL(started.headers.get('location') ?? '').searchParams
    expect(query.get('redirect_uri')).toBe('http://127.0.0.1:4321/auth/callback/google')
    const elsewhere = await ada.send('GET', '/google', undefined, { host: 'evil.example' })
    const elsewhereQuery = new URL(elsewhere.headers.get('location') ?? '').searchParams
    expect(elsewhereQuery.get('redirect_uri')).toBe(`${publicUrl}/auth/callback/google`)
  })
})

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(claims)}.`
}
