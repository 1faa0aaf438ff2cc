import { FirebaseError } from '@firebase/app'
import { AuthError, type AuthErrorCode } from './identity-port.ts'

/**
 * Maps Firebase's error codes to the port's. An unknown email and a wrong password have the same code, whether or not
 * the project protects emails (`invalid-credential`). An unlisted code is `refused`, unless Firebase itself failed.
 */
const codes: Readonly<Record<string, AuthErrorCode>> = {
  'auth/email-already-in-use': 'email-already-in-use',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'password-does-not-meet-requirements',
  'auth/invalid-credential': 'invalid-credential',
  'auth/user-not-found': 'invalid-credential',
  'auth/wrong-password': 'invalid-credential',
  'auth/user-disabled': 'user-disabled',
  'auth/account-exists-with-different-credential': 'account-exists-with-different-credential',
  'auth/credential-already-in-use': 'account-exists-with-different-credential',
  'auth/expired-action-code': 'invalid-action-code',
  'auth/invalid-action-code': 'invalid-action-code',
  'auth/user-signed-out': 'user-signed-out',
  'auth/user-token-expired': 'user-signed-out',
  'auth/invalid-user-token': 'user-signed-out',
  'auth/null-user': 'user-signed-out',
  'auth/user-mismatch': 'user-mismatch',
  'auth/requires-recent-login': 'sign-in-again',
  'auth/too-many-requests': 'too-many-requests',
  'auth/quota-exceeded': 'too-many-requests',
  'auth/popup-closed-by-user': 'popup-closed-by-user',
  'auth/cancelled-popup-request': 'popup-closed-by-user',
  'auth/redirect-cancelled-by-user': 'user-cancelled',
  'auth/user-cancelled': 'user-cancelled',
  'auth/popup-blocked': 'popup-blocked',
  // The project does not allow this, or is misconfigured (docs/providers/firebase.md), so waiting does not help.
  'auth/operation-not-allowed': 'not-offered',
  'auth/admin-restricted-operation': 'not-offered',
  'auth/unauthorized-domain': 'not-offered',
  'auth/app-not-authorized': 'not-offered',
  'auth/invalid-api-key': 'not-offered',
  'auth/operation-not-supported-in-this-environment': 'not-supported-here',
  'auth/web-storage-unsupported': 'not-supported-here',
  'auth/cors-unsupported': 'not-supported-here',
  'auth/network-request-failed': 'network-request-failed',
  'auth/timeout': 'network-request-failed',
  'auth/internal-error': 'unavailable',
}

/** The SDK converts every message of Firebase to a code, even messages about Firebase's own failures. */
const outage = /unavailable|internal|backend|deadline|error-code/

/** Codes of a refused ID token that mean that Firebase's session has ended. */
const sessionOver = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** Converts a Firebase error to the port's. */
export function authErrorOf(error: unknown): AuthError {
  const code = codeOf(error)
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined
  const isOutage = code === '' || outage.test(code)
  return new AuthError(known ?? (isOutage ? 'unavailable' : 'refused'), { cause: error })
}

/** Returns whether Firebase refused because its session has ended. */
export function isSessionOver(error: unknown): boolean {
  return sessionOver.has(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof FirebaseError ? error.code : ''
}
