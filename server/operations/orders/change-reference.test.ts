import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity } from '../../data/queries/accounts/identities.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, booking, bookSomething, payForSomething } from '../../testing/buying.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'
import { changeReference } from './change-reference.ts'
import { getTimeline } from './get-timeline.ts'

describeOnEveryEngine('The customer’s own number of an order', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const referenceOf = async (id: string) => (await storedOrder(shop, id)).customerReference

  const proveEmail = ({ userId }: Caller) =>
    shop.database.write(async (transaction) => {
      const proof = { issuer: 'test', subject: userId, verified: true }
      await bindIdentity(transaction, userId, proof, shop.clock())
      return done(null)
    })

  test('is kept by a booking, its timeline and its email', async () => {
    const customer = await addCustomer(shop)
    await proveEmail(customer)
    const wish = booking(await addTool(shop, { stock: 9 }), { customerReference: 'PO 4711' })
    const { orderId } = granted(await bookProduct(shop, customer, wish))
    expect(await referenceOf(orderId)).toBe('PO 4711')
    const timeline = granted(await getTimeline(shop, customer, orderId))
    expect(timeline.find(({ kind }) => kind === 'booked')).toMatchObject({ reference: 'PO 4711' })
    const [mail] = (await storedMessages(shop, 'booked')).filter(({ event }) => event.endsWith(orderId))
    expect(mail?.body).toContain('Your order number: PO 4711')
  })

  test('is not in the email to an address that is not proven', async () => {
    const customer = await addCustomer(shop)
    const wish = booking(await addTool(shop, { stock: 9 }), { customerReference: 'Call me' })
    const { orderId } = granted(await bookProduct(shop, customer, wish))
    const [mail] = (await storedMessages(shop, 'booked')).filter(({ event }) => event.endsWith(orderId))
    expect(mail?.body).not.toContain('Call me')
  })

  test('is that of all orders of a basket', async () => {
    const lines = [0, 1].map(async (index) => ({
      index,
      productId: await addTool(shop, { stock: 9 }),
      quantity: 1,
    }))
    const wish = basket(await Promise.all(lines), { customerReference: 'PO 12' })
    const { orders } = granted(await bookTogether(shop, await addCustomer(shop), wish))
    expect(orders.map(({ customerReference }) => customerReference)).toEqual(['PO 12', 'PO 12'])
  })

  test('changes until the order has its invoice', async () => {
    const { customer, orderId } = await bookSomething(shop)
    expect(granted(await changeReference(shop, customer, [orderId], 'PO 1'))).toBe(true)
    expect(granted(await changeReference(shop, customer, [orderId], 'PO 1'))).toBe(false)
    expect(await referenceOf(orderId)).toBe('PO 1')
    granted(await changeReference(shop, customer, [orderId], ''))
    expect(await referenceOf(orderId)).toBeNull()
    const paid = await payForSomething(shop)
    expect(codeOf(await changeReference(shop, paid.customer, [paid.orderId], 'PO 2'))).toBe(
      'REFERENCE_INVOICED',
    )
  })

  test('changes for all named orders or for none, and only for own ones', async () => {
    const own = await bookSomething(shop)
    const other = await bookSomething(shop)
    const change = changeReference(shop, own.customer, [own.orderId, other.orderId], 'PO 3')
    expect(codeOf(await change)).toBe('ORDER_NOT_FOUND')
    expect([await referenceOf(own.orderId), await referenceOf(other.orderId)]).toEqual([null, null])
  })
})
