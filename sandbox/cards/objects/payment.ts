import { testCardOf } from '../cards.ts'
import { numberedId } from '../ids.ts'
import type { Versioned } from '../storage.ts'
import { triedTooOften } from '../test-cards/refusing-cards.ts'
import type { Decline, TestCard } from '../test-cards/test-card.ts'
import type { PaymentMethodRecord } from './payment-method.ts'
import type { Shipping } from './shipping.ts'

type PaymentStatus =
  | 'canceled'
  | 'requires_action'
  | 'requires_confirmation'
  | 'requires_payment_method'
  | 'succeeded'

export const cancellationReasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const
export const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

/** An attempt to charge the card; successful when `decline` is null. */
export type Attempt = {
  readonly id: string
  readonly createdAt: number
  readonly method: PaymentMethodRecord
  readonly proven: boolean
  readonly decline: Decline | null
}

export type RefundRecord = {
  readonly id: string
  readonly createdAt: number
  readonly amount: number
  readonly reason: (typeof refundReasons)[number] | null
  readonly metadata: Record<string, string>
  /** The request's idempotency key; a repeated request returns the same refund. */
  readonly requestKey: string | null
}

/** A dispute by the customer's bank. */
export type DisputeRecord = {
  readonly id: string
  readonly createdAt: number
  readonly status: 'needs_response' | 'won' | 'lost'
  /** Absent in disputes stored by earlier releases: they are `fraudulent`. */
  readonly reason?: NonNullable<TestCard['disputedAs']>
}

export type PaymentFailure = Decline & {
  readonly type: 'card_error' | 'invalid_request_error'
  readonly charge: string | null
  readonly method: PaymentMethodRecord
}

/**
 * A payment with its history. It contains its charges and refunds, so that a single compare-and-set decides: two
 * confirms cannot both charge, and two refunds together cannot exceed the charge.
 */
export type PaymentRecord = Versioned & {
  readonly id: string
  readonly createdAt: number
  readonly amount: number
  readonly currency: string
  readonly description: string | null
  readonly receiptEmail: string | null
  readonly metadata: Record<string, string>
  /** Absent in payments stored by earlier releases. */
  readonly shipping?: Shipping | null
  /** Whether redirect methods are allowed; null if the caller listed the methods. */
  readonly automaticMethods: 'always' | 'never' | null
  readonly status: PaymentStatus
  readonly canceledAt: number | null
  readonly cancellationReason: (typeof cancellationReasons)[number] | null
  readonly method: PaymentMethodRecord | null
  readonly failure: PaymentFailure | null
  /** The pending 3-D Secure challenge, or the pending visit to the test bank. */
  readonly challengeId: string | null
  /** The address to which the test bank returns; absent without a visit. */
  readonly returnUrl?: string
  readonly attempts: readonly Attempt[]
  readonly refunds: readonly RefundRecord[]
  /** Absent without a dispute. */
  readonly dispute?: DisputeRecord
}

/** Bounds a payment's size. */
const maxAttempts = 30

const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Returns the payment after the confirmation: charged, declined, or waiting for authentication. */
export function confirmed(
  payment: PaymentRecord,
  method: PaymentMethodRecord,
  at: { now: number; challengeId: string; returnUrl?: string | undefined },
): PaymentRecord {
  if (payment.attempts.length >= maxAttempts) return failed(payment, method, null, triedTooOften)
  const { challengeId, returnUrl } = at
  if ('bank' in method && returnUrl !== undefined)
    return { ...payment, status: 'requires_action', method, failure: null, challengeId, returnUrl }
  const card = cardOf(method)
  if (card?.requiresAuthentication !== true) return charged(payment, method, { now: at.now, proven: false })
  return { ...payment, status: 'requires_action', method, failure: null, challengeId }
}

/** Returns the payment after the buyer answered the challenge; only a waiting payment changes. */
export function proven(payment: PaymentRecord, method: PaymentMethodRecord, passed: boolean, now: number) {
  if (passed) return charged(payment, method, { now, proven: true })
  return failed(payment, method, null, notAuthenticated)
}

/** Returns the cancelled payment. */
export function cancelled(
  payment: PaymentRecord,
  reason: PaymentRecord['cancellationReason'],
  now: number,
): PaymentRecord {
  return {
    ...payment,
    status: 'canceled',
    canceledAt: now,
    cancellationReason: reason,
    challengeId: null,
  }
}

/** Returns the refunded amount of the charge, in the currency's smallest unit. */
export function refundedAmount(payment: PaymentRecord): number {
  return payment.refunds.reduce((sum, refund) => sum + refund.amount, 0)
}

/** Returns the behaviour of the test card; the test bank has no card. */
function cardOf(method: PaymentMethodRecord) {
  return 'bank' in method ? undefined : testCardOf(method)
}

function charged(
  payment: PaymentRecord,
  method: PaymentMethodRecord,
  { now, proven }: { now: number; proven: boolean },
): PaymentRecord {
  const card = cardOf(method)
  const decline = card?.decline ?? null
  const id = numberedId('ch', payment.id, payment.attempts.length + 1)
  const attempts = [...payment.attempts, { id, createdAt: now, method, proven, decline }]
  if (decline !== null) return failed({ ...payment, attempts }, method, id, decline)
  const taken = {
    ...payment,
    attempts,
    status: 'succeeded',
    method,
    failure: null,
    challengeId: null,
  } as const
  if (card?.disputedAs === undefined) return taken
  const disputeId = numberedId('dp', payment.id, 1)
  const dispute = {
    id: disputeId,
    createdAt: now,
    status: 'needs_response',
    reason: card.disputedAs,
  } as const
  return { ...taken, dispute }
}

function failed(
  payment: PaymentRecord,
  method: PaymentMethodRecord,
  charge: string | null,
  decline: Decline,
): PaymentRecord {
  const type = decline === notAuthenticated ? 'invalid_request_error' : 'card_error'
  return {
    ...payment,
    status: 'requires_payment_method',
    method: null,
    failure: { ...decline, type, charge, method },
    challengeId: null,
  }
}
