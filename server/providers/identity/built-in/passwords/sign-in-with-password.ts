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
 * Makes one attempt to sign in, or refuses to. It slows down guessing at one account, from however many client
 * addresses. Addresses without an account are counted alike, so that nothing tells them apart. A browser in which
 * somebody has signed in to the account before counts for itself: strangers cannot lock its owner out there, and
 * elsewhere the owner waits a minute at a time, or resets the password by mail. Only wrong passwords count.
 */
export async function attemptSignIn(
  { limits, browsers, database }: Guards,
  request: Request,
  email: string,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const account = { email, passwordHash: await findPasswordHash(database.read, email) }
  const browser = browsers.idOf(request, account)
  const whose = browser === undefined ? email : `${browser} ${email}`
  const waitS = await limits.take('guesses', whose)
  if (waitS > 0) return tooManyRequests(waitS)
  const answer = await signIn()
  if (answer.status !== 401) await limits.giveBack('guesses', whose)
  if (answer.ok) answer.headers.append('set-cookie', browsers.cookieFor(account, browser))
  return answer
}

/**
 * Signs in, unless the password is changed while it is looked at: the library opens the session some time after that,
 * and whoever has only the old password would be in again, although a reset puts everybody out.
 */
export async function signInWithPassword(
  { database }: Pick<AuthContext, 'database'>,
  email: string,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const lookedAt = await findPasswordHash(database.read, email)
  const answer = await signIn()
  if (!answer.ok) return answer
  const { token } = (await answer.clone().json()) as { token: string }
  const changed = await database.write(async (transaction) => {
    if ((await lockPasswordHash(transaction, email)) === lookedAt) return done(false)
    await endProviderSession(transaction, { token })
    return done(true)
  })
  if (!changed.ok || changed.value) return wrongPassword()
  return answer
}

function wrongPassword(): Response {
  return refusal(401, 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password')
}
