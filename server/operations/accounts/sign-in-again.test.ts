import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { BuiltInIdentity } from '../../providers/identity/built-in/built-in-identity.ts'
import { identityFor, Visitor } from '../../providers/identity/built-in/testing/visitor.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { registerUser } from './register-user.ts'

const [email, other] = ['ada@example.com', 'grace@example.com']

describeOnEveryEngine('A sign-in in a browser that is signed in', (engine) => {
  let shop: TestShop
  let identity: BuiltInIdentity
  let browser: Visitor

  beforeEach(async () => {
    shop = await openTestShop(engine)
    identity = identityFor(shop.database).identity
    browser = new Visitor(identity)
    await new Visitor(identity).signUp(other)
    await browser.signUp(email)
  })
  afterEach(() => shop.drop())

  /** Opens a session of the shop; returns a check of that session and of the provider's session. */
  const opened = async () => {
    const idToken = await browser.idToken()
    const account = await identity.verify(idToken)
    if (!account) throw new Error('The ID token was refused.')
    const opening = { email: account.email, sessionMs: hourMs, device: 'Chrome on Linux' }
    const { sessionId } = granted(await registerUser(shop, identity, account, opening))
    return async () => [
      (await identity.verify(idToken)) !== null,
      (await findUserOfSession(shop.database.read, sessionId, shop.clock())) !== undefined,
    ]
  }

  test.each([
    ['of the same account', () => browser.signIn(email)],
    ['of another account', () => browser.signIn(other)],
    ['that makes an account', () => browser.signUp('new@example.com')],
  ])('ends the earlier one at the provider and in the shop: a sign-in %s', async (_what, signIn) => {
    const stands = await opened()
    expect(await stands()).toEqual([true, true])
    expect((await signIn()).status).toBe(200)
    expect(await stands()).toEqual([false, false])
    expect(await (await opened())()).toEqual([true, true])
  })

  test('ends the earlier sign-in if it uses a passkey of another account', async () => {
    const key = new Authenticator({ origin: 'http://localhost:4321', rpId: 'localhost' })
    const challenge = async (visitor: Visitor, kind: string) => {
      const answer = await visitor.send('GET', `/passkey/generate-${kind}-options`)
      return ((await answer.json()) as { challenge: string }).challenge
    }
    const grace = new Visitor(identity)
    await grace.signIn(other)
    const made = key.register(await challenge(grace, 'register'))
    await grace.send('POST', '/passkey/verify-registration', { name: 'Key', response: made })
    const stands = await opened()
    const response = key.signIn(await challenge(browser, 'authenticate'), { verified: true })
    expect((await browser.send('POST', '/passkey/verify-authentication', { response })).status).toBe(200)
    expect(await stands()).toEqual([false, false])
  })

  test('leaves the earlier sign-in in place if it is refused', async () => {
    const stands = await opened()
    expect((await browser.signIn(email, 'not the password')).status).toBe(401)
    expect((await browser.signUp(other)).status).not.toBe(200)
    const headers = { origin: 'https://elsewhere.example' }
    const forged = await browser.send(
      'POST',
      '/sign-in/email',
      { email: other, password: 'hunter2!' },
      headers,
    )
    expect(forged.status).toBe(403)
    expect(await stands()).toEqual([true, true])
  })
})
