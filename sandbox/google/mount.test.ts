import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { people } from './people.ts'
import { memoryStorage } from './testing/memory-storage.ts'
import { client, GoogleWindow, redirectUri, serverWith, shop } from './testing/window.ts'

describe('The demo Google', () => {
  let storage: ReturnType<typeof memoryStorage>
  let app: FastifyInstance
  let window: GoogleWindow

  beforeEach(() => {
    storage = memoryStorage()
    app = serverWith(storage)
    window = new GoogleWindow()
  })
  afterEach(() => app.close())

  const codeOf = async (person = 'demo-mia') => {
    const back = await window.choose(app, await window.open(app), { person })
    return back.searchParams.get('code')
  }

  test('Issues an ID token for the chosen person, this shop and this window', async () => {
    const back = await window.choose(app, await window.open(app), { person: 'demo-mia' })
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri)
    expect(back.searchParams.get('state')).toBe('of-the-shop')
    const { id_token: token } = (await window.exchange(app, back.searchParams.get('code'))).json()
    const keys = (await app.inject('/sandbox/google/jwks')).json()
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys))
    expect(payload).toMatchObject({
      iss: `${shop}/sandbox/google`,
      aud: client.clientId,
      sub: 'demo-mia',
      email: 'mia@demo.truewheel.example',
      email_verified: true,
      name: 'Mia Sato',
      nonce: 'of-this-window',
    })
  })

  test('Lists each person once, states that it is not Google, and has no text input', async () => {
    const page = (await window.go(app, 'GET', await window.open(app))).body
    for (const { name, email } of people) {
      expect(page.split(name)).toHaveLength(2)
      expect(page.replaceAll('<wbr>', '')).toContain(email)
    }
    expect(page).toContain('Demo, not Google')
    expect(page).not.toMatch(/<input|<textarea|<script|style=/)
  })

  test.each([
    ['an unknown person', { person: 'owner@example.com' }],
    ['no person', {}],
  ])('Choosing %s is refused', async (_whom, form) => {
    const answer = await window.go(app, 'POST', await window.open(app), form)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('This window has expired')
  })

  test('Cancelling returns to the shop without a code', async () => {
    const back = await window.choose(app, await window.open(app), { cancel: 'yes' })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('code')).toBeNull()
  })

  test('A window can be answered only by the browser that opened it', async () => {
    const chooser = await window.open(app)
    const other = new GoogleWindow()
    expect((await other.go(app, 'GET', chooser)).statusCode).toBe(400)
    expect((await other.go(app, 'POST', chooser, { person: 'demo-mia' })).statusCode).toBe(400)
  })

  test('A window expires after ten minutes', async () => {
    const chooser = await window.open(app)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    try {
      expect((await window.go(app, 'POST', chooser, { person: 'demo-mia' })).statusCode).toBe(400)
    } finally {
      vi.useRealTimers()
    }
  })

  test('A new window lets the person choose another account, without remembering the last', async () => {
    await codeOf('demo-mia')
    const { id_token: token } = (await window.exchange(app, await codeOf('demo-jonas'))).json()
    expect(JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub).toBe('demo-jonas')
  })

  test.each([
    ['another shop', { redirect_uri: 'https://evil.example/auth/callback/demo-google' }],
    ['another client', { client_id: 'evil' }],
  ])('A window for %s is not opened', async (_for, more) => {
    const answer = await window.go(app, 'GET', window.address(more))
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
  })

  test('Without a PKCE challenge, no code is issued', async () => {
    const without = window.address({ code_challenge: '', code_challenge_method: '' })
    const answer = await window.go(app, 'GET', without)
    expect(String(answer.headers.location)).toContain('error=invalid_request')
  })

  test.each([
    ['another secret', { client_secret: 'guessed' }, 401],
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 400],
    ['another address', { redirect_uri: 'https://evil.example' }, 400],
  ])('A code with %s is refused', async (_with, more, status) => {
    const answer = await window.exchange(app, await codeOf(), more)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).not.toHaveProperty('id_token')
  })

  test('A code can be used once', async () => {
    const code = await codeOf()
    expect((await window.exchange(app, code)).statusCode).toBe(200)
    expect((await window.exchange(app, code)).statusCode).toBe(400)
  })

  test('Each step may reach another process of the shop, also after a restart', async () => {
    const [first, second] = [serverWith(storage), serverWith(storage)]
    const chooser = await window.open(first)
    const back = await window.choose(second, chooser, { person: 'demo-mia' })
    const third = serverWith(storage)
    expect((await window.exchange(third, back.searchParams.get('code'))).statusCode).toBe(200)
    await Promise.all([first.close(), second.close(), third.close()])
  })

  test('A new sign-in window deletes the expired records of earlier windows', async () => {
    await window.open(app)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
    try {
      await new GoogleWindow().open(app)
    } finally {
      vi.useRealTimers()
    }
    expect(storage.ids('google_Interaction')).toHaveLength(1)
  })

  test.each([
    ['GET', '/sandbox/google/me'],
    ['GET', '/sandbox/google/session/end'],
    ['POST', '/sandbox/google/reg'],
    ['POST', '/sandbox/google/token/introspection'],
    ['GET', '/sandbox/google/device'],
  ] as const)('The unneeded endpoint %s %s does not exist', async (method, url) => {
    expect((await app.inject({ method, url })).statusCode).toBe(404)
  })

  test("Request headers cannot change the shop's address", async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const { body } = await app.inject({ url: '/sandbox/google/.well-known/openid-configuration', headers })
    expect(body).not.toContain('evil')
    expect(JSON.parse(body).token_endpoint).toBe(`${shop}/sandbox/google/token`)
  })
})
