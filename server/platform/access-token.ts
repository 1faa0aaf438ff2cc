import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock.ts'

const audience = 'truewheel-api'
const algorithm = 'HS256'
/** The number of cached verified tokens; the least recently verified one is dropped first. */
const maxRemembered = 5_000

/** A verified token. Each call reads from the database whether its session is still open. */
interface Verified {
  readonly sessionId: string
  /** Seconds since 1970, as in the token. */
  readonly expiresAt: number
}

/** The shop's access tokens: short-lived, signed, with a session id (spec §10, access token). */
export interface AccessTokens {
  /** Signs a token for a session that expires after `lifeMs`. */
  sign(session: {
    readonly userId: string
    readonly sessionId: string
    readonly lifeMs: number
  }): Promise<string>
  /** Returns the session id of a token; undefined if the token is foreign, changed or expired. */
  verify(token: string): Promise<string | undefined>
}

/** @param secret at least 32 characters, the same for all processes. */
export function accessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret)
  const remembered = new Map<string, Verified>()
  return {
    async sign({ userId, sessionId, lifeMs }) {
      const now = Math.floor(clock() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + Math.floor(lifeMs / 1000))
        .sign(key)
    },
    async verify(token) {
      const known = remembered.get(token)
      if (known) {
        if (known.expiresAt > Math.floor(clock() / 1000)) return known.sessionId
        remembered.delete(token)
        return undefined
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          audience,
          algorithms: [algorithm],
          requiredClaims: ['sub', 'iat', 'exp'],
          currentDate: new Date(clock()),
        })
        const { sid: sessionId, exp: expiresAt } = payload
        if (typeof sessionId !== 'string' || expiresAt === undefined) return undefined
        const [oldest] = remembered.keys()
        if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest)
        remembered.set(token, { sessionId, expiresAt })
        return sessionId
      } catch {
        // Invalid for any reason; the caller does not learn which.
        return undefined
      }
    },
  }
}
