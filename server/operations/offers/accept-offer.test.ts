import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { findOffer } from '../../data/queries/offers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { booking } from '../../testing/buying.ts'
import { proveEmail } from '../../testing/companies.ts'
import { sendOffer } from '../../testing/offering.ts'
import { addCustomer, addTool, codeOf, deleteTool, granted, staff } from '../../testing/shop-contents.ts'
import { stockOf, storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { getTimeline } from '../orders/get-timeline.ts'
import type { Caller } from '../shop.ts'
import { acceptOffer } from './accept-offer.ts'
import { withdrawOffer } from './withdraw-offer.ts'

const dayMs = 24 * hourMs

describeOnEveryEngine('Accepting an offer', (engine) => {
  let shop: TestShop
  let customer: Caller
  let wrench: string
  let whip: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    customer = await addCustomer(shop)
    wrench = await addTool(shop, { stock: 10, minimumOrder: 5, unitPriceCents: 2000, name: 'Wrench' })
    whip = await addTool(shop, { stock: 4, name: 'Chain whip' })
  })
  afterEach(() => shop.drop())

  const lines = () => [
    { productId: wrench, quantity: 3, unitPriceCents: 1750 },
    { productId: whip, quantity: 4, unitPriceCents: 990 },
  ]
  const offerBoth = () => sendOffer(shop, { lines: lines() })
  const ordersIn = () =>
    shop.database.read.selectFrom('orders').select(['product_id', 'price_cents', 'offer_id']).execute()

  test.each([true, false])(
    'tells the own number of the orders only to a proven address: %s',
    async (proven) => {
      if (proven) await proveEmail(shop, customer)
      const { token } = await offerBoth()
      const orders = granted(await acceptOffer(shop, customer, token, 'PO 4711'))
      expect(orders.map(({ customerReference }) => customerReference)).toEqual(['PO 4711', 'PO 4711'])
      const [mail] = await storedMessages(shop, 'accepted')
      expect(mail?.body.includes('Your order number: PO 4711')).toBe(proven)
    },
  )

  test('turns each line into an order at the offered price, even below the minimum order, and holds it for a day', async () => {
    const { token, offerId } = await offerBoth()
    const [first, second, ...others] = granted(await acceptOffer(shop, customer, token))
    expect(others).toEqual([])
    const both = { userId: customer.userId, state: 'unpaid', stockHeld: 1, offerId, priceBreakFrom: null }
    const hold = { holdExpiresAt: shop.clock() + shop.holdMs, holdExtendsTo: null }
    expect(first).toMatchObject({ ...both, ...hold, productName: 'Wrench', quantity: 3, priceCents: 5250 })
    expect(second).toMatchObject({
      ...both,
      ...hold,
      productName: 'Chain whip',
      unitPriceCents: 990,
      availableBefore: 4,
    })
    expect([await stockOf(shop, wrench), await stockOf(shop, whip)]).toEqual([7, 0])
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    const [mail, ...more] = await storedMessages(shop, 'accepted')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: customer.email, subject: 'You have accepted our offer' })
    expect(mail?.body).toContain('Total: $92.10, tax and delivery included')
    expect(granted(await getTimeline(shop, customer, first?.id ?? ''))[0]).toMatchObject({ fromOffer: true })
  })

  test('in twenty tabs at the same time creates its orders once, and every tab gets the same ones', async () => {
    const { token } = await offerBoth()
    const others = shop.database.engine === 'postgres' ? [await shop.anotherProcess()] : []
    const shops = [shop, ...others]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        acceptOffer(shops[index % shops.length] ?? shop, customer, token),
      ),
    )
    const ids = answers.map((answer) =>
      granted(answer)
        .map(({ id }) => id)
        .join(),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await ordersIn()).toHaveLength(2)
    expect(await storedMessages(shop, 'accepted')).toHaveLength(1)
  })

  test('by two accounts at the same time succeeds for one; the other is refused', async () => {
    const { token } = await offerBoth()
    const other = await addCustomer(shop)
    const answers = await Promise.all([acceptOffer(shop, customer, token), acceptOffer(shop, other, token)])
    expect(answers.map(codeOf).toSorted()).toEqual(['OFFER_ACCEPTED', 'done'])
    expect(await ordersIn()).toHaveLength(2)
  })

  test('a second time after its last day returns the same orders', async () => {
    const { token } = await offerBoth()
    const first = granted(await acceptOffer(shop, customer, token))
    await shop.database.autocommit.updateTable('offers').set({ expires_at: shop.clock() }).execute()
    expect(granted(await acceptOffer(shop, customer, token)).map(({ id }) => id)).toEqual(
      first.map(({ id }) => id),
    )
  })

  test("is refused after the offer's last day, and with an invalid link", async () => {
    const { token, offerId } = await offerBoth()
    const { expiresAt = 0 } = (await findOffer(shop.database.read, { by: 'id', value: offerId })) ?? {}
    expect(expiresAt - shop.clock()).toBeLessThanOrEqual(dayMs)
    shop.clock.moveBy(expiresAt - shop.clock())
    expect(codeOf(await acceptOffer(shop, customer, token))).toBe('OFFER_EXPIRED')
    expect(codeOf(await acceptOffer(shop, customer, 'x'.repeat(43)))).toBe('OFFER_NOT_FOUND')
    expect(await ordersIn()).toEqual([])
  })

  test('while it is being withdrawn: one of the two succeeds, and the other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const productId = await addTool(shop, { stock: 2 })
      const { token, offerId } = await sendOffer(shop, {
        lines: [{ productId, quantity: 2, unitPriceCents: 1000 }],
      })
      const [accepted, withdrawn] = await Promise.all([
        acceptOffer(shop, customer, token),
        withdrawOffer(shop, staff, offerId, 'A slip'),
      ])
      const codes = [codeOf(accepted), codeOf(withdrawn)]
      expect([
        ['done', 'OFFER_ACCEPTED'],
        ['OFFER_WITHDRAWN', 'done'],
      ]).toContainEqual(codes)
      expect(await stockOf(shop, productId)).toBe(codes[0] === 'done' ? 0 : 2)
    }
  })

  test('takes every line or none, and names an unavailable line', async () => {
    const { token } = await offerBoth()
    granted(await bookProduct(shop, await addCustomer(shop), booking(whip, { quantity: 1 })))
    const refusal = await acceptOffer(shop, customer, token)
    expect(refusal).toMatchObject({
      code: 'OFFER_LINE_GONE',
      message:
        '“Chain whip”: the offer has 4, only 3 are left. Nothing was ordered. Write to us and we make a new offer.',
    })
    expect(await stockOf(shop, wrench)).toBe(10)
    await deleteTool(shop, whip)
    expect(await acceptOffer(shop, customer, token)).toMatchObject({
      message: expect.stringContaining('“Chain whip” is no longer for sale.'),
    })
    expect(await ordersIn()).toHaveLength(1)
  })

  test('while the last pieces are being booked: one of the two gets them', async () => {
    const { token } = await offerBoth()
    const other = await addCustomer(shop)
    const [accepted, booked] = await Promise.all([
      acceptOffer(shop, customer, token),
      bookProduct(shop, other, booking(whip, { quantity: 4 })),
    ])
    expect([
      ['done', 'QUANTITY_ABOVE_AVAILABLE'],
      ['OFFER_LINE_GONE', 'done'],
    ]).toContainEqual([codeOf(accepted), codeOf(booked)])
    expect(await stockOf(shop, whip)).toBe(0)
    expect(await stockOf(shop, wrench)).toBe(accepted.ok ? 7 : 10)
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
  })

  test('does not deadlock when two offers have the same tools in a different order', async () => {
    const [one, other] = [
      await sendOffer(shop, { lines: lines().map((line) => ({ ...line, quantity: 1 })) }),
      await sendOffer(shop, {
        lines: lines()
          .toReversed()
          .map((line) => ({ ...line, quantity: 1 })),
      }),
    ]
    const both = await Promise.all([
      acceptOffer(shop, customer, one.token),
      acceptOffer(shop, await addCustomer(shop), other.token),
    ])
    expect(both.map(codeOf)).toEqual(['done', 'done'])
    expect((await storedOrder(shop, granted(both[1] ?? both[0])[0]?.id ?? '')).productName).toBe('Chain whip')
  })
})
