import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProfile } from '../../data/queries/accounts/profiles.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { booking, openPayment } from '../../testing/buying.ts'
import { addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInAnew } from '../../testing/signing-in.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookTool } from '../orders/book-tool.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import type { Caller } from '../shop.ts'
import { endSession } from './end-session.ts'
import { registerUser } from './register-user.ts'

const email = 'ada@example.com'

describeOnEveryEngine('An address that is proven after its account was used', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const enter = (given: Partial<ProvenAccount> = {}) => signInAnew(shop, { email, ...given })
  const register = (given: Partial<ProvenAccount>) =>
    registerUser(shop, {}, provenAccount(shop, { email, ...given }), { email, sessionMs: hourMs, device: '' })
  const type = async (caller: Caller) =>
    granted(await saveProfile(shop, caller, email, { address: '13 Back Street', phone: '+1 555 0100' }))
  const profile = ({ userId }: Caller) => findProfile(shop.database.read, userId)
  const isIn = async ({ sessionId }: Caller) =>
    (await findUserOfSession(shop.database.read, sessionId, shop.clock())) !== undefined
  const letters = () =>
    shop.database.read.selectFrom('outbox').select(['recipient', 'subject']).orderBy('subject').execute()

  test('By a sign-in that the shop has not seen: who was in is out, the profile is empty, and a letter says so', async () => {
    const before = await enter()
    await type(before)
    const owner = await enter({ emailVerified: true })
    expect(owner.userId).toBe(before.userId)
    expect([await isIn(before), await isIn(owner), await profile(owner)]).toEqual([false, true, undefined])
    expect(await letters()).toEqual([{ recipient: email, subject: 'Your profile is empty again' }])
  })

  test('Its orders stay, and their payments go on', async () => {
    const before = await enter()
    const toolId = await addTool(shop, { stock: 5 })
    const { orderId, priceCents } = granted(await bookTool(shop, before, booking(toolId, { quantity: 2 })))
    const intentId = await openPayment(shop, { customer: before, toolId, orderId, priceCents })
    await enter({ emailVerified: true })
    expect(await storedOrder(shop, orderId)).toMatchObject({ state: 'unpaid', userId: before.userId })
    expect(shop.cards.intent(intentId).status).not.toBe('cancelled')
  })

  test('By a sign-in that was there while it was not proven: it is the same person, and nothing goes', async () => {
    const before = await enter({ signIn: 'here' })
    await type(before)
    await enter({ signIn: 'here', emailVerified: true })
    await enter({ emailVerified: true })
    expect(await isIn(before)).toBe(true)
    expect(await profile(before)).toMatchObject({ address: '13 Back Street' })
    expect(await letters()).toEqual([])
  })

  test('Once it is proven, signing in anew takes nothing away', async () => {
    await enter()
    const owner = await enter({ emailVerified: true })
    await type(owner)
    await enter({ emailVerified: true })
    expect([await isIn(owner), await profile(owner)]).toMatchObject([true, { address: '13 Back Street' }])
    expect(await letters()).toEqual([])
  })

  test('A proof from before opens nothing any more, whether or not the shop has seen its sign-in', async () => {
    await enter({ signIn: 'seen' })
    const gone = await enter({ signIn: 'seen, and signed out' })
    await endSession(shop, gone)
    await enter({ emailVerified: true })
    for (const signIn of ['seen', 'seen, and signed out', 'never seen']) {
      expect([signIn, codeOf(await register({ signIn }))]).toEqual([signIn, 'SESSION_ENDED'])
    }
  })

  test('A sign-in that goes on may still say that the address is not proven', async () => {
    await enter({ signIn: 'telephone' })
    await enter({ signIn: 'desk' })
    await enter({ signIn: 'desk', emailVerified: true })
    expect(codeOf(await register({ signIn: 'telephone' }))).toBe('done')
  })
})
