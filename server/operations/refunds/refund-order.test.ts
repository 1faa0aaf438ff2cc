import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChangesAfter } from '../../data/queries/changes/changes.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  type Bought,
  bookSomething,
  payForBasket,
  payForSomething,
  sendAnyway,
} from '../../testing/buying.ts'
import { restockTokenTo } from '../../testing/restock-token.ts'
import { addAdmin, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import {
  movementsOf,
  paymentStatesOf,
  stockOf,
  storedMessages,
  storedOrder,
  storedRefunds,
} from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { confirmRestock, requestRestock } from '../restock/request-restock.ts'
import type { Caller, Shop } from '../shop.ts'
import { syncRefunds } from './execute-refunds.ts'
import { type RefundRequest, refundOrder } from './refund-order.ts'

describeOnEveryEngine("An admin's refund", (engine) => {
  let shop: TestShop
  let admin: Caller
  let bought: Bought

  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    // Three pieces at $12.50.
    bought = await payForSomething(shop, { stock: 10, quantity: 3 })
  })
  afterEach(() => shop.drop())

  const refund = (change: Partial<RefundRequest> = {}, at: Shop = shop) => {
    const wanted = { amountCents: 1250, reason: 'One came scratched', restock: 0, idempotencyKey: undefined }
    return refundOrder(at, admin, bought.orderId, { ...wanted, ...change })
  }
  const order = () => storedOrder(shop, bought.orderId)
  const atTheProvider = async () => shop.cards.refundedCents(String((await order()).transactionId))
  const reconcile = async () => {
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
  }

  test('For the full amount leaves the order paid, with the refunded amount and the card', async () => {
    expect(granted(await refund({ amountCents: 3750 })).state).toBe('succeeded')
    expect(await order()).toMatchObject({
      state: 'paid',
      refundedCents: 3750,
      givenBackCents: 3750,
      cardBrand: 'visa',
      cardLast4: '4242',
    })
    expect(await atTheProvider()).toBe(3750)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['succeeded'])
    expect(codeOf(await refund({ amountCents: 1 }))).toBe('NOTHING_TO_REFUND')
  })

  test('In parts never exceeds what was paid', async () => {
    granted(await refund())
    expect(await refund({ amountCents: 2501 })).toMatchObject({
      code: 'REFUND_ABOVE_LEFT',
      message: 'Only $25.00 of this order can be refunded. Lower the amount to that.',
    })
    granted(await refund({ amountCents: 2500 }))
    expect(await order()).toMatchObject({ refundedCents: 3750, givenBackCents: 3750 })
    expect(await atTheProvider()).toBe(3750)
    expect(await storedRefunds(shop, bought.orderId)).toMatchObject([
      { amountCents: 1250, reason: 'One came scratched', state: 'succeeded', createdBy: admin.userId },
      { amountCents: 2500, state: 'succeeded' },
    ])
  })

  test('By two admins in two processes concurrently is made once', async () => {
    const other = await shop.anotherProcess()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => refund({ amountCents: 2000 })),
      ...Array.from({ length: 4 }, () => refund({ amountCents: 2000 }, other)),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual([...Array(7).fill('REFUND_ABOVE_LEFT'), 'done'])
    expect(await atTheProvider()).toBe(2000)
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('Repeated with the same key is made once with the same response; a different request with that key is refused', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund({ idempotencyKey: 'a-key' })))
    expect(new Set(answers.map((answer) => granted(answer).id)).size).toBe(1)
    expect(await atTheProvider()).toBe(1250)
    const other = await refund({ idempotencyKey: 'a-key', amountCents: 1300 })
    expect(codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED')
    granted(await refund({ idempotencyKey: 'another-key' }))
    expect(await atTheProvider()).toBe(2500)
  })

  test('Restocks the chosen pieces once, at most the ordered quantity', async () => {
    granted(await refund({ restock: 2 }))
    expect(await stockOf(shop, bought.productId)).toBe(9)
    expect(await movementsOf(shop, bought.orderId)).toEqual([-3, 2])
    expect(await refund({ restock: 2 })).toMatchObject({
      code: 'RESTOCK_NOT_POSSIBLE',
      message: 'Only 1 of this order’s pieces can still go back into stock. Lower the number to that.',
    })
    granted(await refund({ restock: 1 }))
    await reconcile()
    expect(await stockOf(shop, bought.productId)).toBe(10)
  })

  test('For one of several orders paid together restocks only the pieces of that order', async () => {
    const { orders } = await payForBasket(shop, 2)
    const wanted = { amountCents: 1250, reason: 'Scratched', restock: 1, idempotencyKey: undefined }
    for (const { id } of orders) granted(await refundOrder(shop, admin, id, wanted))
    expect(await Promise.all(orders.map(({ productId }) => stockOf(shop, productId)))).toEqual([10, 10])
  })

  test('Emails customers who wait for the restocked pieces', async () => {
    const email = 'waits@example.com'
    granted(await requestRestock(shop, bought.productId, email))
    granted(await confirmRestock(shop, await restockTokenTo(shop, email)))
    granted(await refund({ restock: 1 }))
    const told = shop.database.read.selectFrom('outbox').where('event', 'like', 'restocked:%')
    expect(await told.select(['recipient', 'subject']).execute()).toEqual([
      { recipient: email, subject: 'The Spoke wrench is back in stock' },
    ])
  })

  test('Counts its pieces while it is due, and the ledger names the admin who restocked them', async () => {
    shop.cards.down = true
    granted(await refund({ restock: 2 }))
    expect(await refund({ restock: 2 })).toMatchObject({
      code: 'RESTOCK_NOT_POSSIBLE',
      message: expect.stringContaining('Only 1 of'),
    })
    granted(await refund({ restock: 1 }))
    shop.cards.down = false
    await reconcile()
    expect(await stockOf(shop, bought.productId)).toBe(10)
    const restocked = shop.database.read.selectFrom('stock_movements').where('reason', '=', 'refund')
    expect(await restocked.select('created_by').execute()).toEqual([
      { created_by: admin.userId },
      { created_by: admin.userId },
    ])
  })

  test('Is an entry in the record of changes with amount and pieces, without the reason', async () => {
    granted(await refund({ restock: 1 }))
    const [change, ...others] = await listChangesAfter(shop.database.read, 0, 10)
    expect(others).toEqual([])
    expect(change).toMatchObject({
      byUserId: admin.userId,
      action: 'order.refunded',
      subjectKind: 'order',
      subjectId: bought.orderId,
      subjectName: 'Spoke wrench',
      after: JSON.stringify({ amountCents: 1250, restock: 1 }),
    })
  })

  test('Is answered as refused, without a reason, if the bank has returned it and it is repeated with its key', async () => {
    granted(await refund({ idempotencyKey: 'a-key' }))
    shop.cards.changeRefund('re_1', 'failed')
    await syncRefunds(shop, (await order()).transactionId ?? '')
    expect(await refund({ idempotencyKey: 'a-key' })).toMatchObject({
      code: 'REFUND_REFUSED',
      message: 'The card provider refused this refund, and no money was moved.',
    })
  })

  test('Leaves its pieces in stock if the bank returns it, and does not restock them again', async () => {
    granted(await refund({ restock: 3 }))
    shop.cards.changeRefund('re_1', 'failed')
    await syncRefunds(shop, (await storedOrder(shop, bought.orderId)).transactionId ?? '')
    expect(codeOf(await refund({ restock: 1 }))).toBe('RESTOCK_NOT_POSSIBLE')
    granted(await refund())
    expect(await stockOf(shop, bought.productId)).toBe(10)
  })

  test('Can refund the money of a sent order, but restocks nothing', async () => {
    granted(await sendAnyway(shop, staff, bought.orderId))
    expect(codeOf(await refund({ restock: 1 }))).toBe('RESTOCK_NOT_POSSIBLE')
    granted(await refund())
    expect(await stockOf(shop, bought.productId)).toBe(7)
    expect(await atTheProvider()).toBe(1250)
  })

  test('Restocks nothing if the order is sent at the same time', async () => {
    shop.cards.meanwhile('after refund', () => sendAnyway(shop, staff, bought.orderId))
    granted(await refund({ restock: 1 }))
    expect(await stockOf(shop, bought.productId)).toBe(7)
    expect(await storedRefunds(shop, bought.orderId)).toMatchObject([{ state: 'succeeded', restock: 0 }])
  })

  test('For the full amount prevents sending the order', async () => {
    granted(await refund({ amountCents: 3750 }))
    expect(codeOf(await sendAnyway(shop, staff, bought.orderId))).toBe('ORDER_REFUNDED')
  })

  test('Is refused for unpaid, unknown and cancelled orders', async () => {
    const unpaid = await bookSomething(shop)
    const wanted = { amountCents: 100, reason: 'Why not', restock: 0, idempotencyKey: undefined }
    const of = async (id: string) => codeOf(await refundOrder(shop, admin, id, wanted))
    expect(await of(unpaid.orderId)).toBe('NOTHING_TO_REFUND')
    granted(await cancelOrder(shop, unpaid.customer, unpaid.orderId))
    expect(await of(unpaid.orderId)).toBe('ORDER_NOT_FOUND')
    expect(await of('unknown')).toBe('ORDER_NOT_FOUND')
  })

  test('Is due while the provider is down, already counts, and is made once afterwards', async () => {
    shop.cards.down = true
    const made = granted(await refund({ restock: 1, idempotencyKey: 'a-key' }))
    expect(made.state).toBe('due')
    expect(await order()).toMatchObject({ refundedCents: 0, givenBackCents: 1250 })
    expect(await stockOf(shop, bought.productId)).toBe(7)
    expect(await storedMessages(shop, 'refund')).toEqual([])
    await expect(reconcile()).rejects.toThrow('down')
    shop.cards.down = false
    await reconcile()
    await reconcile()
    expect(await order()).toMatchObject({ refundedCents: 1250, givenBackCents: 1250 })
    expect(await atTheProvider()).toBe(1250)
    expect(await stockOf(shop, bought.productId)).toBe(8)
    expect(granted(await refund({ restock: 1, idempotencyKey: 'a-key' }))).toEqual({
      ...made,
      state: 'succeeded',
    })
  })

  test.each([
    ['before any request to the provider', 'before listRefunds'],
    ['before the refund request', 'before refund'],
    ['after the provider made it', 'after refund'],
  ] as const)('Interrupted by a crash %s is finished once', async (_when, moment) => {
    shop.cards.meanwhile(moment, () => {
      throw new Error('The process crashed')
    })
    await expect(refund({ restock: 1 })).rejects.toThrow('The process crashed')
    expect(await order()).toMatchObject({ refundedCents: 0, givenBackCents: 1250 })
    const other = await shop.anotherProcess()
    shop.clock.moveBy(16_000)
    await Promise.all([reconcilePayments(shop), reconcilePayments(other)])
    expect(await order()).toMatchObject({ refundedCents: 1250 })
    expect(await atTheProvider()).toBe(1250)
    expect(await stockOf(shop, bought.productId)).toBe(8)
    expect(await storedMessages(shop, 'refund')).toHaveLength(1)
  })

  test('Sends one email with the reason to the customer, and none to the admin', async () => {
    granted(await refund())
    await reconcile()
    const messages = await storedMessages(shop, 'refund')
    expect(messages.map(({ recipient }) => recipient)).toEqual([bought.customer.email])
    expect(messages[0]?.subject).toContain('$12.50')
    expect(messages[0]?.body).toContain('One came scratched')
  })

  test('Shows the reason and changes nothing if the provider refuses it, and can be made later', async () => {
    shop.cards.refusal = { refused: 'charge_disputed', message: 'This charge has been charged back.' }
    const answer = await refund({ restock: 1, idempotencyKey: 'a-key' })
    expect(answer).toMatchObject({ code: 'REFUND_REFUSED' })
    expect(answer).toHaveProperty('message', expect.stringContaining('This charge has been charged back.'))
    expect(await order()).toMatchObject({ refundedCents: 0, givenBackCents: 0 })
    expect(await stockOf(shop, bought.productId)).toBe(7)
    expect(await storedRefunds(shop, bought.orderId)).toMatchObject([
      { state: 'failed', failure: 'This charge has been charged back.' },
    ])
    expect(codeOf(await refund({ restock: 1, idempotencyKey: 'a-key' }))).toBe('REFUND_REFUSED')
    shop.cards.refusal = undefined
    await reconcile()
    expect(await atTheProvider()).toBe(0)
    granted(await refund({ restock: 1, idempotencyKey: 'another-key' }))
    expect(await atTheProvider()).toBe(1250)
  })
})
