// @vitest-environment jsdom

import type { StripeCardNumberElementChangeEvent, Stripe as StripeJs } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { keys, type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts'
import './stripe.js'

let sandbox: RunningSandbox
let stripe: StripeJs
const user = userEvent.setup()
let said: ReturnType<typeof vi.spyOn>[]

beforeAll(async () => {
  sandbox = await startSandbox()
  // The page and the API have one origin: what the script asks of the page's goes to the sandbox.
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) =>
    real(`http://127.0.0.1:${sandbox.port}${address.pathname}`, init),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await sandbox.stop()
})
beforeEach(async () => {
  said = (['error', 'info', 'log', 'warn'] as const).map((method) => vi.spyOn(console, method))
  stubDialogs()
  document.body.innerHTML =
    '<form><label for="number">Card number</label><div id="number"></div><div id="expiry"></div><div id="cvc"></div></form>'
  const loaded = await loadStripe(keys.publishableKey)
  if (loaded === null) throw new Error('loadStripe found no script')
  stripe = loaded
})
afterEach(() => {
  for (const method of said) expect(method).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

/** jsdom has no modal dialogs; the real ones are seen in a browser by the journeys. */
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

function mountCard() {
  const elements = stripe.elements()
  const number = elements.create('cardNumber')
  const expiry = elements.create('cardExpiry')
  const cvc = elements.create('cardCvc')
  number.mount('#number')
  expiry.mount('#expiry')
  cvc.mount('#cvc')
  return { elements, number, expiry, cvc, inputs: inputsOf() }
}

function inputsOf() {
  const [number, expiry, cvc] = document.querySelectorAll('input')
  if (!number || !expiry || !cvc) throw new Error('Three inputs were expected')
  return { number, expiry, cvc }
}

async function typeCard(number: string, expiry = '1230', cvc = '123') {
  const card = mountCard()
  await user.type(card.inputs.number, number)
  await user.type(card.inputs.expiry, expiry)
  await user.type(card.inputs.cvc, cvc)
  return card
}

async function newIntent() {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd' })
  return { id: intent.id, clientSecret: intent.client_secret ?? '' }
}

describe('typing a card', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424242424242429', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42a4-2', '4242'],
  ])('The number %s is shown as "%s"', async (typed, shown) => {
    const { inputs } = mountCard()
    await user.type(inputs.number, typed)
    expect(inputs.number.value).toBe(shown)
  })

  test.each([
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    [' 4242 4242\t42424242 ', '4242 4242 4242 4242'],
  ])('The number "%s" can be pasted', async (pasted, shown) => {
    const { inputs } = mountCard()
    await user.click(inputs.number)
    await user.paste(pasted)
    expect(inputs.number.value).toBe(shown)
  })

  test.each([
    ['1230', '12 / 30'],
    ['530', '05 / 30'],
    ['12/30', '12 / 30'],
    ['12', '12 / '],
    ['1', '1'],
  ])('The expiry %s is shown as "%s"', async (typed, shown) => {
    const { inputs } = mountCard()
    await user.type(inputs.expiry, typed)
    expect(inputs.expiry.value).toBe(shown)
  })

  test.each(['12/2030', '12 / 30', '2030-12', '1230'])('The expiry "%s" can be pasted', async (pasted) => {
    const { inputs } = mountCard()
    await user.click(inputs.expiry)
    await user.paste(pasted)
    expect(inputs.expiry.value).toBe('12 / 30')
  })

  test('Backspace goes through the separators as if they were not there', async () => {
    const { inputs } = mountCard()
    await user.type(inputs.expiry, '123{Backspace}{Backspace}{Backspace}')
    expect(inputs.expiry.value).toBe('')
    await user.type(inputs.number, '42424{Backspace}{Backspace}')
    expect(inputs.number.value).toBe('424')
  })

  test.each([
    [2, '4254 2424 2', 3],
    // At the end of a group the caret goes on to the next one.
    [3, '4245 2424 2', 5],
  ])('A digit put in at %i leaves the caret behind it', async (at, shown, caret) => {
    const { inputs } = mountCard()
    await user.type(inputs.number, '42424242')
    await user.type(inputs.number, '5', { initialSelectionStart: at, initialSelectionEnd: at })
    expect(inputs.number.value).toBe(shown)
    expect(inputs.number.selectionStart).toBe(caret)
  })

  test('The security code has four digits on American Express and three elsewhere', async () => {
    const { inputs } = await typeCard('378282246310005', '1230', '12345')
    expect(inputs.cvc.value).toBe('1234')
    await user.clear(inputs.number)
    await user.type(inputs.number, '4242')
    expect(inputs.cvc.value).toBe('123')
  })

  test('The inputs tell browsers and screen readers what they are', () => {
    const { inputs } = mountCard()
    expect([inputs.number, inputs.expiry, inputs.cvc].map((input) => input.autocomplete)).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
    ])
    expect(inputs.number.getAttribute('aria-label')).toBe('Card number')
    expect(inputs.expiry.getAttribute('aria-label')).toBe('Credit or debit card expiration date')
    for (const input of Object.values(inputs)) {
      expect(input.inputMode || input.getAttribute('inputmode')).toBe('numeric')
      // Nothing of a card goes out with the page's own form.
      expect(input.name).toBe('')
    }
  })
})

