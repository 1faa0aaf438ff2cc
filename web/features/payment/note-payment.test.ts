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
  const noted = notePayment(shop.api, 'o1', 'pi_1')
  await vi.runAllTimersAsync()
  return noted
}

test.each([[{ acknowledged: true, matchedCount: 1, modifiedCount: 1 }], [{}], ['']])(
  'A payment is noted by whatever success is answered: %j',
  async (answer) => {
    shop.answers(recordPayment, answer)
    expect(await note()).toEqual({ kind: 'noted' })
    expect(shop.calls).toMatchObject([{ params: { id: 'o1' }, body: { order: 'o1', transactionId: 'pi_1' } }])
  },
)

test('The shop is told again while it does not answer', async () => {
  const failures = [noAnswer(), refusal('PROVIDER_UNAVAILABLE'), refusal('RATE_LIMITED')]
  shop.answers(recordPayment, () => {
    const failure = failures.shift()
    if (failure) throw failure
    return {}
  })
  expect(await note()).toEqual({ kind: 'noted' })
  expect(shop.calls).toHaveLength(4)
})

test('After four times without an answer it is left to the shop itself', async () => {
  shop.answers(recordPayment, () => {
    throw noAnswer()
  })
  expect(await note()).toEqual({ kind: 'unanswered' })
  expect(shop.calls).toHaveLength(4)
})

test.each(['PAYMENT_REFUNDED', 'ORDER_ALREADY_PAID'] as const)(
  '%s is said and not asked again',
  async (code) => {
    shop.refuses(recordPayment, code)
    expect(await note()).toEqual({ kind: 'refused', message: refusal(code).message })
    expect(shop.calls).toHaveLength(1)
  },
)

test('A refusal that says nothing of the money is left to the shop itself', async () => {
  shop.refuses(recordPayment, 'SESSION_ENDED')
  expect(await note()).toEqual({ kind: 'unanswered' })
  expect(shop.calls).toHaveLength(1)
})
