import type { AttemptLimits } from './attempt-limits.ts'
import type { KnownBrowsers } from './known-browser.ts'
import { tooManyRequests } from './refusal.ts'

interface Guards {
  readonly limits: AttemptLimits
  readonly browsers: KnownBrowsers
}

/**
 * Makes one attempt to sign in, or refuses to. It slows down guessing at one account, from however many client
 * addresses. Addresses without an account are counted alike, so that nothing tells them apart. A browser in which
 * somebody has signed in to the account before counts for itself: strangers cannot lock its owner out there, and
 * elsewhere the owner waits a minute at a time, or resets the password by mail. Only wrong passwords count.
 */
export async function attemptSignIn(
  { limits, browsers }: Guards,
  request: Request,
  email: string,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const browser = browsers.idOf(request, email)
  const whose = browser === undefined ? email : `${browser} ${email}`
  const waitS = await limits.take('guesses', whose)
  if (waitS > 0) return tooManyRequests(waitS)
  const answer = await signIn()
  if (answer.status !== 401) await limits.giveBack('guesses', whose)
  if (answer.ok) answer.headers.append('set-cookie', browsers.cookieFor(email, browser))
  return answer
}
