import { findPasswordHash } from '../../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { tooManyRequests } from '../refusal.ts'

type Guards = Pick<AuthContext, 'limits' | 'browsers' | 'database'>

export interface PasswordAttempt {
  /** 401 for a wrong password. */
  readonly answer: Response
  /** The hash after the attempt, which may have renewed it. */
  readonly passwordHash?: string | undefined
}

/**
 * Runs a password check, for a sign-in or a change, within the rate limits. Each account has one limit for all client
 * addresses. Unknown emails have the same limit, so that responses do not distinguish them. A browser in which the
 * account has signed in before has its own limit, so guesses from elsewhere cannot lock out its owner; in other
 * browsers the owner waits for a minute or resets the password. Only wrong passwords count.
 */
export async function attemptPassword(
  { limits, browsers, database }: Guards,
  request: Request,
  email: string,
  attempt: () => Promise<PasswordAttempt>,
): Promise<Response> {
  const account = { email, passwordHash: await findPasswordHash(database.read, email) }
  const browser = browsers.idOf(request, account)
  const subject = browser === undefined ? email : `${browser} ${email}`
  const waitS = await limits.take('guesses', subject)
  if (waitS > 0) return tooManyRequests(waitS)
  const { answer, passwordHash } = await attempt()
  if (answer.status !== 401) await limits.giveBack('guesses', subject)
  if (answer.ok) answer.headers.append('set-cookie', browsers.cookieFor({ email, passwordHash }, browser))
  return answer
}
