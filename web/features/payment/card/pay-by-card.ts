import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js'
import type { Person } from '../../../session/access-token/stored-session.ts'
import { type PayResult, type PayStep, refused, resultOf } from '../pay-result.ts'

interface CardPayment {
  readonly stripe: Stripe
  readonly card: StripeCardNumberElement
  readonly clientSecret: string
  readonly person: Person
  readonly onStep: (step: PayStep) => void
}

/**
 * Creates a payment method from the card and confirms the payment with it (spec §4, §7). The provider charges once per
 * client secret, however often this is called; an earlier success is returned as paid.
 */
export async function payByCard(payment: CardPayment): Promise<PayResult> {
  const { stripe, card, clientSecret, person, onStep } = payment
  const { name, email } = person
  onStep('checking')
  const made = await stripe.createPaymentMethod({
    type: 'card',
    card,
    billing_details: { email, ...(name ? { name } : {}) },
  })
  if (made.error) return refused(made.error)
  onStep('confirming')
  const confirmed = await stripe.confirmCardPayment(clientSecret, { payment_method: made.paymentMethod.id })
  return resultOf(confirmed.paymentIntent ?? confirmed.error.payment_intent, confirmed.error)
}
