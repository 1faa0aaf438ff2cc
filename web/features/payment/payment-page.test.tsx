// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPaymentIntent, recordPayment } from '../../../contract/payments/payments.ts'
import { getOrder } from '../../api/rows/orders.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubMediaQueries, stubScrolling } from '../../testing/browser-stubs.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, submitTwiceAtOnce, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { PaymentPage } from './payment-page.tsx'
import { FakeStripe } from './testing/fake-stripe.ts'
import { paymentTexts } from './texts.ts'

const provider = vi.hoisted(() => ({ loadStripe: vi.fn() }))
vi.mock('./card/load-stripe.ts', () => provider)

let shop: FakeShop
let stripe: FakeStripe
let scrolledTo: ReturnType<typeof stubScrolling>

beforeEach(() => {
  stubMediaQueries()
  scrolledTo = stubScrolling()
  keepSession('token', { email: 'Ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getOrder, sampleOrder())
  shop.answers(createPaymentIntent, { clientSecret: 'secret' })
  shop.answers(recordPayment, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  stripe = new FakeStripe()
  provider.loadStripe.mockReset().mockImplementation(async () => stripe)
})
afterEach(cleanup)

function open(settings = testSettings) {
  const Component = () => <PaymentPage toPay={{ order: 'o1' }} history={() => null} />
  return renderInShop(shop, [{ path: '/pay', Component }], '/pay', settings)
}

const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $288.00' })
const readyButton = async () => {
  await waitFor(async () => expect((await payButton()).disabled).toBe(false))
  return payButton()
}

/** Opens another page while the provider decides, and then lets the provider answer with an outcome. */
async function leaveWhilePaying(outcome: object): Promise<void> {
  const answered = Promise.withResolvers<object>()
  stripe.next = answered.promise
  const { user, router } = open()
  await user.click(await readyButton())
  await screen.findByText(paymentTexts.confirming)
  await act(() => router.navigate('/elsewhere'))
  await act(async () => answered.resolve(outcome))
}

describe('The payment page', () => {
  test("opens the payment with the order's price once the order has loaded", async () => {
    open()
    await readyButton()
    expect(shop.calls.map(({ id }) => id)).toEqual(['getOrder', 'createPaymentIntent'])
    expect(shop.callsOf(createPaymentIntent)[0]?.body).toEqual({ price: 288, order: 'o1' })
    expect(screen.getByRole('heading', { name: 'Hex key set' })).toBeDefined()
  })

  test('sends no order id to a backend that does not know the field', async () => {
    open({ ...testSettings, extensions: [] })
    await readyButton()
    expect(shop.callsOf(createPaymentIntent)[0]?.body).toEqual({ price: 288 })
  })

  test.each([
    [1, '1 piece'],
    [12, '12 pieces'],
  ])('counts an order of %d as "%s"', async (quantity, text) => {
    shop.answers(getOrder, sampleOrder({ quantity }))
    open()
    await readyButton()
    expect(screen.getByText('Quantity').nextElementSibling?.textContent).toBe(text)
  })

  test('disables Pay until the payment is open', async () => {
    let answer: (value: unknown) => void = () => undefined
    shop.answers(
      createPaymentIntent,
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    open()
    expect((await payButton()).disabled).toBe(true)
    await waitFor(() => expect(shop.callsOf(createPaymentIntent)).toHaveLength(1))
    await act(async () => answer({ clientSecret: 'secret' }))
    await readyButton()
  })

  test("disables Pay until the provider's script is ready", async () => {
    provider.loadStripe.mockReturnValue(new Promise(() => undefined))
    open()
    expect((await payButton()).disabled).toBe(true)
    await waitFor(() => expect(shop.callsOf(createPaymentIntent)).toHaveLength(1))
    expect((await payButton()).disabled).toBe(true)
  })

  test('says in the sandbox, and only there, that payments are a test, and shows the card number to use', async () => {
    open()
    await screen.findByText(paymentTexts.sandbox)
    // The comma stays on the same line as its number.
    expect(screen.getByText('4242 4242 4242 4242').parentElement?.textContent?.trim()).toBe(
      '4242 4242 4242 4242,',
    )
    cleanup()
    open({ ...testSettings, cards: { publishableKey: 'pk_live_x', sandbox: false } })
    await readyButton()
    expect(screen.queryByText(paymentTexts.sandbox)).toBeNull()
  })

  test('offers to try again when the provider’s script fails to load', async () => {
    provider.loadStripe.mockRejectedValueOnce(new Error('no connection'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain(paymentTexts.providerAway)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await readyButton()
  })
})

describe('Paying', () => {
  test('shows Congrats! payment completed and the transaction, and records the payment at the shop', async () => {
    const { user } = open()
    await user.click(await readyButton())
    expect(await screen.findByRole('heading', { name: 'Congrats! payment completed' })).toBe(
      document.activeElement,
    )
    expect(screen.getByText('pi_1')).toBeDefined()
    await screen.findByText(paymentTexts.noted)
    expect(shop.callsOf(recordPayment)).toMatchObject([
      { params: { id: 'o1' }, body: { order: 'o1', transactionId: 'pi_1' } },
    ])
  })

  test('happens once, however often Pay is pressed', async () => {
    const { user } = open()
    const button = await readyButton()
    submitTwiceAtOnce()
    await user.dblClick(button)
    await screen.findByText(paymentTexts.congrats)
    expect(stripe.confirmed).toEqual(['secret'])
  })

  test('shows a decline below the form, and accepts another card', async () => {
    stripe.next = { error: { message: 'Your card was declined.' } }
    const { user } = open()
    await user.click(await readyButton())
    const problem = await screen.findByRole('alert')
    expect(problem.textContent).toBe('Your card was declined.')
    // On a phone the problem would be below the visible part of the page.
    expect(scrolledTo.mock.contexts).toEqual([problem])
    stripe.next = { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
    await user.click(await readyButton())
    await screen.findByText(paymentTexts.congrats)
    expect(stripe.confirmed).toEqual(['secret', 'secret'])
  })

  test.each([
    ['incorrect_number', 'Card number', 'cardNumber'],
    ['expired_card', 'Expiry date', 'cardExpiry'],
    ['incorrect_cvc', 'Security code', 'cardCvc'],
  ])('after the error %s moves the focus to %s, which the sentence describes', async (code, label, type) => {
    stripe.next = { error: { code, message: 'Look at this field.' } }
    const { user } = open()
    await user.click(await readyButton())
    const problem = await screen.findByRole('alert')
    expect(screen.getByRole('group', { name: label }).getAttribute('aria-describedby')).toBe(problem.id)
    expect(stripe.focused).toEqual([type])
  })

  test('has fields that take the focus when their caption is clicked, like a label', async () => {
    const { user } = open()
    await readyButton()
    await user.click(screen.getByText('Expiry date'))
    expect(stripe.focused).toEqual(['cardExpiry'])
  })

  test('shows after a decline what to do, and leaves the focus, because no single field is wrong', async () => {
    stripe.next = { error: { code: 'card_declined', message: 'Your card was declined.' } }
    const { user } = open()
    await user.click(await readyButton())
    await screen.findByRole('alert')
    expect(screen.getByText(paymentTexts.afterDecline)).toBeDefined()
    const groups = ['Card number', 'Expiry date', 'Security code'].map((name) =>
      screen.getByRole('group', { name }),
    )
    expect(groups.map((group) => group.getAttribute('aria-describedby'))).toEqual([null, null, null])
    expect(stripe.focused).toEqual([])
  })

  test('in two tabs makes one payment, and both show it', async () => {
    stripe.next = { error: { message: 'No.', payment_intent: { id: 'pi_1', status: 'succeeded' } } }
    const { user } = open()
    await user.click(await readyButton())
    await screen.findByText(paymentTexts.congrats)
    expect(screen.getByText('pi_1')).toBeDefined()
  })

  test('shows that the money is refunded if the stock was sold meanwhile', async () => {
    shop.refuses(recordPayment, 'PAYMENT_REFUNDED')
    const { user } = open()
    await user.click(await readyButton())
    expect(await screen.findByText(refusal('PAYMENT_REFUNDED').message)).toBeDefined()
  })

  test('is recorded if it succeeds after the person left the page, and reported on the present page', async () => {
    const heard = listenForToasts()
    await leaveWhilePaying({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
    await waitFor(() => expect(shop.callsOf(recordPayment)).toHaveLength(1))
    expect(shop.callsOf(recordPayment)[0]?.body).toEqual({ order: 'o1', transactionId: 'pi_1' })
    expect(heard.toasts).toEqual([`success: ${paymentTexts.congrats}`])
    heard.stop()
  })

  test('is reported on the present page if it is declined after the person left', async () => {
    const heard = listenForToasts()
    await leaveWhilePaying({ error: { message: 'Your card was declined.' } })
    await waitFor(() => expect(heard.toasts).toEqual(['error: Your card was declined.']))
    heard.stop()
  })

  test('can be checked by pressing again if there was no response', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    stripe.next = new Error('gone')
    const { user } = open()
    await user.click(await readyButton())
    expect((await screen.findByRole('alert')).textContent).toBe(paymentTexts.noAnswer)
    expect(reported).toHaveBeenCalledOnce()
    await readyButton()
  })

  test('finds the order gone if another tab closed the payment with the order', async () => {
    stripe.next = { error: { message: 'No.', payment_intent: { id: 'pi_1', status: 'canceled' } } }
    const { user } = open()
    const button = await readyButton()
    shop.refuses(getOrder, 'ORDER_NOT_FOUND')
    await user.click(button)
    expect(await screen.findByText(paymentTexts.notFound)).toBeDefined()
  })

  test('finds the stock gone if the end of the hold closed the payment', async () => {
    stripe.next = { error: { message: 'No.', payment_intent: { id: 'pi_1', status: 'canceled' } } }
    const { user } = open()
    const button = await readyButton()
    shop.refuses(createPaymentIntent, 'STOCK_GONE')
    await user.click(button)
    expect(await screen.findByText(refusal('STOCK_GONE').message)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })
})

describe('An order that cannot be paid', () => {
  test('shows its transaction and no card form if it is paid', async () => {
    shop.answers(getOrder, sampleOrder({ paid: true, transactionId: 'pi_7' }))
    open()
    await screen.findByText(paymentTexts.alreadyPaid)
    expect(screen.getByText('pi_7')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(shop.callsOf(createPaymentIntent)).toHaveLength(0)
  })

  test('shows the same if another tab has just paid it', async () => {
    shop.answers(createPaymentIntent, () => {
      shop.answers(getOrder, sampleOrder({ paid: true, transactionId: 'pi_7' }))
      throw refusal('ORDER_ALREADY_PAID')
    })
    open()
    await screen.findByText(paymentTexts.alreadyPaid)
    expect(screen.getByText('pi_7')).toBeDefined()
  })

  test.each(['STOCK_GONE', 'PROVIDER_UNAVAILABLE', 'PRICE_DIFFERS'] as const)(
    'because of %s shows the reason, and can be tried again',
    async (code) => {
      shop.refuses(createPaymentIntent, code)
      const { user } = open()
      expect((await screen.findByRole('alert')).textContent).toContain(refusal(code).message)
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
      shop.answers(createPaymentIntent, { clientSecret: 'secret' })
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await readyButton()
    },
  )

  test.each(['ORDER_NOT_FOUND', 'NOT_ALLOWED', 'INPUT_INVALID'] as const)(
    'because of %s is missing from the list',
    async (code) => {
      shop.refuses(getOrder, code)
      open()
      expect(await screen.findByText(paymentTexts.notFound)).toBeDefined()
    },
  )

  test('is hidden if it belongs to another person, even from an admin', async () => {
    shop.answers(getOrder, sampleOrder({ customer: 'bob@example.com' }))
    open()
    expect(await screen.findByText(paymentTexts.notFound)).toBeDefined()
    expect(screen.queryByText('Hex key set')).toBeNull()
    expect(shop.callsOf(createPaymentIntent)).toHaveLength(0)
  })

  test('can be loaded again if it failed to load', async () => {
    shop.answers(getOrder, () => {
      throw noAnswer()
    })
    const { user } = open()
    await screen.findByRole('alert')
    shop.answers(getOrder, sampleOrder())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await readyButton()
  })
})
