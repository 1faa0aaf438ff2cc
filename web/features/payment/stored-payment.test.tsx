// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPaymentIntent, recordPayment } from '../../../contract/payments/payments.ts'
import { getOrder } from '../../api/rows/orders.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubMediaQueries } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { PaymentPage } from './payment-page.tsx'
import { FakeStripe } from './testing/fake-stripe.ts'
import { paymentTexts } from './texts.ts'

const provider = vi.hoisted(() => ({ loadStripe: vi.fn() }))
vi.mock('./card/load-stripe.ts', () => provider)

let shop: FakeShop
let stripe: FakeStripe

beforeEach(() => {
  stubMediaQueries()
  localStorage.clear()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  let opened = 0
  shop = new FakeShop()
  shop.answers(getOrder, sampleOrder())
  shop.answers(createPaymentIntent, () => {
    opened += 1
    return { clientSecret: `secret-${opened}` }
  })
  shop.answers(recordPayment, {})
  stripe = new FakeStripe()
  provider.loadStripe.mockReset().mockImplementation(async () => stripe)
})
afterEach(cleanup)

/** Opens the payment page at a backend without extensions, and returns its enabled button. */
async function open(price = '288.00') {
  const Component = () => <PaymentPage toPay={{ order: 'o1' }} history={() => null} />
  const settings = { ...testSettings, extensions: [] }
  const { user, unmount } = renderInShop(shop, [{ path: '/pay', Component }], '/pay', settings)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: `Pay $${price}` })
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  return { user, unmount, button }
}

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('payment:'))

test('A payment whose response was lost continues after a reload, so that the order is charged once', async () => {
  shop.refuses(recordPayment, 'NOT_ALLOWED')
  const first = await open()
  await first.user.click(first.button)
  await screen.findByText(paymentTexts.notNotedElsewhere)
  first.unmount()
  const second = await open()
  await second.user.click(second.button)
  await screen.findByText(paymentTexts.congrats)
  expect(stripe.confirmed).toEqual(['secret-1', 'secret-1'])
  expect(shop.callsOf(createPaymentIntent)).toHaveLength(1)
})

test('A recorded payment is no longer stored', async () => {
  const { user, button } = await open()
  expect(stored()).toEqual(['payment:o1'])
  await user.click(button)
  await screen.findByText(paymentTexts.noted)
  expect(stored()).toEqual([])
})

test('Another price opens another payment', async () => {
  const { unmount } = await open()
  unmount()
  shop.answers(getOrder, sampleOrder({ price: 300 }))
  const { user, button } = await open('300.00')
  await user.click(button)
  await screen.findByText(paymentTexts.congrats)
  expect(stripe.confirmed).toEqual(['secret-2'])
})

test('A new payment is opened if the provider no longer knows the stored one', async () => {
  stripe.next = { error: { code: 'resource_missing', message: 'No such payment_intent' } }
  const { user, button } = await open()
  await user.click(button)
  await vi.waitFor(() => expect(shop.callsOf(createPaymentIntent)).toHaveLength(2))
  stripe.next = { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
  await user.click(await screen.findByRole('button', { name: 'Pay $288.00' }))
  await screen.findByText(paymentTexts.congrats)
  expect(stripe.confirmed).toEqual(['secret-1', 'secret-2'])
})

test('A payment that version 1.0.0 stored can continue', async () => {
  localStorage.setItem('payment:o1', '288 secret-0')
  const { user, button } = await open()
  await user.click(button)
  await screen.findByText(paymentTexts.congrats)
  expect(stripe.confirmed).toEqual(['secret-0'])
  expect(shop.callsOf(createPaymentIntent)).toHaveLength(0)
})

test('A payment that failed to open is not stored', async () => {
  shop.answers(createPaymentIntent, () => {
    throw refusal('PROVIDER_UNAVAILABLE')
  })
  const Component = () => <PaymentPage toPay={{ order: 'o1' }} history={() => null} />
  renderInShop(shop, [{ path: '/pay', Component }], '/pay', { ...testSettings, extensions: [] })
  await screen.findByRole('alert')
  expect(stored()).toEqual([])
})
