/** Renewed so long before its end that a call which leaves now arrives in time, clocks apart included. */
const marginMs = 30_000

/**
 * Whether an access token is worth sending, by its own expiry claim (RFC 7519 §4.1.4). A token of another
 * backend that says nothing of an expiry never expires by itself.
 */
export function isFresh(token: string, now: number): boolean {
  const expiresAt = expiryOf(token)
  return expiresAt === null || expiresAt - marginMs > now
}

/** Whether an access token can still be accepted, even if it is time to renew it. */
export function isAlive(token: string, now: number): boolean {
  const expiresAt = expiryOf(token)
  return expiresAt === null || expiresAt > now
}

/** When a token expires, in milliseconds since 1970; null when it does not say. */
function expiryOf(token: string): number | null {
  const [, payload] = token.split('.')
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null
  } catch {
    // Not a JWT: an opaque token of another backend.
    return null
  }
}
