import Stripe from 'stripe'
import { type CardRefund, type Cards, CardsUnavailable, type RefundRefused } from './cards.ts'
import { isRepeated, keyOf } from './stripe-keys.ts'

/** Stripe's own limit on the parts of one answer; more are asked for page by page. */
const pageOfRefunds = 100
/** Nobody gives a payment back in more parts. */
const mostRefunds = 1_000

/** Gives an amount back; what Stripe says no to for good, or failed at before, is an answer, everything else is thrown. */
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

/** What another process asks for under the same key at this moment (409) is no refusal. */
function isFinal(error: unknown): error is Stripe.errors.StripeError {
  const refused =
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError
  return refused && error.statusCode !== 409
}

/** Every refund of an intent, the oldest first. */
export async function readRefunds(stripe: Stripe, intentId: string): Promise<readonly CardRefund[]> {
  const refunds = await stripe.refunds
    .list({ payment_intent: intentId, limit: pageOfRefunds })
    .autoPagingToArray({ limit: mostRefunds })
  return refunds.map(refundOf).reverse()
}

/** @throws CardsUnavailable when the answer is no refund: nothing is noted then, and it is asked again. */
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
