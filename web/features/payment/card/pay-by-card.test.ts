import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js'
import { expect, test, vi } from 'vitest'
import type { PayStep } from '../pay-result.ts'
import { paymentTexts } from '../texts.ts'
import { payByCard } from './pay-by-card.ts'

const person = { email: 'ada@example.com', name: 'Ada' }
// An opaque object of the provider.
const card = {} as StripeCardNumberElement

function pay(confirmed: object, made: object = { paymentMethod: { id: 'pm_1' } }, who = person) {
  const createPaymentMethod = vi.fn(async (_data: object) => made)
  const confirmCardPayment = vi.fn(async (_secret: string, _data: object) => confirmed)
  // The tested code calls only these two functions.
  const stripe = { createPaymentMethod, confirmCardPayment } as unknown as Stripe
  const steps: PayStep[] = []
  const onStep = (step: PayStep) => void steps.push(step)
  const result = payByCard({ stripe, card, clientSecret: 'secret', person: who, onStep })
  return { result, steps, createPaymentMethod, confirmCardPayment }
}

test("The card becomes a payment method with the person's name, which confirms the payment", async () => {
  const paid = pay({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  expect(await paid.result).toEqual({ kind: 'paid', transactionId: 'pi_1' })
  expect(paid.createPaymentMethod).toHaveBeenCalledWith({ type: 'card', card, billing_details: person })
  expect(paid.confirmCardPayment).toHaveBeenCalledWith('secret', { payment_method: 'pm_1' })
  expect(paid.steps).toEqual(['checking', 'confirming'])
})

test('An empty name is not sent', async () => {
  const paid = pay({ error: {} }, undefined, { ...person, name: '' })
  await paid.result
  expect(paid.createPaymentMethod.mock.calls[0]?.[0]).toMatchObject({
    billing_details: { email: person.email },
  })
  expect(JSON.stringify(paid.createPaymentMethod.mock.calls[0])).not.toContain('name')
})

test('A rejected card is not used to confirm the payment', async () => {
  const refused = pay({}, { error: { message: 'Your card number is invalid.' } })
  expect(await refused.result).toEqual({ kind: 'refused', message: 'Your card number is invalid.' })
  expect(refused.confirmCardPayment).not.toHaveBeenCalled()
})

test.each([
  ['a decline', { message: 'Your card was declined.' }, 'Your card was declined.'],
  ['an error without a sentence', {}, paymentTexts.noAnswer],
])('After %s the person sees the reason', async (_, error, message) => {
  expect(await pay({ error }).result).toEqual({ kind: 'refused', message })
})

test('A payment that had already succeeded counts as paid, not as refused', async () => {
  const error = { message: 'unexpected state', payment_intent: { id: 'pi_1', status: 'succeeded' } }
  expect(await pay({ error }).result).toEqual({ kind: 'paid', transactionId: 'pi_1' })
})

test.each([
  ['processing', { kind: 'processing' }],
  ['canceled', { kind: 'closed' }],
  ['requires_action', { kind: 'refused', message: paymentTexts.notCompleted }],
])('A payment with the status %s is %j', async (status, result) => {
  expect(await pay({ paymentIntent: { id: 'pi_1', status } }).result).toEqual(result)
})

test('A payment that the provider does not know counts as closed, not as refused', async () => {
  const error = { code: 'resource_missing', message: 'No such payment_intent' }
  expect(await pay({ error }).result).toEqual({ kind: 'closed' })
})
