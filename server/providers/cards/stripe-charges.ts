import type Stripe from 'stripe'
import { type CardDispute, CardsUnavailable, type DeclinedCharge } from './cards.ts'

/** Stripe's maximum page size. An account with as many declines exceeds every limit. */
const pageOfCharges = 100

/** Reads the declined charges among the latest ones of an intent, whether the bank or Stripe declined them. */
export async function readDeclinedCharges(
  stripe: Stripe,
  intentId: string,
): Promise<readonly DeclinedCharge[]> {
  const { data } = await stripe.charges.list({ payment_intent: intentId, limit: pageOfCharges })
  return data.filter(({ status }) => status === 'failed').map(declinedCharge)
}

/** @throws CardsUnavailable when the response is not a charge. */
function declinedCharge({ object, id, created }: Stripe.Charge): DeclinedCharge {
  if (object !== 'charge' || !id || !Number.isInteger(created)) {
    throw new CardsUnavailable('The charge is not whole')
  }
  return { id, at: created * 1000 }
}

/** A charge is disputed once, rarely twice. */
const pageOfDisputes = 20

/** Reads every dispute about an intent's charge, oldest first. */
export async function readDisputes(stripe: Stripe, intentId: string): Promise<readonly CardDispute[]> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: pageOfDisputes })
  return data.map(disputeOf).reverse()
}

/**
 * @throws CardsUnavailable when the response is not a dispute; then nothing is stored, and the call is repeated later.
 */
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

/**
 * Maps a status of https://docs.stripe.com/api/disputes/object: a closed warning and a prevented dispute cost
 * nothing.
 */
function statusOf(status: Stripe.Dispute.Status): CardDispute['status'] {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
