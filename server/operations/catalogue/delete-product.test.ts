import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { booking, bookSomething, payAtProvider } from '../../testing/buying.ts'
import { addCustomer, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { stockOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { listOwnOrders } from '../orders/list-own-orders.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { deleteProduct } from './delete-product.ts'

describeOnEveryEngine('Deleting a tool', (engine) => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(engine)
  })
  afterAll(() => env.drop())

  const page = (id: string) => callApi(env, operationOf('getTool'), { params: { id } })
  const board = async () => (await callApi(env, operationOf('listTools'), {})).json<Tool[]>()

  test('Removes the tool from its cached page and the cached list', async () => {
    const { productId } = await bookSomething(env.shop)
    expect((await page(productId)).statusCode).toBe(200)
    expect((await board()).map(({ _id }) => _id)).toContain(productId)
    granted(await deleteProduct(env.shop, staff, productId))
    expect(refusalOf(await page(productId))).toBe('TOOL_NOT_FOUND')
    expect((await board()).map(({ _id }) => _id)).not.toContain(productId)
  })

  test('Happens once, and an unknown tool is refused with TOOL_NOT_FOUND', async () => {
    const { productId } = await bookSomething(env.shop)
    const outcomes = await Promise.all([
      deleteProduct(env.shop, staff, productId),
      deleteProduct(env.shop, staff, productId),
    ])
    expect(outcomes.map(codeOf).toSorted()).toEqual(['TOOL_NOT_FOUND', 'done'])
    expect(codeOf(await deleteProduct(env.shop, staff, 'unknown'))).toBe('TOOL_NOT_FOUND')
  })

  test('Prevents further bookings', async () => {
    const { productId } = await bookSomething(env.shop)
    granted(await deleteProduct(env.shop, staff, productId))
    const customer = await addCustomer(env.shop)
    expect(codeOf(await bookProduct(env.shop, customer, booking(productId)))).toBe('TOOL_NOT_FOUND')
  })

  test('Keeps an open order, which can still be paid', async () => {
    const bought = await bookSomething(env.shop)
    granted(await deleteProduct(env.shop, staff, bought.productId))
    const [listed] = granted(await listOwnOrders(env.shop, bought.customer, bought.customer.email))
    expect(listed).toMatchObject({ id: bought.orderId, productName: 'Spoke wrench' })
    const intentId = await payAtProvider(env.shop, bought)
    granted(await recordPayment(env.shop, bought.customer, bought.orderId, intentId))
    expect((await storedOrder(env.shop, bought.orderId)).state).toBe('paid')
  })

  test('Keeps an order with an expired hold, which can be paid while stock lasts', async () => {
    const bought = await bookSomething(env.shop)
    granted(await deleteProduct(env.shop, staff, bought.productId))
    env.shop.clock.moveBy(env.shop.holdMs + 1)
    await expireHolds(env.shop)
    const intentId = await payAtProvider(env.shop, bought)
    granted(await recordPayment(env.shop, bought.customer, bought.orderId, intentId))
    expect(await stockOf(env.shop, bought.productId)).toBe(8)
  })

  test('Still accepts the stock of a cancelled order', async () => {
    const { customer, orderId, productId } = await bookSomething(env.shop)
    granted(await deleteProduct(env.shop, staff, productId))
    granted(await cancelOrder(env.shop, customer, orderId))
    expect(await stockOf(env.shop, productId)).toBe(10)
  })
})
