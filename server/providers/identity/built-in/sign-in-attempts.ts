import { findPasswordHash } from '../../../data/queries/sign-in-accounts.ts'
import type { Desk } from './desk.ts'
import { tooManyRequests } from './refusal.ts'

type Guards = Pick<Desk, 'limits' | 'browsers' | 'database'>

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
