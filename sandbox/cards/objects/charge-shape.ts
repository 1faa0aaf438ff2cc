import type { Stripe } from 'stripe'
import { type Attempt, type PaymentRecord, type RefundRecord, refundedAmount } from './payment.ts'
import { cardChecks, countryOf, fingerprintOf } from './payment-method.ts'

/** Returns an attempt as a charge in Stripe's shape. */
export function chargeShape(payment: PaymentRecord, attempt: Attempt): Stripe.Charge {
  const { decline } = attempt
  const taken = decline === null
  const refunded = taken ? refundedAmount(payment) : 0
  return {
    id: attempt.id,
    object: 'charge',
    amount: payment.amount,
    amount_captured: taken ? payment.amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: taken ? `txn_${attempt.id.slice('ch_'.length)}` : null,
    billing_details: { ...attempt.method.billing, tax_id: null },
    calculated_statement_descriptor: 'TRUEWHEEL',
    captured: taken,
    created: Math.floor(attempt.createdAt / 1000),
    currency: payment.currency,
    customer: null,
    description: payment.description,
    disputed: taken && payment.dispute !== undefined,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: payment.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(attempt),
    paid: taken,
    payment_intent: payment.id,
    payment_method: attempt.method.id,
    payment_method_details: methodDetailsOf(payment, attempt),
    receipt_email: payment.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: taken && refunded === payment.amount,
    refunds: {
      object: 'list',
      data: taken ? payment.refunds.map((refund) => refundShape(payment, refund)) : [],
      has_more: false,
      url: `/v1/charges/${attempt.id}/refunds`,
    },
    review: null,
    shipping: payment.shipping ?? null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: taken ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

/** Returns a refund in Stripe's shape. */
export function refundShape(payment: PaymentRecord, refund: RefundRecord): Stripe.Refund {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: `txn_${refund.id.slice('re_'.length)}`,
    charge: payment.attempts.at(-1)?.id ?? null,
    created: Math.floor(refund.createdAt / 1000),
    currency: payment.currency,
    customer: null,
    customer_account: null,
    destination_details:
      payment.method !== null && 'bank' in payment.method
        ? { type: 'pay_by_bank' }
        : {
            type: 'card',
            card: {
              reference_status: 'pending',
              reference_type: 'acquirer_reference_number',
              type: 'refund',
            },
          },
    metadata: refund.metadata,
    payment_intent: payment.id,
    payment_method: payment.method?.id ?? null,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

function outcomeOf({ decline }: Attempt): Stripe.Charge.Outcome {
  const bank = { advice_code: null, network_advice_code: null, network_decline_code: null }
  if (decline === null) {
    const seller_message = 'Payment complete.'
    return {
      ...bank,
      network_status: 'approved_by_network',
      reason: null,
      seller_message,
      type: 'authorized',
    }
  }
  if (decline.blocked) {
    return {
      ...bank,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    }
  }
  return {
    ...bank,
    network_status: 'declined_by_network',
    reason: decline.declineCode ?? decline.code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  }
}

function methodDetailsOf(
  payment: PaymentRecord,
  { method, proven, decline }: Attempt,
): Stripe.Charge.PaymentMethodDetails {
  if ('bank' in method) return { type: 'pay_by_bank', pay_by_bank: {} }
  const card = {
    amount_authorized: decline === null ? payment.amount : null,
    authorization_code: null,
    brand: method.brand,
    checks: cardChecks,
    country: countryOf(method),
    electronic_commerce_indicator: null,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    extended_authorization: { status: 'disabled' as const },
    fingerprint: fingerprintOf(method),
    funding: method.funding,
    incremental_authorization: { status: 'unavailable' as const },
    installments: null,
    last4: method.last4,
    mandate: null,
    multicapture: { status: 'unavailable' as const },
    network: method.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: payment.amount, status: 'unavailable' as const },
    regulated_status: 'unregulated' as const,
    three_d_secure: proven ? authenticated : null,
    transaction_link_id: null,
    wallet: null,
  }
  return { type: 'card', card }
}

const authenticated: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
}
