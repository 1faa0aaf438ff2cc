import { isRecord } from '../../api/is-record.ts'

/** Tokens are renewed this early, to allow for the request's duration and clock skew. */
const marginMs = 30_000

/**
 * Returns whether an access token is not yet due for renewal, by its expiry claim (RFC 7519 §4.1.4). Another backend's
 * token without that claim never expires.
 */
export function isFresh(token: string, now: number): boolean {
  const expiresAt = expiryOf(token)
  return expiresAt === null || expiresAt - marginMs > now
}

/** Returns whether an access token is still valid, even if it is due for renewal. */
export function isAlive(token: string, now: number): boolean {
  const expiresAt = expiryOf(token)
  return expiresAt === null || expiresAt > now
}

/** Returns when a token expires, in milliseconds since 1970; null if it does not say. */
function expiryOf(token: string): number | null {
  const [, payload] = token.split('.')
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return isRecord(claims) && typeof claims.exp === 'number' ? claims.exp * 1000 : null
  } catch {
    // Not a JWT but an opaque token of another backend.
    return null
  }
}
