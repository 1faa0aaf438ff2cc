import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { withdrawalEnds } from '../../../domain/orders/withdrawal.ts'
import { countToSend } from '../../data/queries/figures/waiting-work.ts'
import { listOrders } from '../../data/queries/orders/listed-orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  bookBasket,
  bookSomething,
  claimOf,
  payForBasket,
  payForSomething,
  sendAnyway,
} from '../../testing/buying.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { movementsOf, stockOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listPaymentsToCheck } from '../board/payments-to-check.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { getTimeline } from './get-timeline.ts'
import { findWithdrawable, withdraw } from './withdraw.ts'

describeOnEveryEngine('Withdrawing from a purchase', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const mailsTo = (email: string, event: string) =>
    shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', email)
      .where('event', 'like', `${event}:%`)
      .select(['subject', 'body'])
      .execute()
  const withdrawFrom = async (bought: Parameters<typeof claimOf>[1]) => {
    const claim = await claimOf(shop, bought)
    return withdraw(shop, claim, [claim.number])
  }

  test("Marks a paid order to the second, confirms it by one email, and waits for the owner's refund", async () => {
    const bought = await payForSomething(shop, { stock: 10, quantity: 2 })
    const at = shop.clock()
    const [order] = granted(await withdrawFrom(bought))
    expect(order).toMatchObject({ state: 'paid', withdrawnAt: at, refundedCents: 0 })
    const [mail, ...more] = await mailsTo(bought.customer.email, 'withdrawn')
    expect(more).toEqual([])
    const second = new Date(at).toISOString().slice(17, 19)
    expect(mail?.body).toMatch(new RegExp(`Withdrawn: .*:${second} [AP]M \\(New York time, UTC−\\d\\)`))
    expect(mail?.body).toContain('We do not send it.')
    expect(await mailsTo('owner@truewheel.example', 'withdrawn-staff')).toHaveLength(1)
    const task = (await listPaymentsToCheck(shop, 50)).find(({ id }) => id === bought.orderId)
    expect(task).toMatchObject({ kind: 'withdrawal', cents: bought.priceCents, since: at })
    const admin = await addAdmin(shop)
    const kinds = granted(await getTimeline(shop, admin, bought.orderId)).map(({ kind }) => kind)
    expect(kinds).toContain('withdrawn')
    expect(codeOf(await sendAnyway(shop, admin, bought.orderId))).toBe('ORDER_WITHDRAWN')
    const whole = {
      amountCents: bought.priceCents,
      reason: 'Withdrawn',
      restock: 2,
      idempotencyKey: undefined,
    }
    granted(await refundOrder(shop, admin, bought.orderId, whole))
    expect((await listPaymentsToCheck(shop, 50)).some(({ id }) => id === bought.orderId)).toBe(false)
    expect(await stockOf(shop, bought.productId)).toBe(10)
  })

  test('Removes the order from the list of orders to send', async () => {
    const bought = await payForSomething(shop)
    const wanted = { search: '', oldestFirst: true, customerEmail: undefined, from: undefined, to: undefined }
    const toSend = async () => {
      const page = { limit: 50, after: undefined }
      const listed = await listOrders(shop.database, { ...wanted, filter: 'to-send' }, page)
      const ids = listed?.rows.map(({ id }) => id)
      return [ids?.includes(bought.orderId), await countToSend(shop.database.read)]
    }
    const [, before] = await toSend()
    expect(await toSend()).toEqual([true, before])
    granted(await withdrawFrom(bought))
    expect(await toSend()).toEqual([false, Number(before) - 1])
  })

  test('Happens once, with one email, if ten requests in two processes arrive at the same time', async () => {
    const bought = await payForSomething(shop)
    const claim = await claimOf(shop, bought)
    const other = await shop.anotherProcess()
    const presses = Array.from({ length: 10 }, (_, index) =>
      withdraw(index % 2 === 0 ? shop : other, claim, [claim.number]),
    )
    expect((await Promise.all(presses)).map(codeOf)).toEqual(presses.map(() => 'done'))
    const at = (await storedOrder(shop, bought.orderId)).withdrawnAt
    shop.clock.moveBy(5_000)
    granted(await withdraw(shop, claim, [claim.number]))
    expect((await storedOrder(shop, bought.orderId)).withdrawnAt).toBe(at)
    expect(await mailsTo(bought.customer.email, 'withdrawn')).toHaveLength(1)
  })

  test('Cancels an unpaid order: its stock returns once, and its email states the instant', async () => {
    const bought = await bookSomething(shop, { stock: 10, quantity: 4 })
    const [order] = granted(await withdrawFrom(bought))
    expect(order).toMatchObject({ state: 'cancelled', cancelledBy: 'customer', withdrawnAt: shop.clock() })
    granted(await withdrawFrom(bought))
    expect(await movementsOf(shop, bought.orderId)).toEqual([-4, 4])
    const [mail, ...more] = await mailsTo(bought.customer.email, 'cancelled')
    expect(mail?.body).toContain('Withdrawn:')
    expect(mail?.body).toContain(`/tool/${bought.productId}`)
    expect(more).toEqual([])
    expect(await mailsTo(bought.customer.email, 'withdrawn')).toEqual([])
  })

  test('Covers only the chosen orders, with one email, and keeps the others', async () => {
    const { customer, orders, orderIds } = await payForBasket(shop, 3)
    const number = formatPurchaseNumber(orders[0]?.purchaseNumber ?? 0)
    const claim = { number, email: customer.email }
    expect(granted(await findWithdrawable(shop, claim)).map(({ id }) => id)).toEqual(orderIds)
    const chosen = orders.slice(0, 2).map((order) => formatOrderNumber(order.number))
    granted(await withdraw(shop, claim, chosen))
    const [mail, ...more] = await mailsTo(customer.email, 'withdrawn')
    for (const each of chosen) expect(mail?.body).toContain(each)
    expect(more).toEqual([])
    expect((await storedOrder(shop, orderIds[2] ?? '')).withdrawnAt).toBeNull()
  })

  test("Says where to send a sent order back, and is refused once the order's days are over", async () => {
    const inTime = await payForSomething(shop)
    const late = await payForSomething(shop)
    const admin = await addAdmin(shop)
    const sentAt = shop.clock()
    for (const { orderId } of [inTime, late]) granted(await sendAnyway(shop, admin, orderId))
    const { delivery, money } = await shop.settings.read()
    shop.clock.moveBy(withdrawalEnds(sentAt, delivery, money.timeZone) - sentAt - 1)
    granted(await withdrawFrom(inTime))
    const [mail] = await mailsTo(inTime.customer.email, 'withdrawn')
    expect(mail?.body).toContain('Return what you received to:')
    shop.clock.moveBy(1)
    expect(codeOf(await withdrawFrom(late))).toBe('WITHDRAWAL_LATE')
    expect((await storedOrder(shop, late.orderId)).withdrawnAt).toBeNull()
  })

  test('Refuses an unknown number, another email and an order of another purchase alike', async () => {
    const mine = await bookSomething(shop)
    const { number, email } = await claimOf(shop, mine)
    const stranger = await addCustomer(shop)
    const basket = await bookBasket(shop, 1)
    const foreign = formatOrderNumber(basket.orders[0]?.number ?? 0)
    const outcomes = await Promise.all([
      findWithdrawable(shop, { number: formatOrderNumber(999_999), email }),
      findWithdrawable(shop, { number: formatPurchaseNumber(999_999), email }),
      findWithdrawable(shop, { number, email: stranger.email }),
      withdraw(shop, { number, email: stranger.email }, [number]),
      withdraw(shop, { number, email }, [foreign]),
    ])
    expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => 'WITHDRAWAL_NOT_FOUND'))
    expect(codeOf(await findWithdrawable(shop, { number: 'TW-1042-1', email }))).toBe('ORDER_NUMBER_WRONG')
    expect((await storedOrder(shop, mine.orderId)).state).toBe('unpaid')
  })
})
