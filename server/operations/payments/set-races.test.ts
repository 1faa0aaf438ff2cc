import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { bookBasket, openSet } from '../../testing/buying.ts'
import { granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import type { Shop } from '../shop.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordPayment } from './record-payment.ts'

const rounds = 12

describeOnEveryEngine('Settling a paid set while', (engine) => {
  let shop: TestShop
  let other: Shop
  beforeEach(async () => {
    shop = await openTestShop(engine)
    other = shop.database.engine === 'postgres' ? await shop.anotherProcess() : shop
  })
  afterEach(() => shop.drop())

  type Paid = Awaited<ReturnType<typeof bookBasket>> & { readonly intentId: string }

  /** Pays for a basket of three orders at the provider, before the shop knows. */
  async function paid(): Promise<Paid> {
    const booked = await bookBasket(shop, 3)
    const intentId = await openSet(shop, booked.customer, booked.orderIds)
    expect(shop.cards.confirm(intentId)).toBe(true)
    return { ...booked, intentId }
  }

  /** Checks that the charge equals its paid orders and refunds, and that the stock equals its ledger. */
  async function check({ orderIds, intentId }: Paid): Promise<number> {
    const orders = await Promise.all(orderIds.map((id) => storedOrder(shop, id)))
    const settled = orders.filter(({ state }) => state === 'paid')
    const used = settled.reduce((sum, { priceCents }) => sum + priceCents, 0)
    expect(used + shop.cards.refundedCents(intentId)).toBe(shop.cards.intent(intentId).amountCents)
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    return settled.length
  }

  const event = (to: Shop, intentId: string, round: number) =>
    handlePaymentEvent(to, { id: `evt_${round}`, type: 'payment_intent.succeeded', intentId })

  test('one of its orders is cancelled: the order is paid, or its part is refunded', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const set = await paid()
      const { customer, orderIds, intentId } = set
      await Promise.all([
        recordPayment(shop, customer, orderIds[round % 3] ?? '', intentId),
        cancelOrder(other, customer, orderIds[(round + 1) % 3] ?? ''),
        event(other, intentId, round),
        cancelOrder(shop, customer, orderIds[(round + 2) % 3] ?? ''),
      ])
      await check(set)
    }
  })

  test('holds end: every order whose pieces are still available is paid', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const set = await paid()
      const { customer, orderIds, intentId } = set
      shop.clock.moveBy(shop.holdMs + minuteMs)
      await Promise.all([
        expireHolds(other),
        recordPayment(shop, customer, orderIds[round % 3] ?? '', intentId),
        reconcilePayments(other),
        event(shop, intentId, round),
      ])
      expect(await check(set)).toBe(3)
    }
  })
})

describeOnEveryEngine('A set of which one order is cancelled while its payment is opened', (engine) => {
  test('is refused, and the refusal names that order as gone, not as paid', async () => {
    const shop = await openTestShop(engine)
    const { customer, orderIds } = await bookBasket(shop, 2)
    const [kept = '', gone = ''] = orderIds
    let isCancelled = false
    const write: Shop['database']['write'] = async (work) => {
      if (!isCancelled) {
        isCancelled = true
        granted(await cancelOrder(shop, customer, gone))
      }
      return shop.database.write(work)
    }
    const racing = { ...shop, database: { ...shop.database, write } }
    const wanted = { priceCents: 2_500, orderIds: [kept, gone] }
    const opened = await createPaymentIntent(racing, customer, wanted)
    expect(opened).toMatchObject({
      code: 'LINES_REFUSED',
      lines: [{ orderId: gone, refusal: { code: 'ORDER_NOT_FOUND' } }],
    })
    await shop.drop()
  })
})
