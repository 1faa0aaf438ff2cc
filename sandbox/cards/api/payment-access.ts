import type { Stripe } from 'stripe'
import { isSame } from '../authentication.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import { clientSecretOf } from '../ids.ts'
import type { PaymentRecord } from '../objects/payment.ts'
import { paymentIntentShape, publicPart } from '../objects/payment-shape.ts'
import type { Call, Sandbox } from './call.ts'

/**
 * Throws unless the caller may access this payment. The secret key may access all payments, the publishable key only
 * with the payment's client secret. For other callers the payment does not exist.
 */
export function requireAccess(sandbox: Sandbox, call: Call): void {
  if (call.caller === 'secret') return
  if (call.clientSecret === undefined) throw noSuch('payment_intent', call.id, 'intent')
  if (isSame(call.clientSecret, clientSecretOf(call.id, sandbox.keys.secretKey))) return
  throw noSuch('payment_intent', call.id, 'intent')
}

/** Returns the payment with the fields that this caller may see. */
export function shownTo(sandbox: Sandbox, call: Call, payment: PaymentRecord): Partial<Stripe.PaymentIntent> {
  const intent = paymentIntentShape(payment, sandbox.keys.secretKey)
  return call.caller === 'publishable' ? publicPart(intent) : intent
}

/**
 * Returns a 400: the payment's state does not permit the operation. As at Stripe, the response contains the payment.
 */
export function unexpectedState(sandbox: Sandbox, call: Call, payment: PaymentRecord, message: string) {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: shownTo(sandbox, call, payment),
  })
}
