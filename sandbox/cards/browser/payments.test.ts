// @vitest-environment jsdom

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshCardPage, openStripe, typeCard, user } from '../testing/card-page.ts'
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  // The page and the API have one origin: requests to the page's origin go to the sandbox.
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) =>
    real(`http://127.0.0.1:${sandbox.port}${address.pathname}`, init),
  )
  stubDialogs()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await sandbox.stop()
})
freshCardPage()

/** jsdom has no modal dialogs; the journeys test real ones. */
function stubDialogs() {
  const { prototype } = HTMLDialogElement
  prototype.showModal = function show() {
    this.open = true
  }
  prototype.close = function close(value) {
    this.returnValue = value ?? ''
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

async function newIntent() {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd' })
  return { id: intent.id, clientSecret: intent.client_secret ?? '' }
}

describe('paying', () => {
  test('A card becomes a payment method and pays', async () => {
    const { number, stripe } = await typeCard('4242424242424242')
    const billing_details = { name: 'Ann Rider', email: 'ann@example.com' }
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card: number,
      billing_details,
    })
    expect(error).toBeUndefined()
    expect(paymentMethod).toMatchObject({ card: { brand: 'visa', last4: '4242' }, billing_details })
    const { id, clientSecret } = await newIntent()
    const result = await stripe.confirmCardPayment(clientSecret, { payment_method: paymentMethod?.id ?? '' })
    expect(result.paymentIntent).toMatchObject({ id, status: 'succeeded' })
    expect((await stripe.retrievePaymentIntent(clientSecret)).paymentIntent).toEqual(result.paymentIntent)
  })

  test('The card can be passed in the call that confirms', async () => {
    const { number, stripe } = await typeCard('4242424242424242')
    const { clientSecret } = await newIntent()
    const payment_method = { card: number, billing_details: { name: 'Ann Rider' } }
    const { paymentIntent } = await stripe.confirmCardPayment(clientSecret, { payment_method })
    expect(paymentIntent?.status).toBe('succeeded')
  })

  test.each([
    ['', '', '', 'incomplete_number', 'Your card number is incomplete.'],
    ['4242424242424242', '12', '123', 'incomplete_expiry', "Your card's expiration date is incomplete."],
    ['4242424242424242', '1230', '1', 'incomplete_cvc', "Your card's security code is incomplete."],
  ])('"%s" "%s" "%s" is not sent: %s', async (number, expiry, cvc, code, message) => {
    const card = await typeCard(number, expiry, cvc)
    const sent = vi.spyOn(globalThis, 'fetch')
    const { error } = await card.stripe.createPaymentMethod({ type: 'card', card: card.number })
    expect(error).toEqual({ type: 'validation_error', code, message })
    expect(sent).not.toHaveBeenCalled()
    expect(document.querySelector('.StripeElement--invalid')).not.toBeNull()
  })

  test('A real card is refused, with an explanation', async () => {
    const { number, stripe } = await typeCard('4111111111111111')
    const { error } = await stripe.createPaymentMethod({ type: 'card', card: number })
    expect(error?.message).toContain('only test cards work')
  })

  test("A decline returns Stripe's message and the payment", async () => {
    const { number, stripe } = await typeCard('4000000000009995')
    const { id, clientSecret } = await newIntent()
    const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card: number } })
    expect(error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      payment_intent: { id, status: 'requires_payment_method' },
    })
  })

  test.each([
    ['de', 'Ihre Karte ist nicht ausreichend gedeckt.'],
    ['fr', 'Les fonds disponibles sur votre carte sont insuffisants.'],
    ['pt', 'Your card has insufficient funds.'],
  ])(
    'A decline is said in the language of the page, if the sandbox has it: %s',
    async (language, message) => {
      document.documentElement.lang = language
      const { number, stripe } = await typeCard('4000000000009995')
      const { clientSecret } = await newIntent()
      const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card: number } })
      document.documentElement.lang = ''
      expect(error?.message).toBe(message)
    },
  )

  test('A lost connection is returned as an error, not thrown', async () => {
    const { number, stripe } = await typeCard('4242424242424242')
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { error } = await stripe.createPaymentMethod({ type: 'card', card: number })
    expect(error).toMatchObject({ type: 'api_connection_error' })
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const answer = await stripe.createPaymentMethod({ type: 'card', card: number })
    expect(answer.error).toMatchObject({ type: 'api_error' })
  })

  test("Errors in the page's own code throw", async () => {
    expect(() => window.Stripe?.('sk_test_1')).toThrow('You should not use your secret key with Stripe.js.')
    const stripe = await openStripe()
    await expect(stripe.confirmCardPayment('nonsense')).rejects.toThrow('client secret')
  })
})

describe('3-D Secure', () => {
  const confirmWithProof = async (number: string) => {
    const card = await typeCard(number)
    const { id, clientSecret } = await newIntent()
    const result = card.stripe.confirmCardPayment(clientSecret, { payment_method: { card: card.number } })
    const dialog = await vi.waitFor(() => {
      const found = document.querySelector('dialog[open]')
      if (!(found instanceof HTMLDialogElement)) throw new Error('There is no dialog')
      return found
    })
    return { id, result, dialog, clientSecret }
  }
  const press = (dialog: HTMLDialogElement, words: string) => {
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === words)
    return user.click(button ?? dialog)
  }

  test('Complete pays the payment', async () => {
    const { dialog, result } = await confirmWithProof('4000002500003155')
    expect(dialog.querySelector('h2')?.textContent).toBe('3-D Secure test page')
    expect(dialog.textContent).toContain('$12.50')
    await press(dialog, 'Complete')
    expect((await result).paymentIntent?.status).toBe('succeeded')
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('Fail and Escape pay nothing and require another card', async () => {
    for (const answer of [(d: HTMLDialogElement) => press(d, 'Fail'), (d: HTMLDialogElement) => d.close()]) {
      document.body.innerHTML = '<div id="number"></div><div id="expiry"></div><div id="cvc"></div>'
      const { dialog, result, id } = await confirmWithProof('4000000000003220')
      await answer(dialog)
      expect((await result).error).toMatchObject({
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        payment_intent: { id, status: 'requires_payment_method' },
      })
    }
  })

  test('A payment waiting for authentication can be continued later', async () => {
    const { id, clientSecret } = await newIntent()
    await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_threeDSecure2Required' })
    const stripe = await openStripe()
    const result = stripe.handleNextAction({ clientSecret })
    const dialog = await vi.waitFor(() => {
      const found = document.querySelector('dialog')
      if (found === null) throw new Error('There is no dialog')
      return found
    })
    await press(dialog, 'Complete')
    expect((await result).paymentIntent?.status).toBe('succeeded')
  })
})
