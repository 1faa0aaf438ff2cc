import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyEngine, describeOnEveryEngine, describeOnPostgres } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { booking, bookSomething } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import { movementsOf, stockOf, storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import type { Shop } from '../shop.ts'
import { bookProduct } from './book-product.ts'

describeOnEveryEngine('Booking', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test('A booking takes the stock, holds it for thirty minutes and costs unit price × quantity', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 10, unitPriceCents: 1999 })
    const details = { quantity: 3, userName: 'Ada', userPhone: '+44 20' }
    const booked = granted(await bookProduct(shop, customer, booking(productId, details)))
    expect(booked).toMatchObject({
      priceCents: 5997,
      holdExpiresAt: shop.clock() + 30 * minuteMs,
      holdExtendsTo: shop.clock() + shop.holdMs,
    })
    expect(await storedOrder(shop, booked.orderId)).toMatchObject({
      userId: customer.userId,
      customerEmail: customer.email,
      productName: 'Spoke wrench',
      quantity: 3,
      priceCents: 5997,
      minimumOrder: 1,
      availableBefore: 10,
      userName: 'Ada',
      userPhone: '+44 20',
      state: 'unpaid',
      stockHeld: 1,
      transactionId: null,
    })
    expect(await stockOf(shop, productId)).toBe(7)
    expect(await movementsOf(shop, booked.orderId)).toEqual([-3])
  })

  test("An order without a name gets the account's name", async () => {
    const { orderId } = await bookSomething(shop)
    expect((await storedOrder(shop, orderId)).userName).toBe('Ada Lovelace')
  })

  test.each([
    ['one piece below the minimum', 4, 'QUANTITY_BELOW_MINIMUM'],
    ['the minimum', 5, 'done'],
    ['all of the stock', 8, 'done'],
    ['one piece more than the stock', 9, 'QUANTITY_ABOVE_AVAILABLE'],
  ])('With a stock of eight and a minimum of five, %s: %i → %s', async (_case, quantity, code) => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 8, minimumOrder: 5 })
    expect(codeOf(await bookProduct(shop, customer, booking(productId, { quantity })))).toBe(code)
    expect(await stockOf(shop, productId)).toBe(code === 'done' ? 8 - quantity : 8)
  })

  test('With less stock than the minimum order, no quantity can be booked, and the refusal says so', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 3, minimumOrder: 10 })
    for (const quantity of [3, 10]) {
      expect(await bookProduct(shop, customer, booking(productId, { quantity }))).toMatchObject({
        ok: false,
        message: '3 left, the minimum order is 10. It can be booked after the next delivery.',
      })
    }
    expect(await stockOf(shop, productId)).toBe(3)
  })

  test.each([
    ['one cent below what a card can pay', 49, 1, 'ORDER_CANNOT_BE_PAID'],
    ['the least that a card can pay', 25, 2, 'done'],
    ['the most that a card can pay', 99_999_999, 1, 'done'],
    ['one cent above what a card can pay', 50_000_000, 2, 'ORDER_CANNOT_BE_PAID'],
  ])('An order of %s', async (_case, unitPriceCents, quantity, code) => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 2, unitPriceCents })
    expect(codeOf(await bookProduct(shop, customer, booking(productId, { quantity })))).toBe(code)
    expect(await stockOf(shop, productId)).toBe(code === 'done' ? 2 - quantity : 2)
  })

  test('A refusal names the limit that the quantity exceeds', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 8, minimumOrder: 5 })
    expect(await bookProduct(shop, customer, booking(productId))).toMatchObject({
      message: 'The minimum order of this product is 5. Raise the quantity to it.',
    })
    expect(await bookProduct(shop, customer, booking(productId, { quantity: 9 }))).toMatchObject({
      message: 'Only 8 of this product are left. Lower the quantity to that.',
    })
  })

  test('The refusal for the last piece uses the singular', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 1 })
    expect(await bookProduct(shop, customer, booking(productId, { quantity: 2 }))).toMatchObject({
      message: 'Only 1 of this product is left. Lower the quantity to that.',
    })
  })

  test('From a price break on, each piece costs less, and the order stores both prices', async () => {
    const customer = await addCustomer(shop)
    const priceBreaks = [
      { from: 3, unitPriceCents: 1000 },
      { from: 5, unitPriceCents: 800 },
    ]
    const productId = await addTool(shop, { stock: 20, unitPriceCents: 1250, priceBreaks })
    const stored = []
    for (const quantity of [2, 3, 5]) {
      const { orderId } = granted(await bookProduct(shop, customer, booking(productId, { quantity })))
      const { unitPriceCents, priceBreakFrom, priceCents } = await storedOrder(shop, orderId)
      stored.push([unitPriceCents, priceBreakFrom, priceCents])
    }
    expect(stored).toEqual([
      [1250, null, 2500],
      [1000, 3, 3000],
      [800, 5, 4000],
    ])
  })

  test('A booking sends the customer one email', async () => {
    const { orderId, customer } = await bookSomething(shop)
    const emails = (await storedMessages(shop, 'booked')).filter(({ event }) => event.endsWith(orderId))
    expect(emails).toMatchObject([{ event: `booked:${orderId}`, recipient: customer.email }])
  })

  test('A hidden tool cannot be booked', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 5 })
    await shop.database.autocommit
      .updateTable('products')
      .set({ hidden_at: shop.clock() })
      .where('id', '=', productId)
      .execute()
    expect(codeOf(await bookProduct(shop, customer, booking(productId)))).toBe('TOOL_HIDDEN')
  })

  test('An ended session books nothing', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 5 })
    const ended = { ...customer, sessionId: 'ended' }
    expect(codeOf(await bookProduct(shop, ended, booking(productId)))).toBe('SESSION_ENDED')
    expect(await stockOf(shop, productId)).toBe(5)
  })

  test('Unknown and deleted tools cannot be booked', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 5 })
    await deleteTool(shop, productId)
    expect(codeOf(await bookProduct(shop, customer, booking(productId)))).toBe('TOOL_NOT_FOUND')
    expect(codeOf(await bookProduct(shop, customer, booking('unknown')))).toBe('TOOL_NOT_FOUND')
    expect(await stockOf(shop, productId)).toBe(5)
  })
})

