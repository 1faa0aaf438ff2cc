import type Stripe from 'stripe'
import { type CardDispute, CardsUnavailable } from './cards.ts'

/** A charge is disputed once, seldom twice. */
const pageOfDisputes = 20

/** Every dispute about an intent's charge, the oldest first. */
export async function readDisputes(stripe: Stripe, intentId: string): Promise<readonly CardDispute[]> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: pageOfDisputes })
  return data.map(disputeOf).reverse()
}

/** @throws CardsUnavailable when the answer is no dispute: nothing is noted then, and it is asked again. */
function disputeOf(dispute: Stripe.Dispute): CardDispute {
  const whole =
    dispute.object === 'dispute' && dispute.id && Number.isInteger(dispute.amount) && dispute.status
  if (!whole) throw new CardsUnavailable('The dispute is not whole')
  const dueBy = dispute.evidence_details?.due_by
  return {
    id: dispute.id,
    amountCents: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    status: statusOf(dispute.status),
    openedAt: dispute.created * 1000,
    answerBy: typeof dueBy === 'number' ? dueBy * 1000 : undefined,
  }
}

/** https://docs.stripe.com/api/disputes/object: a warning that is closed, or a dispute that was prevented, takes nothing. */
function statusOf(status: Stripe.Dispute.Status): CardDispute['status'] {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
