import type { Stripe } from 'stripe'
import { docUrlOf } from '../errors.ts'
import { clientSecretOf } from '../ids.ts'
import type { PaymentFailure, PaymentRecord } from './payment.ts'
import { paymentMethodShape } from './payment-method.ts'

/** The page of the test bank. */
export const bankPath = '/sandbox/cards/bank'

/** Returns a payment intent in Stripe's shape, as the secret key's holder sees it. */
export function paymentIntentShape(payment: PaymentRecord, secretKey: string): Stripe.PaymentIntent {
  return {
    id: payment.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: payment.status === 'succeeded' ? payment.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automaticMethodsOf(payment),
    canceled_at: payment.canceledAt === null ? null : Math.floor(payment.canceledAt / 1000),
    cancellation_reason: payment.cancellationReason,
    capture_method: 'automatic',
    client_secret: clientSecretOf(payment.id, secretKey),
    confirmation_method: 'automatic',
    created: Math.floor(payment.createdAt / 1000),
    currency: payment.currency,
    customer: null,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: payment.failure === null ? null : lastErrorOf(payment.failure),
    latest_charge: payment.attempts.at(-1)?.id ?? null,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: nextActionOf(payment),
    on_behalf_of: null,
    payment_method: payment.method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: payment.automaticMethods === 'always' ? ['card', 'pay_by_bank'] : ['card'],
    payment_record: null,
    processing: null,
    receipt_email: payment.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: payment.shipping ?? null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: payment.status,
    transfer_data: null,
    transfer_group: null,
  }
}

/** Returns the payment for the holder of a publishable key and the client secret, without the shop's own data. */
export function publicPart(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  const {
    allowed_payment_method_types: _types,
    amount_capturable: _capturable,
    amount_received: _received,
    application: _application,
    application_fee_amount: _fee,
    customer: _customer,
    customer_account: _account,
    latest_charge: _charge,
    metadata: _metadata,
    on_behalf_of: _behalf,
    payment_record: _record,
    review: _review,
    statement_descriptor: _descriptor,
    statement_descriptor_suffix: _suffix,
    transfer_data: _transfer,
    transfer_group: _group,
    ...visible
  } = intent
  return visible
}

function automaticMethodsOf({ automaticMethods }: PaymentRecord) {
  return automaticMethods === null ? null : { allow_redirects: automaticMethods, enabled: true }
}

function lastErrorOf(failure: PaymentFailure): Stripe.PaymentIntent.LastPaymentError {
  return {
    type: failure.type,
    code: failure.code,
    doc_url: docUrlOf(failure.code),
    message: failure.message,
    payment_method: paymentMethodShape(failure.method),
    ...(failure.declineCode === undefined ? {} : { decline_code: failure.declineCode }),
    ...(failure.charge === null ? {} : { charge: failure.charge }),
  }
}

function nextActionOf(payment: PaymentRecord): Stripe.PaymentIntent.NextAction | null {
  if (payment.challengeId === null) return null
  if (payment.returnUrl !== undefined && payment.method !== null && 'bank' in payment.method) {
    // Stripe's address is absolute; the sandbox has no host of its own.
    const url = `${bankPath}?${new URLSearchParams({ payment: payment.id, source: payment.challengeId })}`
    return { type: 'redirect_to_url', redirect_to_url: { return_url: payment.returnUrl, url } }
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'stripe_3ds2_fingerprint', three_d_secure_2_source: payment.challengeId },
  }
}
