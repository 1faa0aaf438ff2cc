import { errors } from '../../../contract/errors.ts'
import type { Access } from '../../../contract/operation.ts'
import { ApiError } from '../../api/api-error.ts'
import { currentSession, dropSession, keepSession, storedToken } from './stored-session.ts'
import { isAlive, isFresh } from './token-expiry.ts'

/** The sources of tokens. */
export interface TokenSources {
  /** Returns the identity provider's ID token; null once its session has ended. */
  idToken(): Promise<string | null>
  /** Exchanges an ID token for an access token (PUT {host}/users/{email}). Rejects with an ApiError. */
  exchange(idToken: string, email: string): Promise<string>
  /** Milliseconds since 1970. */
  now(): number
}

export interface Tokens {
  /**
   * Returns the bearer token for a call with this access. Never returns a missing or stale token: it then rejects with
   * an ApiError (SIGN_IN_REQUIRED, SESSION_ENDED, or the error of the renewal).
   */
  tokenFor(access: Access): Promise<string | null>
  /** Returns another token to try once after a call was refused with this one; null if there is none. */
  afterRefusal(refused: string): Promise<string | null>
}

/** Keeps the access token valid as long as the provider's session. */
export function createTokens(sources: TokenSources): Tokens {
  let renewing: Promise<string> | undefined
  /** Renews one token at a time, across all tabs. */
  function renew(unusable: string): Promise<string> {
    renewing ??= oneTabAtATime(() => renewedToken(sources, unusable)).finally(() => {
      renewing = undefined
    })
    return renewing
  }
  return {
    async tokenFor(access) {
      if (access === 'public') return null
      if (access === 'proof') return (await sources.idToken()) ?? refuse('SIGN_IN_REQUIRED')
      const token = storedToken()
      if (!token || currentSession().status === 'out') return refuse('SIGN_IN_REQUIRED')
      if (isFresh(token, sources.now())) return token
      return renew(token).catch((error: unknown) => {
        // During a temporary outage, a token that is still valid is sent.
        if (storedToken() === token && isAlive(token, sources.now())) return token
        throw error
      })
    },
    async afterRefusal(refused) {
      const token = storedToken()
      if (!token) return null
      if (token !== refused && isFresh(token, sources.now())) return token
      return renew(token)
    },
  }
}

async function renewedToken(sources: TokenSources, unusable: string): Promise<string> {
  const session = currentSession()
  const before = storedToken()
  if (!before || session.status === 'out') return refuse('SIGN_IN_REQUIRED')
  // Another tab renewed the token while this one waited.
  if (before !== unusable && isFresh(before, sources.now())) return before
  const idToken = await sources.idToken()
  if (idToken === null) return endOf(before)
  const token = await sources.exchange(idToken, session.email).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return endOf(before)
    throw error
  })
  // A sign-out or another sign-in during the renewal takes precedence.
  if (storedToken() !== before) return storedToken() ?? refuse('SIGN_IN_REQUIRED')
  keepSession(token, session)
  return token
}

/** Ends the session, unless another session has started. */
function endOf(token: string): never {
  if (storedToken() === token) dropSession('ended')
  return refuse('SESSION_ENDED')
}

function refuse(code: 'SIGN_IN_REQUIRED' | 'SESSION_ENDED'): never {
  throw new ApiError({ status: 401, code, message: errors[code].message })
}

const lockName = 'truewheel-session'
const longestJitterMs = 300

/**
 * Runs work in one tab at a time (Web Locks). Without locks (pages without TLS on another machine), a random delay
 * prevents simultaneous starts, and the work first checks whether it is still necessary.
 */
async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks
  if (locks) return await locks.request(lockName, work)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longestJitterMs))
  return work()
}
