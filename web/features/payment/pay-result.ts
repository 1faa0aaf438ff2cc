import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { type CardFieldName, fieldOfCardError } from './card/card-error.ts'
import { paymentTexts } from './texts.ts'

export type PayStep = 'checking' | 'confirming'

/** The result of one press of Pay. */
export type PayResult =
  /** Charged by this press or an earlier one of the same payment. */
  | { readonly kind: 'paid'; readonly transactionId: string }
  /** The provider has not decided yet. */
  | { readonly kind: 'processing' }
  /** The payment was closed elsewhere, together with its order. */
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly field?: CardFieldName
      /** The card's bank declined, so another card may work. */
      readonly declined?: true
    }

/** Returns the result of a confirmed payment, or of the provider's refusal to confirm it. */
export function resultOf(intent: PaymentIntent | undefined, error: StripeError | undefined): PayResult {
  if (intent?.status === 'succeeded') return { kind: 'paid', transactionId: intent.id }
  if (intent?.status === 'processing') return { kind: 'processing' }
  if (intent?.status === 'canceled') return { kind: 'closed' }
  // The provider no longer knows the payment, so a new one is opened.
  if (error?.code === 'resource_missing') return { kind: 'closed' }
  return error ? refused(error) : { kind: 'refused', message: paymentTexts.notCompleted }
}

/** Returns a refusal with the provider's own sentence (spec §8), and the field that it concerns. */
export function refused(error: StripeError): PayResult {
  const field = fieldOfCardError(error)
  const declined = field === undefined && error.code === 'card_declined'
  return {
    kind: 'refused',
    message: error.message ?? paymentTexts.noAnswer,
    ...(field && { field }),
    ...(declined && { declined }),
  }
}
