import { errors } from '../../../contract/errors.ts'
import type { Access } from '../../../contract/operation.ts'
import { ApiError } from '../../api/api-error.ts'
import { currentSession, dropSession, keepSession, storedToken } from './stored-session.ts'
import { isAlive, isFresh } from './token-expiry.ts'

/** Where tokens come from. */
export interface TokenSources {
  /** The sign-in provider's ID token; null when its session is over. */
  idToken(): Promise<string | null>
  /** Trades an ID token for an access token (PUT {host}/users/{email}). Rejects with an ApiError. */
  exchange(idToken: string, email: string): Promise<string>
  /** Milliseconds since 1970. */
  now(): number
}

export interface Tokens {
  /**
   * The bearer token that a call of this access may carry. Rejects with an ApiError instead of handing out a
   * missing or stale one: SIGN_IN_REQUIRED, SESSION_ENDED, or what kept the renewal from succeeding.
   */
  tokenFor(access: Access): Promise<string | null>
  /** After a call was refused with this token: another token to try once, or null. */
  afterRefusal(refused: string): Promise<string | null>
}

/** Keeps the access token usable for as long as the provider's session lives. */
export function createTokens(sources: TokenSources): Tokens {
  let renewing: Promise<string> | undefined
  /** One renewal at a time in this tab, and one tab at a time. */
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
        // No connection for a moment: what is still good for some seconds is sent.
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
  // Another tab has renewed it while this one waited.
  if (before !== unusable && isFresh(before, sources.now())) return before
  const idToken = await sources.idToken()
  if (idToken === null) return endOf(before)
  const token = await sources.exchange(idToken, session.email).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return endOf(before)
    throw error
  })
  // Signed out, or somebody else signed in, while this was under way: that holds.
  if (storedToken() !== before) return storedToken() ?? refuse('SIGN_IN_REQUIRED')
  keepSession(token, session)
  return token
}

/** The session is over, unless another one has begun meanwhile. */
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
 * Runs work in one tab of the shop at a time (Web Locks). Where the browser has no locks (pages without TLS on
 * another machine), tabs at least do not start in the same moment; the work looks first whether it is done.
 */
async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks
  if (locks) return await locks.request(lockName, work)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longestJitterMs))
  return work()
}
