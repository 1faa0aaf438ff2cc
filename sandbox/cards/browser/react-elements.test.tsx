// @vitest-environment jsdom

import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { cleanup, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './stripe.js'

let consoleSpies: ReturnType<typeof vi.spyOn>[]
beforeEach(() => {
  consoleSpies = (['error', 'info', 'log', 'warn'] as const).map((method) => vi.spyOn(console, method))
})
afterEach(() => {
  cleanup()
  for (const method of consoleSpies) expect(method).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const stripe = loadStripe('pk_test_truewheel_public')

function CardForm() {
  const client = useStripe()
  const elements = useElements()
  const [messages, setMessages] = useState<string[]>([])
  const log = (words: string) => setMessages((earlier) => [...earlier, words])
  const pay = async () => {
    const card = elements?.getElement(CardNumberElement)
    if (!client || !card) return
    const { error } = await client.createPaymentMethod({ type: 'card', card })
    log(error?.message ?? 'sent')
  }
  return (
    <>
      <CardNumberElement
        onReady={() => log('ready')}
        onChange={({ brand }) => log(brand)}
        options={{ disabled: false }}
      />
      <CardExpiryElement />
      <CardCvcElement />
      <button type="button" disabled={!client} onClick={pay}>
        Pay
      </button>
      <output>{messages.join(', ')}</output>
    </>
  )
}

test("Stripe's React elements work with the sandbox, also in strict mode, without console output", async () => {
  const user = userEvent.setup()
  const { getByRole, getByLabelText, unmount, container } = render(
    <StrictMode>
      <Elements stripe={stripe}>
        <CardForm />
      </Elements>
    </StrictMode>,
  )
  const number = await waitFor(() => getByLabelText('Credit or debit card number'))
  await waitFor(() => expect(getByRole('status').textContent).toBe('ready'))
  expect(container.querySelectorAll('input')).toHaveLength(3)
  await user.type(number, '4')
  await user.click(getByRole('button'))
  await waitFor(() => expect(getByRole('status').textContent).toContain('visa'))
  expect(getByRole('status').textContent).toContain('Your card number is incomplete.')
  unmount()
})
