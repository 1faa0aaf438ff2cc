import type { Stripe } from 'stripe'
import { cardRefused, invalidRequest, noSuch } from '../errors.ts'
import { newChallengeId } from '../ids.ts'
import { confirmed, type PaymentRecord, proven } from '../objects/payment.ts'
import { type PaymentMethodRecord, paymentMethodShape } from '../objects/payment-method.ts'
import { allowOnly, choice, requiredText, text } from '../parameters.ts'
import type { Call, Operation, Sandbox } from './call.ts'
import { requireAccess, shownTo, unexpectedState } from './payment-access.ts'
import { paymentMethodFor } from './payment-methods.ts'

const confirmParameters = ['client_secret', 'expand', 'payment_method', 'return_url', 'use_stripe_sdk']

/**
 * POST /v1/payment_intents/:id/confirm: charges the card. A payment is charged once, however often it is confirmed.
 */
const confirm: Operation = {
  method: 'POST',
  url: '/payment_intents/:id/confirm',
  access: 'open',
  shows: 'payment_intent',
  answer(sandbox, call) {
    allowOnly(call.form, confirmParameters)
    requireAccess(sandbox, call)
    return confirmPayment(sandbox, call)
  },
}

/**
 * POST /v1/payment_intents/:id/authenticate: the buyer's answer on the 3-D Secure test page. Stripe's own endpoint is
 * private to its scripts; this one is private to the sandbox's.
 */
const authenticate: Operation = {
  method: 'POST',
  url: '/payment_intents/:id/authenticate',
  access: 'open',
  shows: 'payment_intent',
  async answer(sandbox, call) {
    allowOnly(call.form, ['client_secret', 'outcome', 'source'])
    requireAccess(sandbox, call)
    const source = requiredText(call.form, 'source')
    const passed = choice(call.form, 'outcome', ['passed', 'failed']) === 'passed'
    const answered = await sandbox.payments.change(call.id, (payment) => {
      if (payment.challengeId !== source || payment.method === null) {
        throw unexpectedState(
          sandbox,
          call,
          payment,
          'This PaymentIntent does not wait for this authentication.',
        )
      }
      const record = proven(payment, payment.method, passed, sandbox.now())
      return { record, answer: record }
    })
    if (answered === undefined) throw noSuch('payment_intent', call.id, 'intent')
    return shownTo(sandbox, call, answered)
  },
}

export const paymentConfirmationOperations: readonly Operation[] = [confirm, authenticate]

/** Confirms the call's payment and returns it; throws the bank's refusal (402) after recording it. */
export async function confirmPayment(sandbox: Sandbox, call: Call): Promise<Partial<Stripe.PaymentIntent>> {
  const methodId = text(call.form, 'payment_method')
  const given = methodId === undefined ? null : await paymentMethodFor(sandbox, methodId)
  const returnUrl = text(call.form, 'return_url')
  const at = { now: sandbox.now(), challengeId: newChallengeId(), returnUrl }
  const after = await sandbox.payments.change(call.id, (payment) => {
    const method = confirmableMethod(sandbox, call, payment, given)
    if ('bank' in method) requireRedirects(payment, returnUrl)
    const record = confirmed(payment, method, at)
    return { record, answer: record }
  })
  if (after === undefined) throw noSuch('payment_intent', call.id, 'intent')
  if (after.failure !== null) throw refusalOf(sandbox, call, after, after.failure)
  return shownTo(sandbox, call, after)
}

/** Throws if the payment may not leave the page, or has no return address. */
function requireRedirects({ automaticMethods }: PaymentRecord, returnUrl: string | undefined): void {
  if (automaticMethods !== 'always') {
    const message =
      'The PaymentMethod provided (pay_by_bank) is not allowed for this PaymentIntent, which accepts only ' +
      'methods without a redirect.'
    throw invalidRequest(message, { param: 'payment_method' })
  }
  if (returnUrl === undefined || !URL.canParse(returnUrl))
    throw invalidRequest('A return_url must be specified for payment methods that redirect.', {
      param: 'return_url',
    })
}

/** Returns the card to charge; throws if the payment cannot be confirmed. */
function confirmableMethod(
  sandbox: Sandbox,
  call: Call,
  payment: PaymentRecord,
  given: PaymentMethodRecord | null,
): PaymentMethodRecord {
  const refuse = (reason: string) =>
    unexpectedState(sandbox, call, payment, `You cannot confirm this PaymentIntent because ${reason}`)
  if (payment.status === 'succeeded') {
    throw refuse('it has already succeeded after being previously confirmed.')
  }
  if (payment.status === 'canceled') {
    throw refuse(
      'it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: ' +
        'requires_confirmation, requires_action.',
    )
  }
  const method = given ?? payment.method
  if (method !== null) return method
  throw refuse(
    "it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm " +
      'it again, or confirm it again directly with a payment method or ConfirmationToken.',
  )
}

function refusalOf(
  sandbox: Sandbox,
  call: Call,
  payment: PaymentRecord,
  failure: NonNullable<PaymentRecord['failure']>,
) {
  const details = {
    payment_intent: shownTo(sandbox, call, payment),
    payment_method: paymentMethodShape(failure.method),
    ...(failure.charge === null ? {} : { charge: failure.charge }),
    ...(failure.declineCode === undefined ? {} : { decline_code: failure.declineCode }),
  }
  if (failure.type === 'card_error') return cardRefused(failure.code, failure.message, details)
  return invalidRequest(failure.message, { ...details, code: failure.code })
}
