import Stripe from 'stripe'
import { type CardRefund, type Cards, CardsUnavailable, type RefundRefused } from './cards.ts'
import { isRepeated, keyOf } from './stripe-keys.ts'

/** Stripe's maximum page size; further pages are requested. */
const pageOfRefunds = 100
/** Exceeds the number of refunds of any payment. */
const maxRefunds = 1_000

/** Makes a refund. Returns a final refusal or a replayed failure as a value; throws every other error. */
export async function makeRefund(
  stripe: Stripe,
  { intentId, amountCents, refundId, attempt }: Parameters<Cards['refund']>[0],
): Promise<CardRefund | RefundRefused | 'failed before'> {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: intentId, amount: amountCents, metadata: { refund: refundId } },
      { idempotencyKey: keyOf(`refund-${refundId}`, attempt) },
    )
    return refundOf(refund)
  } catch (error) {
    if (isFinal(error)) return { refused: error.code ?? error.type, message: error.message }
    if (isRepeated(error)) return 'failed before'
    throw error
  }
}

/** Returns whether Stripe refuses for good. A concurrent call with the same key (409) is not final. */
function isFinal(error: unknown): error is Stripe.errors.StripeError {
  const refused =
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError
  return refused && error.statusCode !== 409
}

/** Reads every refund of an intent, oldest first. */
export async function readRefunds(stripe: Stripe, intentId: string): Promise<readonly CardRefund[]> {
  const refunds = await stripe.refunds
    .list({ payment_intent: intentId, limit: pageOfRefunds })
    .autoPagingToArray({ limit: maxRefunds })
  return refunds.map(refundOf).reverse()
}

/**
 * @throws CardsUnavailable when the response is not a refund; then nothing is stored, and the call is repeated later.
 */
function refundOf(refund: Stripe.Refund): CardRefund {
  const whole = refund.object === 'refund' && refund.id && Number.isInteger(refund.amount) && refund.status
  if (!whole) throw new CardsUnavailable('The refund is not whole')
  return {
    id: refund.id,
    amountCents: refund.amount,
    currency: refund.currency,
    status: statusOf(refund.status),
    refundId: refund.metadata?.refund,
  }
}

/** https://docs.stripe.com/api/refunds/object: pending, requires_action, succeeded, failed or canceled. */
function statusOf(status: string | null): CardRefund['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}
