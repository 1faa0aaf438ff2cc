import { boundedFetch } from '../../../platform/bounded-fetch.ts'
import { hourMs } from '../../../platform/clock.ts'
import { discover } from './discover.ts'
import type { GoogleAccess, OpenIdEndpoints } from './google.ts'

interface GoogleKeys {
  readonly clientId: string
  /** Goes to Google's token endpoint only. */
  readonly clientSecret: string
  /** Another OpenID provider in Google's place; for tests. */
  readonly issuer?: string
  readonly answerWithinMs?: number
  readonly now?: () => number
}

/** https://developers.google.com/identity/openid-connect/openid-connect#discovery */
const googleIssuer = 'https://accounts.google.com'
const mostAnswerBytes = 64 * 1024
/** Google lets its discovery document be kept for an hour. */
const endpointsKeptMs = hourMs

/** Google itself (docs/providers/google.md). It is asked for its endpoints when they are first needed. */
export function realGoogle(keys: GoogleKeys): GoogleAccess {
  const { clientId, clientSecret, issuer = googleIssuer, answerWithinMs = 5_000, now = Date.now } = keys
  const bounded = boundedFetch({ withinMs: answerWithinMs, mostBytes: mostAnswerBytes })
  let known: { readonly endpoints: Promise<OpenIdEndpoints>; readonly since: number } | undefined
  const endpoints = () => {
    if (known && now() - known.since < endpointsKeptMs) return known.endpoints
    const asked = discover(issuer, bounded)
    known = { endpoints: asked, since: now() }
    // What could not be found out is asked for again the next time.
    asked.catch(() => {
      known = undefined
    })
    return asked
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
