import { boundedFetch } from '../../../platform/bounded-fetch.ts'
import { hourMs } from '../../../platform/clock.ts'
import { discover } from './discover.ts'
import type { GoogleAccess, OpenIdEndpoints } from './google.ts'

interface GoogleKeys {
  readonly clientId: string
  /** The client secret, which is sent only to Google's token endpoint. */
  readonly clientSecret: string
  /** Another OpenID provider instead of Google, for tests. */
  readonly issuer?: string
  readonly answerWithinMs?: number
  readonly now?: () => number
}

/** https://developers.google.com/identity/openid-connect/openid-connect#discovery */
const googleIssuer = 'https://accounts.google.com'
const maxResponseBytes = 64 * 1024
/** Google allows caching its discovery document for an hour. */
const endpointsCacheMs = hourMs

/** Makes the access to the real Google (docs/providers/google.md). Fetches its endpoints on first use. */
export function realGoogle(keys: GoogleKeys): GoogleAccess {
  const { clientId, clientSecret, issuer = googleIssuer, answerWithinMs = 5_000, now = Date.now } = keys
  const bounded = boundedFetch({ withinMs: answerWithinMs, maxBytes: maxResponseBytes })
  let cached: { readonly endpoints: Promise<OpenIdEndpoints>; readonly since: number } | undefined
  const endpoints = () => {
    if (cached && now() - cached.since < endpointsCacheMs) return cached.endpoints
    const discovered = discover(issuer, bounded)
    cached = { endpoints: discovered, since: now() }
    // Failures are not cached.
    discovered.catch(() => {
      cached = undefined
    })
    return discovered
  }
  return {
    providerId: 'google',
    issuer,
    clientId,
    clientSecret,
    fetch: bounded,
    endpoints,
    mayVouchFor: () => true,
  }
}
