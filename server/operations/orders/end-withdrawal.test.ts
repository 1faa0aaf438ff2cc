import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WithdrawalEnding } from '../../../contract/orders/withdrawals.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, bookSomething, claimOf, payForSomething, sendAnyway } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listPaymentsToCheck } from '../board/payments-to-check.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller, Shop } from '../shop.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { getTimeline } from './get-timeline.ts'
import { limitWithdrawals } from './limit-withdrawals.ts'
import { findWithdrawable, withdraw } from './withdraw.ts'

describeOnEveryEngine('Ending a withdrawal', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeAll(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterAll(() => shop.drop())

  const withdrawFrom = async (bought: Bought) => {
    const claim = await claimOf(shop, bought)
    return granted(await withdraw(shop, claim, [claim.number]))
  }
  const end = (orderId: string, ending: WithdrawalEnding, by: Shop = shop) =>
    endWithdrawal(by, admin, orderId, { ending, reason: 'As agreed on the phone' })
  const isTask = async (orderId: string) =>
    (await listPaymentsToCheck(shop, 1_000)).some(({ id }) => id === orderId)
  const mailsOf = (orderId: string, event: string) =>
    shop.database.read
      .selectFrom('outbox')
      .where('order_id', '=', orderId)
      .where('event', 'like', `${event}:%`)
      .select(['recipient', 'subject', 'body'])
      .execute()
  const kindsOf = async (caller: Caller, orderId: string) =>
    granted(await getTimeline(shop, caller, orderId)).map(({ kind }) => kind)

  test('By a partial refund closes it: it leaves the tasks, the order is not sent, and one email gives the reason', async () => {
    const bought = await payForSomething(shop)
    await withdrawFrom(bought)
    const part = { amountCents: 500, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, bought.orderId, part))
    expect(await isTask(bought.orderId)).toBe(true)
    shop.clock.moveBy(1_000)
    expect(granted(await end(bought.orderId, 'closed'))).toBe(true)
    expect(granted(await end(bought.orderId, 'closed'))).toBe(false)
    expect(await isTask(bought.orderId)).toBe(false)
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({ withdrawalClosedAt: shop.clock() })
    expect(codeOf(await sendAnyway(shop, admin, bought.orderId))).toBe('ORDER_WITHDRAWN')
    const [mail, ...more] = await mailsOf(bought.orderId, 'withdrawal-ended')
    expect(mail).toMatchObject({ recipient: bought.customer.email })
    expect(mail?.body).toContain('Reason: As agreed on the phone')
    expect(mail?.body).toContain('Refunded: $5.00 of ')
    expect(more).toEqual([])
    expect(await kindsOf(admin, bought.orderId)).toContain('withdrawal-closed')
    const closed = granted(await getTimeline(shop, bought.customer, bought.orderId)).find(
      ({ kind }) => kind === 'withdrawal-closed',
    )
    expect(closed).toEqual({ at: shop.clock(), kind: 'withdrawal-closed', reason: 'As agreed on the phone' })
  })

  test('By taking it back, even after it was closed, lets the order be sent, or withdrawn again', async () => {
    const bought = await payForSomething(shop)
    const [begun] = await withdrawFrom(bought)
    shop.clock.moveBy(1_000)
    granted(await end(bought.orderId, 'closed'))
    expect(granted(await end(bought.orderId, 'taken-back'))).toBe(true)
    expect(granted(await end(bought.orderId, 'taken-back'))).toBe(false)
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      withdrawnAt: null,
      withdrawalClosedAt: null,
    })
    expect(granted(await sendAnyway(shop, admin, bought.orderId))).toBe(true)
    shop.clock.moveBy(1_000)
    const [again] = await withdrawFrom(bought)
    expect(again?.withdrawnAt).toBe(shop.clock())
    expect(await isTask(bought.orderId)).toBe(true)
    expect(await mailsOf(bought.orderId, 'withdrawn')).toHaveLength(2)
    const kinds = await kindsOf(bought.customer, bought.orderId)
    expect(kinds.filter((kind) => kind === 'withdrawn')).toHaveLength(2)
    expect(kinds).toContain('withdrawal-taken-back')
    const changes = await shop.database.read
      .selectFrom('changes')
      .where('subject_id', '=', bought.orderId)
      .where('action', 'like', 'order.withdrawal-%')
      .orderBy('sequence')
      .select(['action', 'subject_kind', 'subject_name', 'before', 'after'])
      .execute()
    const entry = {
      subject_kind: 'order',
      subject_name: 'Spoke wrench',
      before: JSON.stringify({ withdrawnAt: begun?.withdrawnAt }),
    }
    expect(changes).toEqual([
      { ...entry, action: 'order.withdrawal-closed', after: '{"withdrawn":true}' },
      { ...entry, action: 'order.withdrawal-taken-back', after: '{"withdrawn":false}' },
    ])
  })

  test('By taking it back lets a concurrent sending in another process succeed only afterwards', async () => {
    const other = await shop.anotherProcess()
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const bought = await payForSomething(shop)
        await withdrawFrom(bought)
        const [sent, ended] = await Promise.all([
          sendAnyway(shop, admin, bought.orderId),
          end(bought.orderId, 'taken-back', other),
        ])
        expect(granted(ended)).toBe(true)
        const { sentAt, withdrawnAt } = await storedOrder(shop, bought.orderId)
        expect(withdrawnAt).toBeNull()
        return [codeOf(sent), sentAt !== null]
      }),
    )
    for (const outcome of outcomes)
      expect([
        ['done', true],
        ['ORDER_WITHDRAWN', false],
      ]).toContainEqual(outcome)
  })

  test('Is possible only for a paid order whose withdrawal is waiting', async () => {
    const { orderId } = await payForSomething(shop)
    expect(codeOf(await end(orderId, 'closed'))).toBe('WITHDRAWAL_NOT_OPEN')
    expect(codeOf(await end('unknown', 'closed'))).toBe('ORDER_NOT_FOUND')
    const unpaid = await bookSomething(shop)
    await withdrawFrom(unpaid)
    expect(codeOf(await end(unpaid.orderId, 'taken-back'))).toBe('ORDER_NOT_FOUND')
    const refunded = await payForSomething(shop)
    await withdrawFrom(refunded)
    const whole = { amountCents: refunded.priceCents, reason: 'Back', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, refunded.orderId, whole))
    expect(codeOf(await end(refunded.orderId, 'taken-back'))).toBe('WITHDRAWAL_NOT_OPEN')
  })

  describe('Wrong numbers for one email', () => {
    async function claims() {
      const limited = { ...shop, rateLimitFactor: 1 }
      const claim = await claimOf(shop, await payForSomething(shop))
      const { number: wrong } = await claimOf(shop, await payForSomething(shop))
      const find = (number: string, addressHash: string, by: Shop = limited) =>
        limitWithdrawals(by, { emailHash: claim.email, addressHash, countsSuccess: false }, () =>
          findWithdrawable(by, { ...claim, number }),
        )
      return { right: claim.number, wrong, find }
    }

    test('are limited to ten from one network, in all processes, without limiting right numbers and other networks', async () => {
      const { right, wrong, find } = await claims()
      const other = { ...(await shop.anotherProcess()), rateLimitFactor: 1 }
      for (let round = 0; round < 12; round += 1) granted(await find(right, 'stranger'))
      for (let round = 0; round < 10; round += 1) {
        const outcome = await find(wrong, 'stranger', round % 2 === 0 ? undefined : other)
        expect(codeOf(outcome)).toBe('WITHDRAWAL_NOT_FOUND')
      }
      expect(await find(right, 'stranger', other)).toMatchObject({
        code: 'RATE_LIMITED',
        message: 'Too many attempts. Try again in 10 minutes. Is it urgent? Write to us.',
      })
      granted(await find(right, 'the customer'))
      shop.clock.moveBy(10 * 60_000)
      granted(await find(right, 'stranger'))
    })

    test('are limited to a hundred from all networks; refused attempts of one network do not count for others', async () => {
      const { right, wrong, find } = await claims()
      for (let round = 0; round < 12; round += 1) await find(wrong, 'network 0')
      for (let round = 10; round < 100; round += 1) {
        const outcome = await find(wrong, `network ${Math.floor(round / 10)}`)
        expect(codeOf(outcome)).toBe('WITHDRAWAL_NOT_FOUND')
      }
      expect(codeOf(await find(right, 'the customer'))).toBe('RATE_LIMITED')
      shop.clock.moveBy(60_000)
      granted(await find(right, 'the customer'))
    })

    test('have a shorter wait under a higher factor, may count after a success, and are unlimited if counting is off', async () => {
      const attempt = (rateLimitFactor: number, outcome: Outcome<null>, addressHash: string) =>
        limitWithdrawals(
          { ...shop, rateLimitFactor },
          { emailHash: 'ada', addressHash, countsSuccess: true },
          async () => outcome,
        )
      for (let round = 0; round < 20; round += 1) granted(await attempt(2, done(null), 'one'))
      const limited = await attempt(2, done(null), 'one')
      expect(limited).toMatchObject({ message: expect.stringContaining('Try again in 5 minutes.') })
      for (let round = 0; round < 11; round += 1) {
        expect(codeOf(await attempt(1, refused('ORDER_NUMBER_WRONG'), 'two'))).toBe('ORDER_NUMBER_WRONG')
        granted(await attempt(shop.rateLimitFactor, done(null), 'two'))
      }
    })
  })
})