describeOnEveryEngine('Booking with an idempotency key', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test('Twenty concurrent requests under one key make one order and get the same response', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 50 })
    const book = () =>
      bookProduct(shop, customer, booking(productId, { quantity: 2, idempotencyKey: 'key-1' }))
    const answers = await Promise.all(Array.from({ length: 20 }, book))
    const [first] = answers
    expect(first).toMatchObject({ ok: true })
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(first)]))
    expect(await stockOf(shop, productId)).toBe(48)
  })

  test.each([
    ['quantity', { quantity: 3 }],
    ['name', { userName: 'Somebody else' }],
    ['phone', { userPhone: '1' }],
  ])('Another %s under the same key is refused and books nothing', async (_what, change) => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 10 })
    const request = booking(productId, { quantity: 2, idempotencyKey: 'key-2' })
    await bookProduct(shop, customer, request)
    const again = await bookProduct(shop, customer, { ...request, ...change })
    expect(codeOf(again)).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await stockOf(shop, productId)).toBe(8)
  })

  test('A refused booking leaves its key free', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 2 })
    const tooMany = booking(productId, { quantity: 3, idempotencyKey: 'key-3' })
    expect(codeOf(await bookProduct(shop, customer, tooMany))).toBe('QUANTITY_ABOVE_AVAILABLE')
    expect(codeOf(await bookProduct(shop, customer, { ...tooMany, quantity: 2 }))).toBe('done')
  })

  test('Two customers may use the same key', async () => {
    const productId = await addTool(shop, { stock: 2 })
    const request = booking(productId, { idempotencyKey: 'key-4' })
    const answers = await Promise.all([
      bookProduct(shop, await addCustomer(shop), request),
      bookProduct(shop, await addCustomer(shop), request),
    ])
    expect(answers.map(codeOf)).toEqual(['done', 'done'])
    expect(await stockOf(shop, productId)).toBe(0)
  })

  test('Without a key each request makes an order', async () => {
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 2 })
    await bookProduct(shop, customer, booking(productId))
    await bookProduct(shop, customer, booking(productId))
    expect(await stockOf(shop, productId)).toBe(0)
  })
})

describeOnPostgres('A booking for which the database finds too few pieces', (engine) => {
  test('succeeds if the pieces return before it reads the reason', async () => {
    const shop = await openTestShop(engine)
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 10, minimumOrder: 5 })
    let refusals = 0
    const write: Shop['database']['write'] = (work) =>
      shop.database.write((transaction) => {
        const db = transaction.db.withPlugin({
          transformQuery: ({ node }) => node,
          async transformResult({ result }) {
            if (result.numAffectedRows !== 0n || refusals > 0) return result
            refusals += 1
            const lower = { description: { minimumOrder: 1 }, restock: undefined }
            granted(await changeProduct(shop, await addAdmin(shop), productId, lower))
            return result
          },
        })
        return work({ ...transaction, db })
      })
    const racing = { ...shop, database: { ...shop.database, write } }
    expect(codeOf(await bookProduct(racing, customer, booking(productId, { quantity: 3 })))).toBe('done')
    expect(refusals).toBe(1)
    expect(await stockOf(shop, productId)).toBe(7)
    await shop.drop()
  })
})

test('If the database refuses available pieces, the booking fails instead of blocking all others', async () => {
  const shop = await openTestShop(anyEngine)
  const [customer, productId] = [await addCustomer(shop), await addTool(shop, { stock: 1000 })]
  const write: Shop['database']['write'] = (work) =>
    shop.database.write((transaction) => {
      const db = transaction.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) =>
          isMovedStock(result.rows) ? { rows: [], numAffectedRows: 0n } : result,
      })
      return work({ ...transaction, db })
    })
  const refusing = { ...shop, database: { ...shop.database, write } }
  await expect(bookProduct(refusing, customer, booking(productId))).rejects.toThrow(
    'refused without a reason',
  )
  expect(await stockOf(shop, productId)).toBe(1000)
  await shop.drop()
})

/** Returns whether rows are the result of the statement that takes the stock, which contains no id. */
function isMovedStock([row, ...more]: readonly unknown[]): boolean {
  const has = (column: string) => Object.hasOwn(Object(row), column)
  return more.length === 0 && has('available') && !has('id')
}
