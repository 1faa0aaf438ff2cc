import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js'
import type { Person } from '../../session/access-token/stored-session.ts'
import { paymentTexts } from './texts.ts'

export type PayStep = 'checking' | 'confirming'

/** What became of one press of Pay. */
export type PayResult =
  /** Charged, by this press or by an earlier one of the same payment. */
  | { readonly kind: 'paid'; readonly transactionId: string }
  /** The provider has not made up its mind yet. */
  | { readonly kind: 'processing' }
  /** The payment is none any more: closed elsewhere, with its order. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly message: string }

interface CardPayment {
  readonly stripe: Stripe
  readonly card: StripeCardNumberElement
  readonly clientSecret: string
  readonly person: Person
  readonly onStep: (step: PayStep) => void
}

/**
 * Makes a payment method of the card and confirms the payment with it (spec §4, §7). However often it is
 * called with one client secret, the provider charges once: a payment that has succeeded is reported as such.
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

function resultOf(intent: PaymentIntent | undefined, error: StripeError | undefined): PayResult {
  if (intent?.status === 'succeeded') return { kind: 'paid', transactionId: intent.id }
  if (intent?.status === 'processing') return { kind: 'processing' }
  if (intent?.status === 'canceled') return { kind: 'closed' }
  // A payment that the provider does not know (any more) is opened anew.
  if (error?.code === 'resource_missing') return { kind: 'closed' }
  return error ? refused(error) : { kind: 'refused', message: paymentTexts.notCompleted }
}

/** The provider's own sentence (spec §8). */
function refused({ message }: StripeError): PayResult {
  return { kind: 'refused', message: message ?? paymentTexts.noAnswer }
}
