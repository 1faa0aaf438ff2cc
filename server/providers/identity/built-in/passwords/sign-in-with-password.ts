import { done } from '../../../../../domain/outcome.ts'
import {
  endProviderSession,
  findPasswordHash,
  lockPasswordHash,
} from '../../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { refusal, tooManyRequests } from '../refusal.ts'

type Guards = Pick<AuthContext, 'limits' | 'browsers' | 'database'>

/**
 * Attempts a sign-in within the rate limits. One account is limited across all client addresses, and unknown
 * addresses are limited alike, so that responses do not distinguish them. A browser in which the account has signed
 * in before has its own limit, so guesses from elsewhere cannot lock its owner out there; in other browsers the owner
 * waits a minute at a time or resets the password. Only wrong passwords count.
 */
export async function attemptSignIn(
  { limits, browsers, database }: Guards,
  request: Request,
  email: string,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const account = { email, passwordHash: await findPasswordHash(database.read, email) }
  const browser = browsers.idOf(request, account)
  const subject = browser === undefined ? email : `${browser} ${email}`
  const waitS = await limits.take('guesses', subject)
  if (waitS > 0) return tooManyRequests(waitS)
  const answer = await signIn()
  if (answer.status !== 401) await limits.giveBack('guesses', subject)
  if (answer.ok) answer.headers.append('set-cookie', browsers.cookieFor(account, browser))
  return answer
}

/**
 * Signs in, unless the password changes during the check. The library opens the session some time after the check, so
 * a sign-in with the old password could otherwise outlive a reset.
 */
export async function signInWithPassword(
  { database }: Pick<AuthContext, 'database'>,
  email: string,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const hashBefore = await findPasswordHash(database.read, email)
  const answer = await signIn()
  if (!answer.ok) return answer
  const { token } = (await answer.clone().json()) as { token: string }
  const changed = await database.write(async (transaction) => {
    if ((await lockPasswordHash(transaction, email)) === hashBefore) return done(false)
    await endProviderSession(transaction, { token })
    return done(true)
  })
  if (!changed.ok || changed.value) return wrongPassword()
  return answer
}

function wrongPassword(): Response {
  return refusal(401, 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password')
}
