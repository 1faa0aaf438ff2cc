import Stripe from 'stripe'

/** Somebody presses Pay again some times, not for ever. */
const mostKeys = 10

/** Asked again by Stripe's library, a failure of this moment would come back as an old one, and use up the next key. */
const askedOnce = { maxNetworkRetries: 0 }

/**
 * Stripe keeps a failure under its key for a day as well as a success (https://docs.stripe.com/api/idempotent_requests),
 * and an order must not stay unpayable for so long. What is nothing but the repetition of an old failure leads to the next
 * key, the same one for everybody. An intent that came into being all the same has a secret that nobody knows.
 */
export async function underFreshKey<Made>(
  key: string,
  make: (options: Stripe.RequestOptions) => Promise<Made>,
): Promise<Made> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await make({ idempotencyKey: keyOf(key, turn), ...(turn > 1 && askedOnce) })
    } catch (error) {
      if (!isRepeated(error) || turn === mostKeys) throw error
    }
  }
}

/** The key under which something is asked for the first time, the second time anew, and so on. */
export function keyOf(key: string, attempt: number): string {
  return attempt === 1 ? key : `${key}-again-${attempt}`
}

/** Whether a failure is the answer to an earlier call under the same key: that one is over. */
export function isRepeated(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
