import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { Person } from '../../../session/access-token/stored-session.ts'
import { readStored, writeStored } from '../../../session/browser-storage.ts'
import { type PayResult, type PayStep, resultOf } from '../pay-result.ts'

interface OtherPayment {
  readonly stripe: Stripe
  /** The fields of the Payment Element. */
  readonly elements: StripeElements
  readonly clientSecret: string
  readonly person: Person
  readonly onStep: (step: PayStep) => void
}

/** The storage key for the id of a payment that continues on another page. */
const leftFor = 'payment-left-for'
const secretParameter = 'payment_intent_client_secret'

/**
 * Confirms the payment with the method chosen in the Payment Element. Some methods redirect to another page and back;
 * all others finish here.
 */
export async function payOtherWay(payment: OtherPayment): Promise<PayResult> {
  const { stripe, elements, clientSecret, person, onStep } = payment
  onStep('confirming')
  writeStored(leftFor, idOf(clientSecret))
  const { name, email } = person
  const { paymentIntent, error } = await stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: window.location.href,
      payment_method_data: { billing_details: { email, ...(name ? { name } : {}) } },
    },
  })
  writeStored(leftFor, null)
  return withoutField(resultOf(paymentIntent ?? error?.payment_intent, error))
}

/** Returns a payment's result after the person has returned from the provider's page. */
export async function payResultOfReturn(stripe: Stripe, clientSecret: string): Promise<PayResult> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
  return withoutField(resultOf(paymentIntent, error ?? paymentIntent?.last_payment_error ?? undefined))
}

/** Removes the field: the Payment Element marks its own fields, and the card form's fields are not in use. */
function withoutField(result: PayResult): PayResult {
  return result.kind === 'refused' ? { kind: 'refused', message: result.message } : result
}

/**
 * Returns the client secret in the address of a return from the provider. Undefined without one, or if this browser did
 * not start the payment, so that a forged link cannot claim it.
 */
export function readReturn(search: string): string | undefined {
  const secret = new URLSearchParams(search).get(secretParameter)
  return secret !== null && readStored(leftFor) === idOf(secret) ? secret : undefined
}

/** Returns the query without the provider's parameters; undefined if it has none. */
export function withoutReturn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  if (!query.has(secretParameter)) return undefined
  for (const name of ['payment_intent', secretParameter, 'redirect_status', 'source_type']) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

/** Forgets the payment that continued on another page. */
export function forgetLeaving(): void {
  writeStored(leftFor, null)
}

/** Returns the payment's id, which is the beginning of its client secret. */
export function idOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}
