// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPaymentIntent, recordPayment } from '../../../../contract/payments/payments.ts'
import type { ShopSettings } from '../../../../contract/shop/shop-settings.ts'
import { getOrder } from '../../../api/rows/orders.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { writeStored } from '../../../session/browser-storage.ts'
import { stubMediaQueries } from '../../../testing/browser-stubs.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { renderInShop, submitTwiceAtOnce, testSettings } from '../../../testing/in-shop.tsx'
import { sampleOrder } from '../../../testing/sample-order.ts'
import { PaymentPage } from '../payment-page.tsx'
import { FakeStripe } from '../testing/fake-stripe.ts'
import { paymentTexts } from '../texts.ts'

const provider = vi.hoisted(() => ({ loadStripe: vi.fn() }))
vi.mock('../card/load-stripe.ts', () => provider)

const secret = 'pi_1_secret_x'
const withOthers: ShopSettings = { ...testSettings, cards: { ...testSettings.cards, otherWays: true } }
let shop: FakeShop
let stripe: FakeStripe

beforeEach(() => {
  stubMediaQueries()
  window.localStorage.clear()
  keepSession('token', { email: 'Ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getOrder, sampleOrder())
  shop.answers(createPaymentIntent, { clientSecret: secret })
  shop.answers(recordPayment, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  stripe = new FakeStripe()
  provider.loadStripe.mockReset().mockImplementation(async () => stripe)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(settings = withOthers, path = '/pay') {
  const Component = () => <PaymentPage toPay={{ order: 'o1' }} history={() => null} />
  return renderInShop(shop, [{ path: '/pay', Component }], path, settings)
}

const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $288.00' })
const readyButton = async () => {
  await waitFor(async () => expect((await payButton()).disabled).toBe(false))
  return payButton()
}
const other = () => screen.findByRole('radio', { name: paymentTexts.way.other })

async function openOthers() {
  const page = open()
  await readyButton()
  await page.user.click(await other())
  await waitFor(() => expect(stripe.made).toContain('payment'))
  expect((await payButton()).disabled).toBe(true)
  act(() => stripe.emit('payment', 'ready'))
  await readyButton()
  return page
}

test('Without the setting, there is only the card, and the provider is asked for no other way', async () => {
  open(testSettings)
  await readyButton()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(stripe.made).not.toContain('payment')
})

test('With the setting, the card is preselected, and pays as before', async () => {
  const { user } = open()
  const button = await readyButton()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: paymentTexts.way.card }).checked).toBe(true)
  expect(stripe.made).not.toContain('payment')
  await user.click(button)
  await screen.findByText(paymentTexts.noted)
  expect(stripe.confirmed).toEqual([secret])
  expect(stripe.confirmedOtherwise).toEqual([])
})

test('Another way to pay charges once, returns to this page, and is recorded like a card', async () => {
  const { user } = await openOthers()
  submitTwiceAtOnce()
  await user.dblClick(await payButton())
  await screen.findByText(paymentTexts.noted)
  expect(stripe.confirmed).toEqual([])
  expect(stripe.confirmedOtherwise).toMatchObject([
    { redirect: 'if_required', confirmParams: { return_url: window.location.href } },
  ])
  expect(shop.callsOf(recordPayment)).toMatchObject([{ body: { order: 'o1', transactionId: 'pi_1' } }])
})

test("A refusal is shown in the provider's words, and disappears when the person chooses the card", async () => {
  stripe.next = { error: { message: 'Your bank refused.', code: 'incomplete_number' } }
  const { user } = await openOthers()
  await user.click(await payButton())
  expect((await screen.findByRole('alert')).textContent).toBe('Your bank refused.')
  expect(stripe.focused).toEqual([])
  await user.click(screen.getByRole('radio', { name: paymentTexts.way.card }))
  expect(screen.queryByRole('alert')).toBeNull()
  await readyButton()
})

test('A method whose result takes time says so', async () => {
  stripe.next = { paymentIntent: { id: 'pi_1', status: 'processing' } }
  const { user } = await openOthers()
  await user.click(await payButton())
  await screen.findByText(paymentTexts.processing)
  expect(shop.callsOf(recordPayment)).toEqual([])
})

test('If the other ways do not load, the reason is shown, and the card still works', async () => {
  const { user } = open()
  await readyButton()
  await user.click(await other())
  await waitFor(() => expect(stripe.made).toContain('payment'))
  act(() => stripe.emit('payment', 'loaderror', { error: { message: 'No connection.' } }))
  expect((await screen.findByRole('alert')).textContent).toContain(paymentTexts.otherWaysAway)
  expect((await payButton()).disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: paymentTexts.way.card }))
  await user.click(await readyButton())
  await screen.findByText(paymentTexts.noted)
})

