import type { Stripe } from 'stripe'
import type { DisputeRecord, PaymentRecord } from './payment.ts'

const answerWithinSeconds = 7 * 24 * 3600

/** Returns a dispute of a payment's whole charge in Stripe's shape. */
export function disputeShape(
  payment: PaymentRecord,
  { id, createdAt, status, reason = 'fraudulent' }: DisputeRecord,
): Stripe.Dispute {
  const created = Math.floor(createdAt / 1000)
  const brand = payment.method !== null && 'brand' in payment.method ? payment.method.brand : 'visa'
  return {
    id,
    object: 'dispute',
    amount: payment.amount,
    balance_transactions: [],
    charge: payment.attempts.at(-1)?.id ?? '',
    created,
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + answerWithinSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        case_type: 'chargeback',
        network: brand,
        network_reason_code: reason === 'fraudulent' ? '10.4' : '13.1',
      },
    },
    reason,
    status,
  }
}

/** The sandbox stores no evidence: only the test value decides a dispute. */
const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
