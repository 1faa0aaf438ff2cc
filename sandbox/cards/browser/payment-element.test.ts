// @vitest-environment jsdom

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshCardPage, openStripe, user } from '../testing/card-page.ts'
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  // The page and the API have one origin: requests to the page's origin go to the sandbox.
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) =>
    real(`http://127.0.0.1:${sandbox.port}${address.pathname}`, init),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await sandbox.stop()
})
freshCardPage()

async function mountPayment(given: object = {}) {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd', ...given })
  const stripe = await openStripe()
  const elements = stripe.elements({ clientSecret: intent.client_secret ?? '' })
  const element = elements.create('payment')
  const ready = new Promise((resolve) => {
    element.on('ready', () => resolve('ready'))
    element.on('loaderror', ({ error }) => resolve(error.message))
  })
  element.mount('#number')
  const names = () => [...document.querySelectorAll('fieldset label')].map((label) => label.textContent)
  return { intent, stripe, elements, ready, names }
}

async function typeCard(number: string) {
  const typed = [number, '1234', '123']
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')]
  for (const [place, input] of inputs.entries()) await user.type(input, typed[place] ?? '')
}

const confirmation = {
  redirect: 'if_required',
  confirmParams: { return_url: 'http://localhost/pay' },
} as const

describe('the Payment Element', () => {
  test('offers the methods of the payment, and a bank only if the payment may leave the page', async () => {
    const { ready, names } = await mountPayment()
    expect(await ready).toBe('ready')
    expect(names()).toEqual(['Card', 'Test bank'])
    document.body.innerHTML = '<div id="number"></div>'
    const never = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } }
    const other = await mountPayment(never)
    await other.ready
    expect(other.names()).toEqual(['Card'])
  })

  test('pays with a card, without leaving the page', async () => {
    const { ready, stripe, elements, intent } = await mountPayment()
    await ready
    await typeCard('4242424242424242')
    const { paymentIntent } = await stripe.confirmPayment({ elements, ...confirmation })
    expect(paymentIntent).toMatchObject({ id: intent.id, status: 'succeeded' })
  })

  test("shows a refusal in the provider's words", async () => {
    const { ready, stripe, elements } = await mountPayment()
    await ready
    await typeCard('4000000000009995')
    const { error } = await stripe.confirmPayment({ elements, ...confirmation })
    expect(error?.message).toBe('Your card has insufficient funds.')
  })

  test('does not load for a payment that has ended', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd' })
    await sandbox.stripe.paymentIntents.cancel(intent.id)
    const stripe = await openStripe()
    const element = stripe.elements({ clientSecret: intent.client_secret ?? '' }).create('payment')
    const failure = new Promise((resolve) => element.on('loaderror', resolve))
    element.mount('#number')
    expect(await failure).toMatchObject({ elementType: 'payment' })
  })
})
