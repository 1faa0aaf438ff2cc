import { FirebaseError } from '@firebase/app'
import { AuthError, type AuthErrorCode } from './identity-port.ts'

/**
 * Maps Firebase's error codes to the port's. An unknown email and a wrong password are one code, whether or
 * not the project protects emails (`invalid-credential`). A code that is missing here is `unavailable`: a
 * failure of Firebase or of the project's settings (docs/providers/firebase.md).
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

/** Codes of a refused ID token which mean that Firebase's session is over. */
const sessionOver = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** Converts a Firebase error to the port's. */
export function authErrorOf(error: unknown): AuthError {
  return new AuthError(codes[codeOf(error)] ?? 'unavailable', { cause: error })
}

/** Tells whether Firebase refused because its session is over. */
export function isSessionOver(error: unknown): boolean {
  return sessionOver.has(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof FirebaseError ? error.code : ''
}
