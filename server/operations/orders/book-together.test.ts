import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { listOrders } from '../../data/queries/orders/listed-orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, bookBasket, booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import { movementsOf, stockOf, storedMessages } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import type { Caller } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'
import { cancelOrder } from './cancel-order.ts'
import { listChosenOrders } from './list-chosen-orders.ts'

describeOnEveryEngine('Booking together', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const tools = (count: number, stock = 10) =>
    Promise.all(Array.from({ length: count }, () => addTool(shop, { stock })))

  test('Makes each line an order of its own, and all share one purchase number', async () => {
    const customer = await addCustomer(shop)
    const [tool = '', part = ''] = [
      await addTool(shop, { stock: 10, unitPriceCents: 1999 }),
      await addTool(shop, { stock: 10, kind: 'part' }),
    ]
    const lines = [
      { productId: part, quantity: 2 },
      { productId: tool, quantity: 3 },
    ]
    const { purchase, orders } = granted(
      await bookTogether(shop, customer, basket(lines, { userName: 'Ada', userPhone: '+44 20' })),
    )
    expect(orders.map(({ productId, quantity }) => ({ productId, quantity }))).toEqual(lines)
    const ofAll = { userId: customer.userId, state: 'unpaid', stockHeld: 1, userPhone: '+44 20' }
    for (const order of orders)
      expect(order).toMatchObject({ ...ofAll, purchaseId: purchase.id, purchaseNumber: purchase.number })
    expect(orders[1]).toMatchObject({ priceCents: 5997, availableBefore: 10, userName: 'Ada' })
    expect(await stockOf(shop, tool)).toBe(7)
    expect(await movementsOf(shop, orders[0]?.id ?? '')).toEqual([-2])
  })

  test('Sends one email that names the purchase and every order', async () => {
    const lines = (await tools(3)).map((productId) => ({ productId, quantity: 1 }))
    const customer = await addCustomer(shop)
    const { purchase } = granted(await bookTogether(shop, customer, basket(lines)))
    const mails = await shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', customer.email)
      .select(['subject', 'body'])
      .execute()
    expect(mails).toHaveLength(1)
    const number = formatPurchaseNumber(purchase.number)
    expect(mails[0]?.subject).toBe(`You have booked 3 products: ${number}`)
    expect(mails[0]?.body.match(/TW-\d+-\d: 1 × Spoke wrench, \$12\.50/g)).toHaveLength(3)
    expect(mails[0]?.body).toContain('To pay: $37.50')
    expect(mails[0]?.body).toContain('See the state of the order, without signing in')
  })

  test('Books nothing if a line is unavailable, and each such line says what to do', async () => {
    const customer = await addCustomer(shop)
    const [fine = '', few = '', deleted = ''] = await tools(3, 4)
    const minimum = await addTool(shop, { stock: 10, minimumOrder: 5 })
    await deleteTool(shop, deleted)
    const lines = [
      { productId: few, quantity: 5 },
      { productId: fine, quantity: 1 },
      { productId: minimum, quantity: 2 },
      { productId: deleted, quantity: 1 },
    ]
    const refusal = await bookTogether(shop, customer, basket(lines))
    expect(refusal).toMatchObject({
      ok: false,
      code: 'LINES_REFUSED',
      lines: [
        {
          index: 0,
          productId: few,
          product: { available: 4, minimumOrder: 1 },
          refusal: {
            code: 'QUANTITY_ABOVE_AVAILABLE',
            message: 'Only 4 of this product are left. Lower the quantity to that.',
          },
        },
        {
          index: 2,
          productId: minimum,
          product: { available: 10, minimumOrder: 5 },
          refusal: { code: 'QUANTITY_BELOW_MINIMUM' },
        },
        { index: 3, productId: deleted, product: undefined, refusal: { code: 'TOOL_NOT_FOUND' } },
      ],
    })
    expect(await Promise.all([fine, few, minimum].map((id) => stockOf(shop, id)))).toEqual([4, 4, 10])
    const rows = await shop.database.read.selectFrom('purchases').where('user_id', '=', customer.userId)
    expect(await rows.select('id').execute()).toEqual([])
    expect(await storedMessages(shop, 'purchase-booked')).not.toContainEqual(
      expect.objectContaining({ recipient: customer.email }),
    )
  })

  test('Refuses a line too expensive for a card with its stock, and names the other lines too', async () => {
    const customer = await addCustomer(shop)
    const [few = ''] = await tools(1, 1)
    const cheap = await addTool(shop, { stock: 7, unitPriceCents: 49, minimumOrder: 1 })
    const lines = [
      { productId: few, quantity: 2 },
      { productId: cheap, quantity: 1 },
    ]
    expect(await bookTogether(shop, customer, basket(lines))).toMatchObject({
      code: 'LINES_REFUSED',
      lines: [
        { index: 0, refusal: { code: 'QUANTITY_ABOVE_AVAILABLE' } },
        {
          index: 1,
          productId: cheap,
          refusal: { code: 'ORDER_CANNOT_BE_PAID' },
          product: { available: 7, minimumOrder: 1 },
        },
      ],
    })
    expect(await stockOf(shop, cheap)).toBe(7)
  })

  test('Books nothing after the session has ended', async () => {
    const customer = await addCustomer(shop)
    const [productId = ''] = await tools(1, 5)
    const ended = { ...customer, sessionId: 'ended' }
    expect(codeOf(await bookTogether(shop, ended, basket([{ productId, quantity: 1 }])))).toBe(
      'SESSION_ENDED',
    )
    expect(await stockOf(shop, productId)).toBe(5)
  })

  test('Makes one purchase of twenty concurrent requests under one key, and refuses another basket under that key', async () => {
    const customer = await addCustomer(shop)
    const lines = (await tools(2, 50)).map((productId) => ({ productId, quantity: 2 }))
    const once = { idempotencyKey: 'key' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bookTogether(shop, customer, basket(lines, once))),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    for (const other of [
      basket(lines.slice(1), once),
      basket(lines, { ...once, userName: 'Grace' }),
      basket(lines, { ...once, userPhone: '555' }),
    ])
      expect(codeOf(await bookTogether(shop, customer, other))).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await Promise.all(lines.map(({ productId }) => stockOf(shop, productId)))).toEqual([48, 48])
  })

  test('Makes its orders findable by the purchase number', async () => {
    const lines = (await tools(2)).map((productId) => ({ productId, quantity: 1 }))
    const { purchase, orders } = granted(await bookTogether(shop, await addCustomer(shop), basket(lines)))
    const wanted = { filter: undefined, customerEmail: undefined, from: undefined, to: undefined }
    const number = formatPurchaseNumber(purchase.number)
    for (const search of [number, number.toLowerCase(), number.replaceAll('-', '')]) {
      const found = await listOrders(
        shop.database,
        { ...wanted, search, oldestFirst: false },
        { limit: 10, after: undefined },
      )
      expect(found?.rows.map(({ id }) => id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
    }
  })

  test('Lists the orders for their customer only, without cancelled ones, and single orders by their ids', async () => {
    const { customer, orders, orderIds } = await bookBasket(shop, 3)
    const [one = '', cancelled = '', other = ''] = orderIds
    const purchaseId = orders[0]?.purchaseId ?? ''
    granted(await cancelOrder(shop, customer, cancelled))
    const listed = async (by: Caller, chosen: Parameters<typeof listChosenOrders>[2]) =>
      (await listChosenOrders(shop, by, chosen)).map(({ id }) => id)
    expect(await listed(customer, { orderIds: [other], purchaseId })).toEqual([one, other])
    expect(await listed(customer, { orderIds: [other, cancelled] })).toEqual([other])
    expect(await listed(await addCustomer(shop), { orderIds, purchaseId })).toEqual([])
  })

  test('Tells staff who chose it which product has become low, and about no other product', async () => {
    const admin = await addAdmin(shop)
    granted(await chooseNotifications(shop, admin, { kinds: ['low-stock'], hour: undefined }))
    const [plenty = ''] = await tools(1, 100)
    const few = await addTool(shop, { stock: 6, name: 'Chain whip' })
    const lines = [plenty, few].map((productId) => ({ productId, quantity: 2 }))
    granted(await bookTogether(shop, await addCustomer(shop), basket(lines)))
    const told = shop.database.read.selectFrom('outbox').where('recipient', '=', admin.email)
    expect(await told.select('subject').execute()).toEqual([{ subject: 'Low: Chain whip, 4 left' }])
  })

  test('Is refused for prices in another currency, as a single booking is', async () => {
    const customer = await addCustomer(shop)
    const [productId = ''] = await tools(1)
    const readWithin = shop.settings.readWithin.bind(shop.settings)
    const settings = Object.create(shop.settings, {
      shownCurrency: { value: 'EUR' },
      formats: { value: shop.settings.formats },
      languages: { value: shop.settings.languages },
      readWithin: { value: readWithin },
    })
    const outcomes = [
      await bookProduct({ ...shop, settings }, customer, booking(productId)),
      await bookTogether({ ...shop, settings }, customer, basket([{ productId, quantity: 1 }])),
    ]
    expect(outcomes.map(codeOf)).toEqual(['CURRENCY_CHANGED', 'CURRENCY_CHANGED'])
    expect(await stockOf(shop, productId)).toBe(10)
  })
})
