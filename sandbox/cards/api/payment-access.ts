import type { Stripe } from 'stripe'
import { isSame } from '../authentication.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import { clientSecretOf } from '../ids.ts'
import type { PaymentRecord } from '../objects/payment.ts'
import { paymentIntentShape, publicPart } from '../objects/payment-shape.ts'
import type { Call, Sandbox } from './call.ts'

/**
 * Throws unless the caller may see and act on this payment: the secret key may, the publishable key only together
 * with the payment's client secret. Who has neither is told that there is no such payment.
 */
export function requireAccess(sandbox: Sandbox, call: Call): void {
  if (call.caller === 'secret') return
  if (call.clientSecret === undefined) throw noSuch('payment_intent', call.id, 'intent')
  if (isSame(call.clientSecret, clientSecretOf(call.id, sandbox.keys.secretKey))) return
  throw noSuch('payment_intent', call.id, 'intent')
}

/** The payment as this caller may see it. */
export function shownTo(sandbox: Sandbox, call: Call, payment: PaymentRecord): Partial<Stripe.PaymentIntent> {
  const intent = paymentIntentShape(payment, sandbox.keys.secretKey)
  return call.caller === 'publishable' ? publicPart(intent) : intent
}

/** 400: the payment is in a state in which this cannot be done; the payment goes with the answer, as at Stripe. */
export function unexpectedState(sandbox: Sandbox, call: Call, payment: PaymentRecord, message: string) {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: shownTo(sandbox, call, payment),
  })
}
