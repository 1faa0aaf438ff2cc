import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder, storedRefunds } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import type { Shop } from '../shop.ts'
import { refundOrder } from './refund-order.ts'

describeOnEveryEngine('A refund that fails at the card provider under a stored idempotency key', (engine) => {
  let shop: TestShop
  let other: Shop
  let orderId: string

  beforeEach(async () => {
    shop = await openTestShop(engine)
    other = await shop.anotherProcess()
    ;({ orderId } = await payForSomething(shop, { stock: 10, quantity: 3 }))
  })
  afterEach(() => shop.drop())

  const refund = async () => {
    const wanted = { amountCents: 1250, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    return granted(await refundOrder(shop, await addAdmin(shop), orderId, wanted)).state
  }
  /** Runs the reconciliation of one process; returns whether it completed. */
  const round = (at: Shop = shop) => {
    shop.clock.moveBy(16_000)
    return reconcilePayments(at).then(
      () => true,
      (error: unknown) => {
        if (error instanceof CardsUnavailable) return false
        throw error
      },
    )
  }
  async function expectOneRefund() {
    expect(shop.cards.refunds).toHaveLength(1)
    expect(await storedRefunds(shop, orderId)).toMatchObject([{ state: 'succeeded' }])
    expect((await storedOrder(shop, orderId)).refundedCents).toBe(1250)
    expect(await storedMessages(shop, 'refund')).toHaveLength(1)
  }

  test('Is retried within a minute and made once if the provider failed before making it', async () => {
    const since = shop.clock()
    shop.cards.refundFails = 'before'
    expect(await refund()).toBe('due')
    shop.cards.refundFails = undefined
    expect([await round(), await round()]).toEqual([false, true])
    await expectOneRefund()
    expect(shop.clock() - since).toBeLessThan(minuteMs)
  })

  test('Is found and not repeated if the provider failed after making it', async () => {
    shop.cards.refundFails = 'after'
    expect(await refund()).toBe('due')
    expect(await round()).toBe(true)
    await expectOneRefund()
  })

  test('Is found by the retry even if the provider made it, failed, and has forgotten the key', async () => {
    shop.cards.refundFails = 'after'
    await refund()
    shop.cards.refundFails = undefined
    shop.cards.forgetKeys()
    expect(await round()).toBe(true)
    await expectOneRefund()
  })

  test('Is retried until it succeeds if the provider fails repeatedly', async () => {
    shop.cards.refundFails = 'before'
    await refund()
    for (let attempt = 0; attempt < 25; attempt += 1) expect(await round()).toBe(false)
    shop.cards.refundFails = undefined
    expect([await round(), await round()]).toContain(true)
    await expectOneRefund()
  })

  test('Is found by the same attempt if the response was lost', async () => {
    shop.cards.meanwhile('after refund', () => {
      throw new CardsUnavailable('The answer is lost')
    })
    expect(await refund()).toBe('due')
    expect(await round()).toBe(true)
    await expectOneRefund()
  })

  test('Is found if another process that uses the same key has made it', async () => {
    shop.cards.refundFails = 'after'
    // This process has read the list, and continues after the other process failed.
    shop.cards.meanwhile('before refund', () => round(other))
    expect(await refund()).toBe('succeeded')
    await expectOneRefund()
  })

  test('Counts as made if it is refused because another process made it and ended before storing the result', async () => {
    shop.cards.meanwhile('before refund', async () => {
      const [due] = await storedRefunds(shop, orderId)
      if (!due) throw new Error('The refund is not stored')
      const { id: refundId, intentId, amountCents } = due
      await shop.cards.refund({ intentId, amountCents, refundId, attempt: 1 })
      shop.cards.forgetKeys()
      shop.cards.refusal = { refused: 'charge_already_refunded', message: 'It went back already.' }
    })
    expect(await refund()).toBe('succeeded')
    await expectOneRefund()
  })

  test('Has no third attempt while another process makes the second', async () => {
    shop.cards.refundFails = 'before'
    await refund()
    shop.cards.refundFails = undefined
    // This process still makes the first attempt, while the other gives that attempt up and makes the second.
    shop.cards.meanwhile('before refund', async () => {
      expect([await round(other), await round(other)]).toEqual([false, true])
    })
    expect(await round()).toBe(true)
    await expectOneRefund()
  })

  test('Continues with the same next attempt if two processes give up the previous one at the same time', async () => {
    shop.cards.refundFails = 'before'
    await refund()
    const refundCalls = vi.spyOn(shop.cards, 'refund')
    shop.cards.meanwhile('after refund', () => {
      // The other process completes the first attempt after this process has read the list again.
      shop.cards.meanwhile('after listRefunds', () => round(other))
    })
    expect(await round()).toBe(false)
    await round()
    expect(refundCalls.mock.calls.map(([{ attempt }]) => attempt)).toEqual([1, 1, 2])
  })

  test('Is made once if two processes retry it several times at the same time', async () => {
    shop.cards.refundFails = 'before'
    await refund()
    await Promise.all([round(), round(other)])
    shop.cards.refundFails = undefined
    for (let attempt = 0; attempt < 3; attempt += 1) await Promise.all([round(), round(other)])
    await expectOneRefund()
  })
})
