import type { Stripe as StripeJs } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import '../browser/stripe.js'
import { keys } from './running-sandbox.ts'

export const user = userEvent.setup()

/** Sets up a page with places for card fields before each test, and expects no console output after it. */
export function freshCardPage(): void {
  let consoleSpies: ReturnType<typeof vi.spyOn>[]
  beforeEach(() => {
    consoleSpies = (['error', 'info', 'log', 'warn'] as const).map((method) => vi.spyOn(console, method))
    document.body.innerHTML =
      '<form><label for="number">Card number</label><div id="number"></div><div id="expiry"></div><div id="cvc"></div></form>'
  })
  afterEach(() => {
    for (const method of consoleSpies) expect(method).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
}

/** Loads the script as a page does. */
export async function openStripe(): Promise<StripeJs> {
  const stripe = await loadStripe(keys.publishableKey)
  if (stripe === null) throw new Error('loadStripe found no script')
  return stripe
}

/** Mounts the three card fields. */
export async function mountCard() {
  const stripe = await openStripe()
  const elements = stripe.elements()
  const number = elements.create('cardNumber')
  const expiry = elements.create('cardExpiry')
  const cvc = elements.create('cardCvc')
  number.mount('#number')
  expiry.mount('#expiry')
  cvc.mount('#cvc')
  return { stripe, elements, number, expiry, cvc, inputs: cardInputs() }
}

/** Mounts and fills the card fields; an empty text leaves its field empty. */
export async function typeCard(number: string, expiry = '1230', cvc = '123') {
  const card = await mountCard()
  if (number) await user.type(card.inputs.number, number)
  if (expiry) await user.type(card.inputs.expiry, expiry)
  if (cvc) await user.type(card.inputs.cvc, cvc)
  return card
}

function cardInputs() {
  const [number, expiry, cvc] = document.querySelectorAll('input')
  if (!number || !expiry || !cvc) throw new Error('Three inputs were expected')
  return { number, expiry, cvc }
}