test('If the person returns by the Back button, the payment can be tried again', async () => {
  stripe.next = new Promise(() => undefined)
  const { user } = await openOthers()
  await user.click(await payButton())
  await screen.findByText(paymentTexts.confirming)
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  await screen.findByText(paymentTexts.notCompleted)
  stripe.next = { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
  await user.click(await readyButton())
  await screen.findByText(paymentTexts.noted)
})

const back = `/pay?payment_intent=pi_1&payment_intent_client_secret=${secret}&redirect_status=succeeded`

test("A payment that returns from the provider's page is recorded once, and the address keeps no secret", async () => {
  writeStored('payment-left-for', 'pi_1')
  window.history.replaceState(null, '', `${back}&kept=1`)
  const { router } = open(withOthers, `${back}&kept=1`)
  expect(window.location.search).toBe('?kept=1')
  await screen.findByText(paymentTexts.noted)
  expect(router.state.location.search).toBe('?kept=1')
  expect(shop.callsOf(recordPayment)).toMatchObject([{ body: { order: 'o1', transactionId: 'pi_1' } }])
  expect(shop.callsOf(createPaymentIntent)).toEqual([])
  window.history.replaceState(null, '', '/')
})

test('A payment that returns is confirmed, even if the shop already knows of it', async () => {
  writeStored('payment-left-for', 'pi_1')
  shop.answers(getOrder, { ...sampleOrder(), paid: true, transactionId: 'pi_1' })
  open(withOthers, back)
  await screen.findByRole('heading', { name: paymentTexts.congrats })
  await screen.findByText(paymentTexts.noted)
  expect(screen.queryByText(paymentTexts.alreadyPaid)).toBeNull()
})

test.each([
  ['that another payment has paid', { transactionId: 'pi_2' }],
  ['whose money went back', { transactionId: 'pi_1', refunded: 288 }],
])('An order %s says so, whatever the payment returns', async (_, paid) => {
  writeStored('payment-left-for', 'pi_1')
  shop.answers(getOrder, { ...sampleOrder(), paid: true, ...paid })
  open(withOthers, back)
  await screen.findByText(paymentTexts.alreadyPaid)
  expect(screen.queryByRole('heading', { name: paymentTexts.congrats })).toBeNull()
})

test('A payment that returns refused can be tried again on the page where it began', async () => {
  writeStored('payment-left-for', 'pi_1')
  stripe.next = {
    paymentIntent: {
      id: 'pi_1',
      status: 'requires_payment_method',
      last_payment_error: { message: 'Your bank refused.' },
    },
  }
  open(withOthers, back)
  expect((await screen.findByRole('alert')).textContent).toBe('Your bank refused.')
  expect(((await other()) as HTMLInputElement).checked).toBe(true)
  expect(shop.callsOf(recordPayment)).toEqual([])
})

test('A payment that returns while the bank processes it says so', async () => {
  writeStored('payment-left-for', 'pi_1')
  stripe.next = { paymentIntent: { id: 'pi_1', status: 'processing' } }
  open(withOthers, back)
  await screen.findByText(paymentTexts.processing)
})

test('An address with the secret of a payment that this browser did not start pays nothing', async () => {
  const { router } = open(withOthers, back)
  await readyButton()
  expect(router.state.location.search).toBe('')
  expect(stripe.asked).toEqual([])
})
