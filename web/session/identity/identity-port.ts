import type { Person } from '../access-token/stored-session.ts'

/** What can go wrong at a sign-in provider, in Firebase's words, which any provider's can be put into. */
export type AuthErrorCode =
  | 'email-already-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'password-too-common'
  | 'password-too-long'
  | 'password-does-not-meet-requirements'
  | 'invalid-credential'
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
  | 'unavailable'

interface AuthErrorOptions extends ErrorOptions {
  readonly waitS?: number | undefined
}

/** A refusal of the sign-in provider; the sentence for the person is in the messages, by code. */
export class AuthError extends Error {
  readonly code: AuthErrorCode
  /** With `too-many-requests`: the seconds until the next attempt may succeed, where the provider says so. */
  readonly waitS: number | undefined

  constructor(code: AuthErrorCode, options: AuthErrorOptions = {}) {
    super(code, options)
    this.name = 'AuthError'
    this.code = code
    this.waitS = options.waitS
  }
}

/** A sign-in provider, as the browser talks to it. Every call rejects with an AuthError only. */
export interface IdentityPort {
  /** Makes an account and signs in with it. */
  signUp(name: string, email: string, password: string): Promise<Person>
  signIn(email: string, password: string): Promise<Person>
  /** Gets ready for the window of `signInWithGoogle`, where that takes more than the port itself. */
  prepareGoogle?(): void
  /**
   * Call it in a click, with the port at hand: browsers open windows only right after one. It rejects with
   * `popup-closed-by-user` when the window is closed, or at once when the signal ends the wait for it.
   */
  signInWithGoogle(signal: AbortSignal): Promise<Person>
  /** Sends a link that sets a new password, if the address has an account: whether it has is not told. */
  requestPasswordReset(email: string): Promise<void>
  /** Sets a new password by such a link, where the shop itself serves the page that it leads to. */
  resetPassword?(token: string, password: string): Promise<void>
  /** Sends who is signed in a link that proves the address; nothing where it is proven already. */
  sendVerification(): Promise<void>
  /** Takes the address of who is signed in for proven by such a link, where the shop serves its page. */
  verifyAddress?(token: string): Promise<void>
  /** Ends the provider's session. */
  signOut(): Promise<void>
  /**
   * Deletes the account of who is signed in, just after the shop has deleted its own; only where the provider does not
   * do so by itself.
   */
  deleteAccount?(): Promise<void>
  /** The ID token for PUT {host}/users/{email}; null when the provider's session is over. */
  idToken(): Promise<string | null>
  /** Calls back when the provider's session begins or ends in this tab. Returns how to stop. */
  onChange(listener: (signedIn: boolean) => void): () => void
}
