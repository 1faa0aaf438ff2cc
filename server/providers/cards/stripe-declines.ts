import type Stripe from 'stripe'
import { CardsUnavailable, type DeclinedCharge } from './cards.ts'

/** Stripe's own limit on one answer. Who has been declined so often has passed every limit. */
const pageOfCharges = 100

/** The latest charges of an intent that were declined, by the bank or by Stripe itself. */
export async function readDeclinedCharges(
  stripe: Stripe,
  intentId: string,
): Promise<readonly DeclinedCharge[]> {
  const { data } = await stripe.charges.list({ payment_intent: intentId, limit: pageOfCharges })
  return data.filter(({ status }) => status === 'failed').map(declinedCharge)
}

/** @throws CardsUnavailable when the answer is no charge. */
function declinedCharge({ object, id, created }: Stripe.Charge): DeclinedCharge {
  if (object !== 'charge' || !id || !Number.isInteger(created)) {
    throw new CardsUnavailable('The charge is not whole')
  }
  return { id, at: created * 1000 }
}
