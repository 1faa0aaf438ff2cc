import { tooManyAttempts } from '../../contract/too-many-attempts.ts'
import { ApiError } from '../api/api-error.ts'
import { authProblems } from '../messages/sign-in-form.ts'
import { AuthError } from '../session/identity-port.ts'
import type { Problem } from './problem-line.tsx'

/** What an error of the sign-in provider, or of the shop behind it, says to the person. */
export function signInProblem(error: unknown): Problem {
  if (error instanceof AuthError && error.waitS !== undefined) {
    return { sentence: tooManyAttempts(error.waitS), waitUntil: Date.now() + error.waitS * 1_000 }
  }
  if (error instanceof AuthError) return { sentence: authProblems[error.code] }
  if (error instanceof ApiError) return { sentence: error.message }
  // The code of the sign-in itself did not arrive, or is broken: whichever it is, later may be better.
  return { sentence: authProblems[navigator.onLine ? 'unavailable' : 'network-request-failed'] }
}
