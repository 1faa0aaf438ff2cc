import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundOrder } from '../../../operations/refunds/refund-order.ts'
import { bookSomething, payForSomething } from '../../../testing/buying.ts'
import { addAdmin, granted } from '../../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import type { OrdersChosen } from './listed-orders.ts'
import { addUpOrders } from './order-totals.ts'

const all: OrdersChosen = {
  search: '',
  filter: undefined,
  customerEmail: undefined,
  from: undefined,
  to: undefined,
}

describeOnEveryEngine('Totals of orders', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
    const admin = await addAdmin(shop)
    // Some orders have the same instant.
    for (let number = 0; number < 7; number += 1) {
      if (number % 3 === 0) shop.clock.moveBy(1_000)
      if (number % 2 === 0) await bookSomething(shop)
      else {
        const { orderId } = await payForSomething(shop)
        const refund = { amountCents: number, reason: '', restock: 0, idempotencyKey: undefined }
        granted(await refundOrder(shop, admin, orderId, refund))
      }
    }
  })
  afterAll(() => shop.drop())

  async function partsOf(chosen: OrdersChosen, most: number) {
    const parts = []
    for (let after: string | undefined; parts.length < 20; ) {
      const part = await addUpOrders(shop.database, chosen, { after, most })
      if (!part) throw new Error('The cursor is refused')
      parts.push(part)
      after = part.next
      if (after === undefined) break
    }
    return parts
  }
  const sum = (parts: Awaited<ReturnType<typeof partsOf>>) =>
    parts.reduce(
      (sums, part) => ({
        count: sums.count + part.count,
        sumCents: sums.sumCents + part.sumCents,
        paidCents: sums.paidCents + part.paidCents,
        refundedCents: sums.refundedCents + part.refundedCents,
      }),
      { count: 0, sumCents: 0, paidCents: 0, refundedCents: 0 },
    )

  // A search for a word of two letters walks the list and tests each order.
  test.each([[all], [{ ...all, filter: 'paid' as const }], [{ ...all, search: 'ex' }]])(
    'in parts of any size are those of the whole list: %j',
    async (chosen) => {
      const whole = sum(await partsOf(chosen, 100))
      expect(whole.count).toBe(chosen.filter ? 3 : 7)
      expect(whole.refundedCents).toBe(1 + 3 + 5)
      for (const most of [1, 2, 3, 7]) {
        const parts = await partsOf(chosen, most)
        expect(sum(parts)).toEqual(whole)
        expect(parts).toHaveLength(Math.ceil(whole.count / most))
      }
    },
  )

  test('accept only a cursor of their own list', async () => {
    const [part] = await partsOf(all, 2)
    expect(
      await addUpOrders(shop.database, { ...all, filter: 'paid' }, { after: part?.next }),
    ).toBeUndefined()
  })
})
