import { FirebaseError } from '@firebase/app'
import { AuthError, type AuthErrorCode } from './identity-port.ts'

/**
 * Firebase's refusals in the port's words. An unknown address and a wrong password are one refusal, whether the
 * project protects addresses (`invalid-credential`) or not. What is missing here is `unavailable`: trouble at
 * Firebase, or with the project's settings (docs/providers/firebase.md).
 */
const codes: Readonly<Record<string, AuthErrorCode>> = {
  'auth/email-already-in-use': 'email-already-in-use',
  'auth/invalid-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'password-does-not-meet-requirements',
  'auth/invalid-credential': 'invalid-credential',
  'auth/user-not-found': 'invalid-credential',
  'auth/wrong-password': 'invalid-credential',
  'auth/user-disabled': 'user-disabled',
  'auth/account-exists-with-different-credential': 'account-exists-with-different-credential',
  'auth/too-many-requests': 'too-many-requests',
  'auth/popup-closed-by-user': 'popup-closed-by-user',
  'auth/cancelled-popup-request': 'popup-closed-by-user',
  'auth/user-cancelled': 'user-cancelled',
  'auth/popup-blocked': 'popup-blocked',
  'auth/network-request-failed': 'network-request-failed',
  'auth/timeout': 'network-request-failed',
}

/** Refusals of a new ID token that mean: whoever was signed in at Firebase no longer is. */
const sessionOver = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** What went wrong at Firebase, as the port has it. */
export function authErrorOf(error: unknown): AuthError {
  return new AuthError(codes[codeOf(error)] ?? 'unavailable', { cause: error })
}

/** Whether Firebase has refused because its session is over. */
export function saysSessionIsOver(error: unknown): boolean {
  return sessionOver.has(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof FirebaseError ? error.code : ''
}
