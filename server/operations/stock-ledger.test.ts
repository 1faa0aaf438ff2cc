import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawing } from '../../tools/test-run/drawing.ts'
import { findLedgerMismatches } from '../data/queries/catalogue/stock.ts'
import { listOrdersOfUser } from '../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { hourMs } from '../platform/clock.ts'
import { CardsUnavailable } from '../providers/cards/cards.ts'
import { booking } from '../testing/buying.ts'
import { addCustomer, addTool } from '../testing/shop-contents.ts'
import { stockOf } from '../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { bookProduct } from './orders/book-product.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { expireHolds } from './orders/expire-holds.ts'
import { createPaymentIntent } from './payments/create-payment-intent.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { recordPayment } from './payments/record-payment.ts'
import type { Caller } from './shop.ts'

const opening = 6

/** An event in a shop; `which` selects the order or payment. */
const eventArbitrary = fc.record({
  what: fc.constantFrom(
    'book' as const,
    'cancel' as const,
    'open payment' as const,
    'open payment by price' as const,
    'confirm card' as const,
    'record' as const,
    'wait' as const,
    'provider goes down' as const,
    'provider comes back' as const,
    'expire holds' as const,
    'reconcile' as const,
  ),
  which: fc.nat(5),
})
type ShopEvent = typeof eventArbitrary extends fc.Arbitrary<infer Value> ? Value : never

describeOnEveryEngine('In any sequence of events', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  async function apply(customer: Caller, productId: string, { what, which }: ShopEvent): Promise<unknown> {
    const { cards } = shop
    const orders = await listOrdersOfUser(shop.database.read, customer.userId, 'current')
    const order = orders[which % Math.max(orders.length, 1)]
    const ours = await intentsOf(customer)
    const intentId = ours[which % Math.max(ours.length, 1)]
    const price = { priceCents: order?.priceCents ?? 0 }
    switch (what) {
      case 'book':
        return bookProduct(shop, customer, booking(productId, { quantity: 1 + (which % 3) }))
      case 'cancel':
        return order && cancelOrder(shop, customer, order.id)
      case 'open payment':
        return order && createPaymentIntent(shop, customer, { ...price, orderId: order.id })
      case 'open payment by price':
        return order && createPaymentIntent(shop, customer, { ...price, orderId: undefined })
      case 'confirm card':
        return intentId && cards.confirm(intentId)
      case 'record':
        return order && intentId && recordPayment(shop, customer, order.id, intentId)
      case 'wait':
        return shop.clock.moveBy(which % 2 === 0 ? 9 * hourMs : shop.holdMs)
      case 'expire holds':
        return expireHolds(shop)
      case 'reconcile':
        return reconcilePayments(shop)
      default:
        cards.down = what === 'provider goes down'
    }
  }

  async function intentsOf({ userId }: Caller): Promise<readonly string[]> {
    const rows = await shop.database.read
      .selectFrom('payments')
      .where('user_id', '=', userId)
      .orderBy('intent_id')
      .select('intent_id')
      .execute()
    return rows.map((row) => row.intent_id)
  }

  /** Returns the number of pieces that unpaid and paid orders hold. */
  async function piecesTaken(productId: string): Promise<number> {
    const orders = await shop.database.read
      .selectFrom('orders')
      .where('product_id', '=', productId)
      .where('stock_held', '=', 1)
      .select('quantity')
      .execute()
    return orders.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  async function settleEverything(): Promise<void> {
    shop.cards.down = false
    for (const waitMs of [3 * 60_000, 3 * 60_000]) {
      shop.clock.moveBy(waitMs)
      await reconcilePayments(shop)
    }
  }

  test('the stock equals its ledger, no piece is sold twice, and all money belongs to an order or is refunded', async () => {
    const eventSequences = fc.array(eventArbitrary, { minLength: 5, maxLength: 25 })
    const runs = shop.database.engine === 'sqlite' ? 40 : 15
    await fc.assert(
      fc.asyncProperty(eventSequences, async (events) => {
        const customer = await addCustomer(shop)
        const productId = await addTool(shop, { stock: opening })
        for (const each of events) {
          await apply(customer, productId, each).catch(onlyTheProviderMayFail)
          expect(await stockOf(shop, productId)).toBe(opening - (await piecesTaken(productId)))
        }
        await settleEverything()
        expect(await findLedgerMismatches(shop.database.read)).toEqual([])
        expect(await stockOf(shop, productId)).toBe(opening - (await piecesTaken(productId)))
        await expectMoneyToAddUp(customer)
      }),
      { ...drawing, numRuns: runs },
    )
  })

  async function expectMoneyToAddUp(customer: Caller): Promise<void> {
    const orders = await listOrdersOfUser(shop.database.read, customer.userId, 'current')
    const paidBy = orders.filter(({ state }) => state === 'paid').map(({ transactionId }) => transactionId)
    const taken = (await intentsOf(customer)).filter((id) => shop.cards.intent(id).status === 'succeeded')
    const notRefunded = taken.filter((id) => !shop.cards.refunds.includes(id))
    expect(notRefunded.sort()).toEqual(paidBy.sort())
  }
})

function onlyTheProviderMayFail(error: unknown): void {
  if (!(error instanceof CardsUnavailable)) throw error
}
