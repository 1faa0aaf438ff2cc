import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js'
import type { Person } from '../../session/access-token/stored-session.ts'
import { type CardFieldName, fieldOfCardError } from './card-error.ts'
import { paymentTexts } from './texts.ts'

export type PayStep = 'checking' | 'confirming'

/** The result of one press of Pay. */
export type PayResult =
  /** Charged by this press, or by an earlier one of the same payment. */
  | { readonly kind: 'paid'; readonly transactionId: string }
  /** The provider is still deciding. */
  | { readonly kind: 'processing' }
  /** The payment was closed elsewhere, with its order. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly message: string; readonly field?: CardFieldName }

interface CardPayment {
  readonly stripe: Stripe
  readonly card: StripeCardNumberElement
  readonly clientSecret: string
  readonly person: Person
  readonly onStep: (step: PayStep) => void
}

/**
 * Creates a payment method from the card and confirms the payment with it (spec §4, §7). The provider charges
 * once per client secret, however often this is called: a payment that has succeeded is returned as paid.
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
  // The provider does not know the payment (any more), so a new one is opened.
  if (error?.code === 'resource_missing') return { kind: 'closed' }
  return error ? refused(error) : { kind: 'refused', message: paymentTexts.notCompleted }
}

/** Passes on the provider's own sentence (spec §8), and the field that it is about. */
function refused(error: StripeError): PayResult {
  const field = fieldOfCardError(error)
  return { kind: 'refused', message: error.message ?? paymentTexts.noAnswer, ...(field && { field }) }
}
