// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordPayment } from '../../../contract/payments.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { notePayment } from './note-payment.ts'

let shop: FakeShop
beforeEach(() => {
  vi.useFakeTimers()
  shop = new FakeShop()
})
afterEach(() => vi.useRealTimers())

async function note() {
  const outcome = notePayment(shop.api, 'o1', 'pi_1')
  await vi.runAllTimersAsync()
  return outcome
}

test.each([[{ acknowledged: true, matchedCount: 1, modifiedCount: 1 }], [{}], ['']])(
  'Any successful response records the payment: %j',
  async (answer) => {
    shop.answers(recordPayment, answer)
    expect(await note()).toEqual({ kind: 'noted' })
    expect(shop.calls).toMatchObject([{ params: { id: 'o1' }, body: { order: 'o1', transactionId: 'pi_1' } }])
  },
)

test('The request is repeated while the shop does not respond', async () => {
  const failures = [noAnswer(), refusal('PROVIDER_UNAVAILABLE'), refusal('RATE_LIMITED')]
  shop.answers(recordPayment, () => {
    const failure = failures.shift()
    if (failure) throw failure
    return {}
  })
  expect(await note()).toEqual({ kind: 'noted' })
  expect(shop.calls).toHaveLength(4)
})

test("After four attempts without a response, the shop's reconciliation takes over", async () => {
  shop.answers(recordPayment, () => {
    throw noAnswer()
  })
  expect(await note()).toEqual({ kind: 'unanswered' })
  expect(shop.calls).toHaveLength(4)
})

test.each(['PAYMENT_REFUNDED', 'ORDER_ALREADY_PAID'] as const)(
  '%s is reported and not repeated',
  async (code) => {
    shop.refuses(recordPayment, code)
    expect(await note()).toEqual({ kind: 'refused', message: refusal(code).message })
    expect(shop.calls).toHaveLength(1)
  },
)

test("A refusal unrelated to the payment is left to the shop's reconciliation", async () => {
  shop.refuses(recordPayment, 'SESSION_ENDED')
  expect(await note()).toEqual({ kind: 'unanswered' })
  expect(shop.calls).toHaveLength(1)
})
