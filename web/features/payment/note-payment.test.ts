// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordPayment } from '../../../contract/payments/payments.ts'
import { ApiError } from '../../api/api-error.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { notePayment } from './note-payment.ts'

let shop: FakeShop
beforeEach(() => {
  vi.useFakeTimers()
  shop = new FakeShop()
})
afterEach(() => vi.useRealTimers())

async function note(ids: readonly string[] = ['o1']) {
  const outcome = notePayment(shop.api, ids, 'pi_1')
  await vi.runAllTimersAsync()
  return outcome
}

test.each([[{ acknowledged: true, matchedCount: 1, modifiedCount: 1 }], [{}], ['']])(
  'Any successful response records the payment: %j',
  async (answer) => {
    shop.answers(recordPayment, answer)
    expect(await note()).toEqual({ kind: 'noted', refunded: [] })
    expect(shop.calls).toMatchObject([{ params: { id: 'o1' }, body: { order: 'o1', transactionId: 'pi_1' } }])
  },
)

test('The request to record is repeated while the shop does not respond', async () => {
  const failures = [noAnswer(), refusal('PROVIDER_UNAVAILABLE'), refusal('RATE_LIMITED')]
  shop.answers(recordPayment, () => {
    const failure = failures.shift()
    if (failure) throw failure
    return {}
  })
  expect(await note()).toEqual({ kind: 'noted', refunded: [] })
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

test("If a refusal is unrelated to the payment, the shop's reconciliation takes over", async () => {
  shop.refuses(recordPayment, 'SESSION_ENDED')
  expect(await note()).toEqual({ kind: 'unanswered' })
  expect(shop.calls).toHaveLength(1)
})

test('The answer about one order of a set names the orders whose part is refunded', async () => {
  shop.answers(recordPayment, {
    acknowledged: true,
    matchedCount: 1,
    modifiedCount: 1,
    refundedOrders: ['o3'],
  })
  expect(await note(['o1', 'o2', 'o3'])).toEqual({ kind: 'noted', refunded: ['o3'] })
  expect(shop.calls).toHaveLength(1)
})

test('If the part of the requested order itself is refunded, the others of the set are paid', async () => {
  shop.answers(recordPayment, () => {
    throw refusedOf(['o1'])
  })
  expect(await note(['o1', 'o2'])).toEqual({ kind: 'noted', refunded: ['o1'] })
})

test('When the whole set is refunded, that is reported', async () => {
  shop.answers(recordPayment, () => {
    throw refusedOf(['o1', 'o2'])
  })
  expect(await note(['o1', 'o2'])).toEqual({ kind: 'refused', message: refusal('PAYMENT_REFUNDED').message })
  expect(shop.calls).toHaveLength(1)
})

test('If another payment has paid the first order, the request names the next order of the set', async () => {
  shop.answers(recordPayment, ({ params }: { params: { id: string } }) => {
    if (params.id === 'o1') throw refusal('ORDER_ALREADY_PAID')
    return { refundedOrders: ['o1'] }
  })
  expect(await note(['o1', 'o2'])).toEqual({ kind: 'noted', refunded: ['o1'] })
})

function refusedOf(orders: readonly string[]): ApiError {
  const { status, code, message } = refusal('PAYMENT_REFUNDED')
  const lines = orders.map((order, index) => ({ index, order, code, message }))
  return new ApiError({ status, code, message, lines })
}
