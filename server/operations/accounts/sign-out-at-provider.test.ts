import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { BuiltInIdentity } from '../../providers/identity/built-in/built-in-identity.ts'
import { identityFor, Visitor } from '../../providers/identity/built-in/testing/visitor.ts'
import { codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { registerUser } from './register-user.ts'

const email = 'ada@example.com'

describeOnEveryEngine('Signing out at the built-in provider only', (engine) => {
  let shop: TestShop
  let identity: BuiltInIdentity
  let ada: Visitor

  beforeEach(async () => {
    shop = await openTestShop(engine)
    identity = identityFor(shop.database).identity
    ada = new Visitor(identity)
    await ada.signUp(email)
  })
  afterEach(() => shop.drop())

  const register = async (visitor: Visitor, provider: Pick<BuiltInIdentity, 'isOpen'> = identity) => {
    const account = await identity.verify(await visitor.idToken())
    if (!account) throw new Error('The ID token was refused.')
    return registerUser(shop, provider, account, { email, sessionMs: hourMs, device: 'Chrome on Linux' })
  }
  const isIn = async (sessionId: string) =>
    (await findUserOfSession(shop.database.read, sessionId, shop.clock())) !== undefined

  test('Ends every session that this sign-in opened, and no other', async () => {
    const elsewhere = new Visitor(identity)
    await elsewhere.signIn(email)
    const sessions = [await register(ada), await register(ada), await register(elsewhere)]
    const ids = sessions.map((opened) => granted(opened).sessionId)
    expect((await ada.send('POST', '/sign-out')).status).toBe(200)
    expect(await Promise.all(ids.map(isIn))).toEqual([false, false, true])
    expect((await ada.send('GET', '/token')).status).toBe(401)
  })

  test('Ends a session that is registered at the same time', async () => {
    const signingOut = {
      async isOpen(signIn: string) {
        await ada.send('POST', '/sign-out')
        return identity.isOpen(signIn)
      },
    }
    expect(codeOf(await register(ada, signingOut))).toBe('SESSION_ENDED')
  })

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('Ends nothing when the request comes from %s', async (_from, headers) => {
    const { sessionId } = granted(await register(ada))
    expect((await ada.send('POST', '/sign-out', undefined, headers)).status).toBe(403)
    expect(await isIn(sessionId)).toBe(true)
    expect((await ada.send('GET', '/token')).status).toBe(200)
  })

  test('Ends nothing if there is no sign-in', async () => {
    const { sessionId } = granted(await register(ada))
    expect((await new Visitor(identity).send('POST', '/sign-out')).status).toBe(200)
    expect(await isIn(sessionId)).toBe(true)
  })
})
