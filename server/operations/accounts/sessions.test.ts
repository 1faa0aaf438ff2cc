import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { setRole } from '../../data/queries/accounts/users.ts'
import { takeAttempt } from '../../data/queries/auth/attempts.ts'
import { claimIdempotencyKey } from '../../data/queries/idempotency-keys.ts'
import { insertDeclines } from '../../data/queries/payments/card-declines.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { deleteExpired } from './delete-expired.ts'
import { endSession } from './end-session.ts'
import { getRole } from './get-role.ts'

const weekMs = 7 * 24 * hourMs

describeOnEveryEngine('Sessions', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const userOf = (sessionId: string) => findUserOfSession(shop.database.read, sessionId, shop.clock())

  test('End one at a time', async () => {
    const [one, other] = [await addCustomer(shop), await addCustomer(shop)]
    expect(granted(await endSession(shop, one))).toBe(1)
    expect(granted(await endSession(shop, one))).toBe(0)
    expect(await userOf(one.sessionId)).toBeUndefined()
    expect(await userOf(other.sessionId)).toBeDefined()
  })

  test('Expire after a week, to the millisecond', async () => {
    const { sessionId } = await addCustomer(shop)
    shop.clock.moveBy(weekMs - 1)
    expect(await userOf(sessionId)).toBeDefined()
    shop.clock.moveBy(1)
    expect(await userOf(sessionId)).toBeUndefined()
  })

  test('Get a changed role at once', async () => {
    const { sessionId, userId } = await addAdmin(shop)
    expect((await userOf(sessionId))?.role).toBe('admin')
    await shop.database.write(async (transaction) => done(await setRole(transaction, userId, 'customer')))
    expect((await userOf(sessionId))?.role).toBe('customer')
  })

  test('Are deleted once expired, but not before', async () => {
    const { sessionId: old } = await addCustomer(shop)
    shop.clock.moveBy(weekMs)
    const { sessionId: young } = await addCustomer(shop)
    shop.clock.moveBy(1)
    await deleteExpired(shop, {})
    const stored = await shop.database.read.selectFrom('sessions').select('id').execute()
    const ids = stored.map(({ id }) => id)
    expect(ids).toContain(young)
    expect(ids).not.toContain(old)
  })

  test('Declined cards and sign-in attempts are deleted after the day in which they count', async () => {
    const { userId } = await addCustomer(shop)
    await shop.database.write(async (transaction) => {
      const payment = { userId, intentId: 'pi_1', address: null, isStranger: true }
      await insertDeclines(transaction, payment, [{ id: 'ch_1', at: shop.clock() }])
      await takeAttempt(transaction, { key: 'guesses', atOnce: 1, everyMs: 0 }, shop.clock())
      return done(null)
    })
    const stored = async () => {
      await deleteExpired(shop, {})
      const { read } = shop.database
      const declines = await read.selectFrom('card_declines').selectAll().execute()
      const attempts = await read.selectFrom('auth_rate_limits').selectAll().execute()
      return [declines.length, attempts.length]
    }
    shop.clock.moveBy(24 * hourMs)
    expect(await stored()).toEqual([1, 1])
    shop.clock.moveBy(1)
    expect(await stored()).toEqual([0, 0])
  })

  test('An idempotency key is deleted after two days', async () => {
    const customer = await addCustomer(shop)
    const request = booking(await addTool(shop, { stock: 5 }), { idempotencyKey: 'key' })
    const first = await bookProduct(shop, customer, request)
    shop.clock.moveBy(48 * hourMs)
    await deleteExpired(shop, {})
    expect(await bookProduct(shop, customer, request)).toEqual(first)
    shop.clock.moveBy(1)
    await deleteExpired(shop, {})
    const use = { userId: customer.userId, key: 'key', requestHash: '', answer: '' }
    const outcome = await shop.database.write(async (transaction) =>
      done(await claimIdempotencyKey(transaction, use, shop.clock())),
    )
    expect(granted(outcome)).toBeUndefined()
  })
})

describeOnEveryEngine("Asking whether an address is an admin's", (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test('A customer may ask about their own address only', async () => {
    const [customer, admin] = [await addCustomer(shop), await addAdmin(shop)]
    expect(granted(await getRole(shop, customer, customer.email))).toBe('customer')
    expect(codeOf(await getRole(shop, customer, admin.email))).toBe('NOT_ALLOWED')
    expect(codeOf(await getRole(shop, customer, 'nobody@example.com'))).toBe('NOT_ALLOWED')
  })

  test("An admin may ask about any address, and an unknown address is not an admin's", async () => {
    const [customer, admin] = [await addCustomer(shop), await addAdmin(shop)]
    expect(granted(await getRole(shop, admin, admin.email))).toBe('admin')
    expect(granted(await getRole(shop, admin, customer.email))).toBe('customer')
    expect(granted(await getRole(shop, admin, 'nobody@example.com'))).toBe('customer')
  })
})
