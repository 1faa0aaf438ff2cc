import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { boundedFetch } from '../../../platform/bounded-fetch.ts'
import { hourMs } from '../../../platform/clock.ts'

/** Where Google publishes the keys that sign Firebase's ID tokens (Firebase, "Verify ID tokens", as key set). */
const publishedAt =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** How Google's keys are asked for. */
export interface KeyPlace {
  /** Where they are, instead of at Google itself; for tests. */
  readonly at?: string
  /** Time for the whole exchange. */
  readonly answerWithinMs?: number
}

/** Google lets them be kept for about six hours; a key set has about 2 KB. */
const keptMs = 4 * hourMs
const askedAgainAfterMs = 30_000
const mostBytes = 64 * 1024

/**
 * Google's keys, fetched when the first proof comes and kept. A proof that names an unknown key makes it ask again,
 * once in half a minute at most, so that bad proofs do not become calls to Google.
 */
export function publishedKeys({ at = publishedAt, answerWithinMs = 5_000 }: KeyPlace = {}): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(at), {
    cacheMaxAge: keptMs,
    cooldownDuration: askedAgainAfterMs,
    [customFetch]: boundedFetch({ withinMs: answerWithinMs, mostBytes }),
  })
  return (header, token) => keys(header, token)
}
