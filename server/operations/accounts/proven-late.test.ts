import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProfile } from '../../data/queries/accounts/profiles.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { booking, openPayment } from '../../testing/buying.ts'
import { addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import type { Caller } from '../shop.ts'
import { endSession } from './end-session.ts'
import { registerUser } from './register-user.ts'

const email = 'ada@example.com'

describeOnEveryEngine('An address verified after its account was used', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const enter = (given: Partial<ProvenAccount> = {}) => signInCustomer(shop, { email, ...given })
  const register = (given: Partial<ProvenAccount>) =>
    registerUser(shop, {}, provenAccount(shop, { email, ...given }), { email, sessionMs: hourMs, device: '' })
  const type = async (caller: Caller) =>
    granted(await saveProfile(shop, caller, email, { address: '13 Back Street', phone: '+1 555 0100' }))
  const profile = ({ userId }: Caller) => findProfile(shop.database.read, userId)
  const isIn = async ({ sessionId }: Caller) =>
    (await findUserOfSession(shop.database.read, sessionId, shop.clock())) !== undefined
  const emails = () =>
    shop.database.read.selectFrom('outbox').select(['recipient', 'subject']).orderBy('subject').execute()

  test('loses earlier sessions and the profile at a new verified sign-in, and gets an email about it', async () => {
    const before = await enter()
    await type(before)
    const owner = await enter({ emailVerified: true })
    expect(owner.userId).toBe(before.userId)
    expect([await isIn(before), await isIn(owner), await profile(owner)]).toEqual([false, true, undefined])
    expect(await emails()).toEqual([{ recipient: email, subject: 'Your profile is empty again' }])
  })

  test('keeps its orders, and their payments stay open', async () => {
    const before = await enter()
    const productId = await addTool(shop, { stock: 5 })
    const { orderId, priceCents } = granted(
      await bookProduct(shop, before, booking(productId, { quantity: 2 })),
    )
    const intentId = await openPayment(shop, { customer: before, productId, orderId, priceCents })
    await enter({ emailVerified: true })
    expect(await storedOrder(shop, orderId)).toMatchObject({ state: 'unpaid', userId: before.userId })
    expect(shop.cards.intent(intentId).status).not.toBe('cancelled')
  })

  test('keeps sessions and profile if the sign-in is older than the verification', async () => {
    const before = await enter({ signIn: 'here' })
    await type(before)
    await enter({ signIn: 'here', emailVerified: true })
    await enter({ emailVerified: true })
    expect(await isIn(before)).toBe(true)
    expect(await profile(before)).toMatchObject({ address: '13 Back Street' })
    expect(await emails()).toEqual([])
  })

  test('does not change at a further sign-in after the verification', async () => {
    await enter()
    const owner = await enter({ emailVerified: true })
    await type(owner)
    await enter({ emailVerified: true })
    expect([await isIn(owner), await profile(owner)]).toMatchObject([true, { address: '13 Back Street' }])
    expect(await emails()).toEqual([])
  })

  test('opens no session for earlier unverified ID tokens, whether or not their sign-in is known', async () => {
    await enter({ signIn: 'seen' })
    const gone = await enter({ signIn: 'seen, and signed out' })
    await endSession(shop, gone)
    await enter({ emailVerified: true })
    for (const signIn of ['seen', 'seen, and signed out', 'never seen']) {
      expect([signIn, codeOf(await register({ signIn }))]).toEqual([signIn, 'SESSION_ENDED'])
    }
  })

  test('accepts an unverified ID token of a sign-in that continues', async () => {
    await enter({ signIn: 'phone' })
    await enter({ signIn: 'desktop' })
    await enter({ signIn: 'desktop', emailVerified: true })
    expect(codeOf(await register({ signIn: 'phone' }))).toBe('done')
  })
})
