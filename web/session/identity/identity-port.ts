import type { Person } from '../access-token/stored-session.ts'
import type { PasskeyPort } from '../passkeys/passkey-port.ts'

/** Error codes of an identity provider. They are Firebase's, to which every provider's codes can be mapped. */
export type AuthErrorCode =
  | 'email-already-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'password-too-common'
  | 'password-too-long'
  | 'password-does-not-meet-requirements'
  | 'invalid-credential'
  | 'current-password-wrong'
  | 'user-disabled'
  | 'account-exists-with-different-credential'
  | 'invalid-action-code'
  | 'user-signed-out'
  | 'user-mismatch'
  | 'too-many-requests'
  | 'popup-closed-by-user'
  | 'user-cancelled'
  | 'unverified-email'
  | 'popup-blocked'
  | 'network-request-failed'
  | 'google-unavailable'
  | 'sign-in-again'
  | 'passkey-cancelled'
  | 'passkey-refused'
  | 'passkey-unknown'
  | 'passkey-exists'
  | 'passkey-unsupported'
  | 'passkey-elsewhere'
  | 'too-many-passkeys'
  | 'last-way-to-sign-in'
  | 'second-step-needs-passkey'
  | 'recovery-code-wrong'
  | 'invalid-name'
  | 'invalid-input'
  | 'other-origin'
  | 'second-step-first'
  | 'not-offered'
  | 'not-supported-here'
  | 'refused'
  | 'unavailable'

interface AuthErrorOptions extends ErrorOptions {
  readonly waitS?: number | undefined
}

/** A refusal by the identity provider; web/texts maps its code to a sentence. */
export class AuthError extends Error {
  readonly code: AuthErrorCode
  /** With `too-many-requests`: the seconds until the next attempt may succeed, if known. */
  readonly waitS: number | undefined

  constructor(code: AuthErrorCode, options: AuthErrorOptions = {}) {
    super(code, options)
    this.name = 'AuthError'
    this.code = code
    this.waitS = options.waitS
  }
}

/** The interface of an identity provider for the browser. Every call rejects with an AuthError only. */
export interface IdentityPort {
  /** Creates an account and signs in to it. */
  signUp(name: string, email: string, password: string): Promise<Person>
  signIn(email: string, password: string): Promise<Person>
  /** Prepares the window of `signInWithGoogle`, if that needs more than loading the port. */
  prepareGoogle?(): void
  /**
   * Signs in with Google. Must be called during a click, with the port loaded, because browsers open windows only right
   * after a click. Rejects with `popup-closed-by-user` when the window is closed, or immediately when the signal
   * aborts.
   */
  signInWithGoogle(signal: AbortSignal): Promise<Person>
  /** Sends a link that sets a new password, if the email has an account. Does not reveal whether it has. */
  requestPasswordReset(email: string): Promise<void>
  /** Sets a new password with a link from an email, if the shop itself serves the link's page. */
  resetPassword?(token: string, password: string): Promise<void>
  /** Returns whether the signed-in account has a password; an account with another sign-in method may have none. */
  hasPassword(): Promise<boolean>
  /**
   * Changes the signed-in account's password; rejects with `current-password-wrong` for a wrong current one. Ends the
   * provider's other sessions of the account.
   */
  changePassword(current: string, replacement: string): Promise<void>
  /** Sends a verification link to the signed-in person, unless the address is already verified. */
  sendVerification(): Promise<void>
  /** Verifies the signed-in person's address with a link from an email, if the shop serves the link's page. */
  verifyAddress?(token: string): Promise<void>
  /** Loads the passkey code, if the provider supports passkeys. */
  loadPasskeys?(): Promise<PasskeyPort>
  /** Ends the provider's session. */
  signOut(): Promise<void>
  /**
   * Deletes the signed-in account, right after the shop has deleted its own. Absent if the provider deletes it
   * automatically.
   */
  deleteAccount?(): Promise<void>
  /** Returns the ID token for PUT {host}/users/{email}; null once the provider's session has ended. */
  idToken(): Promise<string | null>
  /**
   * Subscribes to the beginning and end of the provider's session in this tab. Returns the function that unsubscribes.
   */
  onChange(listener: (signedIn: boolean) => void): () => void
}