describe('events and classes', () => {
  test('The element is ready once it stands in the page', async () => {
    const number = stripe.elements().create('cardNumber')
    const ready = new Promise((resolve) => number.on('ready', resolve))
    number.mount('#number')
    expect(await ready).toEqual({ elementType: 'cardNumber' })
  })

  test('Each change tells brand, completeness and what is wrong, in the words of Stripe', async () => {
    const { number, inputs } = mountCard()
    const seen: StripeCardNumberElementChangeEvent[] = []
    number.on('change', (event) => seen.push(event))
    await user.type(inputs.number, '4242424242424242')
    expect(seen[0]).toMatchObject({ brand: 'visa', complete: false, empty: false, error: undefined })
    expect(seen.at(-1)).toMatchObject({ elementType: 'cardNumber', complete: true, error: undefined })
    await user.type(inputs.number, '{Backspace}1')
    expect(seen.at(-1)?.error).toEqual({
      type: 'validation_error',
      code: 'invalid_number',
      message: 'Your card number is invalid.',
    })
    expect(document.querySelector('#number')?.className).toContain('StripeElement--invalid')
    expect(inputs.number.getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['number', '4242', 'Your card number is incomplete.'],
    ['expiry', '12', "Your card's expiration date is incomplete."],
    ['expiry', '1220', "Your card's expiration year is in the past."],
    ['cvc', '12', "Your card's security code is incomplete."],
  ] as const)('Leaving the %s at %s says: %s', async (name, typed, message) => {
    const card = mountCard()
    const errors: (string | undefined)[] = []
    const note = (event: { error: { message: string } | undefined }) => errors.push(event.error?.message)
    card.number.on('change', note)
    card.expiry.on('change', note)
    card.cvc.on('change', note)
    await user.type(card.inputs[name], typed)
    await user.tab()
    expect(errors.at(-1)).toBe(message)
  })

  test('Focus, blur and Escape are told, and shown by classes', async () => {
    const { number, inputs } = mountCard()
    const told: string[] = []
    number.on('focus', () => told.push('focus'))
    number.on('blur', () => told.push('blur'))
    number.once('escape', () => told.push('escape'))
    const classes = document.querySelector('#number')?.classList
    expect([...(classes ?? [])]).toEqual(['StripeElement', 'StripeElement--empty'])
    await user.click(inputs.number)
    expect(classes?.contains('StripeElement--focus')).toBe(true)
    await user.keyboard('{Escape}{Escape}')
    number.blur()
    expect(told).toEqual(['focus', 'escape', 'blur'])
    await user.type(inputs.number, '4242424242424242')
    expect(classes?.contains('StripeElement--complete')).toBe(true)
    expect(classes?.contains('StripeElement--empty')).toBe(false)
  })

  test.each(['label', '#number'])('A click on %s leads into the field', async (place) => {
    const { inputs } = mountCard()
    await user.click(document.querySelector(place) ?? document.body)
    expect(document.activeElement).toBe(inputs.number)
  })

  test('Colours are those of the page unless the style says otherwise', async () => {
    const elements = stripe.elements()
    const style = { base: { color: 'rgb(1, 2, 3)' }, invalid: { color: 'rgb(200, 0, 0)' } }
    elements.create('cardNumber', { style }).mount('#number')
    elements.create('cardExpiry').mount('#expiry')
    const [number, expiry] = document.querySelectorAll('input')
    expect(expiry?.style.color).toBe('inherit')
    expect(number?.style.color).toBe('rgb(1, 2, 3)')
    if (number) await user.type(number, '4242424242424241')
    expect(number?.style.color).toBe('rgb(200, 0, 0)')
  })

  test('An element can be emptied, disabled, taken out and destroyed', async () => {
    const { elements, number, inputs } = await typeCard('4242424242424242')
    number.clear()
    expect(inputs.number.value).toBe('')
    number.update({ disabled: true })
    expect(inputs.number.disabled).toBe(true)
    expect(elements.getElement('cardNumber')).toBe(number)
    expect(() => elements.create('cardNumber')).toThrow('Can only create one Element of type cardNumber')
    number.unmount()
    expect(document.querySelector('#number')?.innerHTML).toBe('')
    expect(document.querySelector('#number')?.className).toBe('')
    number.destroy()
    expect(() => number.mount('#number')).toThrow('already been destroyed')
    elements.create('cardNumber').mount('#number')
  })
})

describe('paying', () => {
  test('A card becomes a payment method and pays', async () => {
    const { number } = await typeCard('4242424242424242')
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

  test('The card can be given with the confirmation', async () => {
    const { number } = await typeCard('4242424242424242')
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
    const card = mountCard()
    if (number) await user.type(card.inputs.number, number)
    if (expiry) await user.type(card.inputs.expiry, expiry)
    if (cvc) await user.type(card.inputs.cvc, cvc)
    const sent = vi.spyOn(globalThis, 'fetch')
    const { error } = await stripe.createPaymentMethod({ type: 'card', card: card.number })
    expect(error).toEqual({ type: 'validation_error', code, message })
    expect(sent).not.toHaveBeenCalled()
    expect(document.querySelector('.StripeElement--invalid')).not.toBeNull()
  })

  test('A real card is refused, and said to be', async () => {
    const { number } = await typeCard('4111111111111111')
    const { error } = await stripe.createPaymentMethod({ type: 'card', card: number })
    expect(error?.message).toContain('only test cards work')
  })

  test('A decline comes back in the words of Stripe, with the payment', async () => {
    const { number } = await typeCard('4000000000009995')
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

  test('A lost connection is an error to show, not an exception', async () => {
    const { number } = await typeCard('4242424242424242')
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { error } = await stripe.createPaymentMethod({ type: 'card', card: number })
    expect(error).toMatchObject({ type: 'api_connection_error' })
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const answer = await stripe.createPaymentMethod({ type: 'card', card: number })
    expect(answer.error).toMatchObject({ type: 'api_error' })
  })

  test('Mistakes of the page throw', async () => {
    expect(() => window.Stripe?.('sk_test_1')).toThrow('You should not use your secret key with Stripe.js.')
    await expect(stripe.confirmCardPayment('nonsense')).rejects.toThrow('client secret')
  })
})

describe('3-D Secure', () => {
  const confirmWithProof = async (number: string) => {
    const card = await typeCard(number)
    const { id, clientSecret } = await newIntent()
    const result = stripe.confirmCardPayment(clientSecret, { payment_method: { card: card.number } })
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

  test('Complete pays', async () => {
    const { dialog, result } = await confirmWithProof('4000002500003155')
    expect(dialog.querySelector('h2')?.textContent).toBe('3-D Secure test page')
    expect(dialog.textContent).toContain('$12.50')
    await press(dialog, 'Complete')
    expect((await result).paymentIntent?.status).toBe('succeeded')
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('Fail and Escape pay nothing and ask for another card', async () => {
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

  test('A payment that waits for proof can be taken up again later', async () => {
    const { id, clientSecret } = await newIntent()
    await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_threeDSecure2Required' })
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
