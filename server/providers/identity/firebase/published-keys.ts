import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { boundedFetch } from '../../../platform/bounded-fetch.ts'
import { hourMs } from '../../../platform/clock.ts'

/** URL of the keys that sign Firebase's ID tokens (Firebase, "Verify ID tokens", as key set). */
const publishedAt =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** The location of Google's keys, and the time limit. */
export interface KeyPlace {
  /** URL to use instead of Google's, for tests. */
  readonly at?: string
  /** Time limit of the whole exchange. */
  readonly answerWithinMs?: number
}

/** Google allows caching for about six hours; a key set is about 2 KB. */
const cacheMs = 4 * hourMs
const cooldownMs = 30_000
const maxBytes = 64 * 1024

/**
 * Returns Google's keys, fetched for the first ID token and cached. An unknown key triggers another fetch, at most
 * twice a minute, so that invalid tokens do not each cause a call.
 */
export function publishedKeys({ at = publishedAt, answerWithinMs = 5_000 }: KeyPlace = {}): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(at), {
    cacheMaxAge: cacheMs,
    cooldownDuration: cooldownMs,
    [customFetch]: boundedFetch({ withinMs: answerWithinMs, maxBytes }),
  })
  return (header, token) => keys(header, token)
}
