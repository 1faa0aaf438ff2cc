import { tooManyAttempts } from '../../contract/too-many-attempts.ts'
import { ApiError } from '../api/api-error.ts'
import { AuthError, type AuthErrorCode } from '../session/identity/identity-port.ts'
import { authProblems } from '../texts/sign-in-form.ts'
import type { Problem } from './problem-line.tsx'

const passing: readonly AuthErrorCode[] = ['network-request-failed', 'unavailable', 'too-many-requests']

/** Returns the problem to show for an error of the sign-in provider or the shop. */
export function signInProblem(error: unknown): Problem {
  if (error instanceof AuthError && error.waitS !== undefined) {
    const waitUntil = Date.now() + error.waitS * 1_000
    return { sentence: tooManyAttempts(error.waitS), waitUntil, passing: true }
  }
  if (error instanceof AuthError) {
    return { sentence: authProblems[error.code], passing: passing.includes(error.code) }
  }
  if (error instanceof ApiError) return { sentence: error.message }
  // The sign-in code failed to load or is defective; a later attempt may succeed.
  return {
    sentence: authProblems[navigator.onLine ? 'unavailable' : 'network-request-failed'],
    passing: true,
  }
}
