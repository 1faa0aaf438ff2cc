import type { Stripe } from 'stripe'
import { isSame } from '../authentication.ts'
import { chargeShape } from '../charge-shape.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import { listOf } from '../form-body.ts'
import { clientSecretOf } from '../ids.ts'
import type { PaymentRecord } from '../payment.ts'
import { paymentMethodShape } from '../payment-method.ts'
import { paymentIntentShape, publicPart } from '../payment-shape.ts'
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

/** The payment as this caller may see it, with what `expand[]` asks for written out. */
export function shownTo(sandbox: Sandbox, call: Call, payment: PaymentRecord): Partial<Stripe.PaymentIntent> {
  const intent = paymentIntentShape(payment, sandbox.keys.secretKey)
  if (call.caller === 'publishable') return publicPart(intent)
  return { ...intent, ...expansionsOf(call, payment) }
}

/** 400: the payment is in a state in which this cannot be done; the payment goes with the answer, as at Stripe. */
export function unexpectedState(sandbox: Sandbox, call: Call, payment: PaymentRecord, message: string) {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: shownTo(sandbox, call, payment),
  })
}

function expansionsOf(call: Call, payment: PaymentRecord) {
  const wanted = listOf(call.form.expand)
  const unknown = wanted.find((path) => path !== 'latest_charge' && path !== 'payment_method')
  if (unknown !== undefined) {
    throw invalidRequest(`This property cannot be expanded (${String(unknown)}).`, { param: 'expand' })
  }
  const attempt = payment.attempts.at(-1)
  return {
    ...(wanted.includes('latest_charge') && attempt ? { latest_charge: chargeShape(payment, attempt) } : {}),
    ...(wanted.includes('payment_method') && payment.method
      ? { payment_method: paymentMethodShape(payment.method) }
      : {}),
  }
}
