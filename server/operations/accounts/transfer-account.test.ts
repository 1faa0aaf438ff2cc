import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProfile } from '../../data/queries/accounts/profiles.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { findStaffOrder } from '../../data/queries/orders/listed-orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { type Bought, booking, openPayment, payAtProvider } from '../../testing/buying.ts'
import { addAdmin, addTool, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { paymentStatesOf, stockOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import type { Caller, Shop } from '../shop.ts'
import { makeAdmin } from './make-admin.ts'
import { registerUser } from './register-user.ts'
import { removeAdmin } from './remove-admin.ts'

const email = 'ada@example.com'

describeOnEveryEngine('An account that a stranger created with the address', (engine) => {
  let shop: TestShop
  let signIns = 0

  beforeEach(async () => {
    shop = await openTestShop(engine)
    await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const account = (by: Pick<ProvenAccount, 'issuer' | 'emailVerified' | 'name'>): ProvenAccount => {
    signIns += 1
    const signIn = { signIn: `sign-in-${signIns}`, signedInAt: shop.clock() }
    return { ...by, subject: 'one', email, ...signIn }
  }
  const register = (proof: ProvenAccount, at: Shop = shop) =>
    registerUser(at, {}, proof, { email, sessionMs: hourMs, device: '' })
  const squatter = () => account({ issuer: 'truewheel', emailVerified: false, name: 'Mallory' })
  const owner = () => account({ issuer: 'https://google.example', emailVerified: true, name: 'Ada' })
  const enter = async (proof: ProvenAccount): Promise<Caller> => {
    const { user, sessionId } = granted(await register(proof))
    return { ...user, userId: user.id, sessionId, addressHash: 'an address' }
  }
  const isIn = async ({ sessionId }: Caller) =>
    (await findUserOfSession(shop.database.read, sessionId, shop.clock())) !== undefined
  const book = async (customer: Caller): Promise<Bought> => {
    const productId = await addTool(shop, { stock: 5 })
    const { orderId, priceCents } = granted(
      await bookProduct(shop, customer, booking(productId, { quantity: 2 })),
    )
    return { customer, productId, orderId, priceCents }
  }

  test('is transferred to the verified owner; the earlier identity is signed out and cannot return', async () => {
    const first = squatter()
    const squatterCaller = await enter(first)
    const proven = await enter(owner())
    expect([proven.userId, proven.name, proven.role]).toEqual([squatterCaller.userId, 'Ada', 'customer'])
    expect([await isIn(squatterCaller), await isIn(proven)]).toEqual([false, true])
    expect(codeOf(await register(first))).toBe('ACCOUNT_BOUND_ELSEWHERE')
    expect(codeOf(await register(squatter()))).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test('keeps everything of the verified owner on the next sign-in', async () => {
    await enter(squatter())
    const proven = await enter(owner())
    await saveProfile(shop, proven, email, { name: 'Ada', address: '1 Lane' })
    await enter(owner())
    expect(await findProfile(shop.database.read, proven.userId)).toMatchObject({ address: '1 Lane' })
    expect(await isIn(proven)).toBe(true)
  })

  test('loses the profile of the previous user', async () => {
    const squatterCaller = await enter(squatter())
    await saveProfile(shop, squatterCaller, email, { name: 'Mallory', address: '13 Back Street' })
    await enter(owner())
    expect(await findProfile(shop.database.read, squatterCaller.userId)).toBeUndefined()
  })

  test('loses its unpaid orders: they are cancelled, their stock is released and their payments are closed', async () => {
    const bought = await book(await enter(squatter()))
    const intentId = await openPayment(shop, bought)
    await enter(owner())
    expect((await storedOrder(shop, bought.orderId)).state).toBe('cancelled')
    expect(await stockOf(shop, bought.productId)).toBe(5)
    shop.clock.moveBy(hourMs)
    await reconcilePayments(shop)
    expect(shop.cards.intent(intentId).status).toBe('cancelled')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled'])
  })

  test('gets a refund of a late payment for such an order', async () => {
    const bought = await book(await enter(squatter()))
    const intentId = await payAtProvider(shop, bought)
    await enter(owner())
    shop.clock.moveBy(hourMs)
    await reconcilePayments(shop)
    expect(shop.cards.refunds).toEqual([intentId])
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refunded'])
  })

  test('keeps paid orders, and parcels keep their address', async () => {
    const squatterCaller = await enter(squatter())
    await saveProfile(shop, squatterCaller, email, { name: 'Mallory', address: '13 Back Street' })
    const bought = await book(squatterCaller)
    granted(await recordPayment(shop, squatterCaller, bought.orderId, await payAtProvider(shop, bought)))
    await enter(owner())
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      userId: squatterCaller.userId,
    })
    await saveProfile(shop, await enter(owner()), email, { name: 'Ada', address: '1 Lane' })
    const parcel = await findStaffOrder(shop.database.read, bought.orderId)
    expect(parcel?.deliveryAddress).toBe('13 Back Street')
  })

  test('loses the admin role of the previous user', async () => {
    await enter(squatter())
    granted(await makeAdmin(shop, staff, email))
    const proven = await enter(owner())
    expect(proven.role).toBe('customer')
    expect((await findUserOfSession(shop.database.read, proven.sessionId, shop.clock()))?.role).toBe(
      'customer',
    )
  })

  test("keeps the role if it is the last admin's", async () => {
    await enter(squatter())
    granted(await makeAdmin(shop, staff, email))
    const admins = await shop.database.read
      .selectFrom('users')
      .where('role', '=', 'admin')
      .select('email')
      .execute()
    for (const admin of admins)
      if (admin.email !== email) granted(await removeAdmin(shop, staff, admin.email))
    expect((await enter(owner())).role).toBe('admin')
  })

  test.each([
    ['registers for the first time', false],
    ['renews a session', true],
  ])(
    'Under concurrent registrations, where the unverified identity %s, only the owner has a session',
    async (_how, known) => {
      const other = await shop.anotherProcess()
      for (let round = 0; round < 8; round += 1) {
        const first = squatter()
        if (known) granted(await register(first))
        const calls = [register(first, other), register(owner()), register(first, other), register(first)]
        const [, proven] = await Promise.all(calls)
        expect(codeOf(await register(squatter()))).toBe('ACCOUNT_BOUND_ELSEWHERE')
        const open = await shop.database.read
          .selectFrom('sessions')
          .innerJoin('users', 'users.id', 'sessions.user_id')
          .where('email', '=', email)
          .where('ended_at', 'is', null)
          .select('sessions.id')
          .execute()
        expect(open.map(({ id }) => id)).toEqual([proven?.ok && proven.value.sessionId])
        await deleteAccount()
      }
    },
  )

  /** Deletes the account so that each round starts from the same state. */
  async function deleteAccount(): Promise<void> {
    const db = shop.database.autocommit
    const { id } = await db
      .selectFrom('users')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
    for (const table of ['sessions', 'sign_ins', 'user_identities'] as const) {
      await db.deleteFrom(table).where('user_id', '=', id).execute()
    }
    await db.deleteFrom('users').where('id', '=', id).execute()
  }
})
