import Stripe from 'stripe'

/** The most keys that one payment uses. */
const maxKeys = 10

/** With retries, Stripe's library would turn a new failure into a replayed one and use up the next key. */
const withoutRetries = { maxNetworkRetries: 0 }

/**
 * Calls Stripe under the first idempotency key without a replayed failure. Stripe replays failures as well as successes
 * for a day (https://docs.stripe.com/api/idempotent_requests), and an order must not stay unpayable for so long. All
 * processes use the same next key. If the failed call nevertheless created an intent, nobody knows its client secret.
 */
export async function underFreshKey<Result>(
  key: string,
  make: (options: Stripe.RequestOptions) => Promise<Result>,
): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await make({ idempotencyKey: keyOf(key, turn), ...(turn > 1 && withoutRetries) })
    } catch (error) {
      if (!isRepeated(error) || turn === maxKeys) throw error
    }
  }
}

/** Returns the key of an attempt, from 1. */
export function keyOf(key: string, attempt: number): string {
  return attempt === 1 ? key : `${key}-again-${attempt}`
}

/** Returns whether a failure is the replay of an earlier call's failure under the same key. */
export function isRepeated(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
