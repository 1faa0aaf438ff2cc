import type { IdentitySettings } from '../../../contract/shop/shop-settings.ts'
import type { EnsureAccount } from './built-in/ensure-account.ts'

/** An account that a sign-in provider has authenticated. */
export interface ProvenAccount {
  /** The provider's name. It does not change with the shop's address, because accounts are bound to it. */
  readonly issuer: string
  /** The provider's permanent id of the account; emails may change owners. */
  readonly subject: string
  /** The email in lower case. */
  readonly email: string
  /** Whether the provider has verified the email. */
  readonly emailVerified: boolean
  readonly name: string
  /** The provider's id of the sign-in, which stays the same until the user signs in again. */
  readonly signIn: string
  /** The time of the sign-in, in milliseconds since 1970. */
  readonly signedInAt: number
  /** Set while a required second factor is missing; the sign-in then permits nothing. */
  readonly halfway?: true
}

/** Origins that the page's headers must allow for the provider's code in the browser. */
export interface SignInBrowser {
  /** Whether a popup of another site must be able to reach its opener. */
  readonly popup: boolean
  /** Origins by kind: scripts to load, pages to frame, hosts to call. */
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

/** A sign-in provider: the shop's own, or a hosted one. */
export interface Identity {
  /** The browser's settings for signing in. */
  readonly settings: IdentitySettings
  /** Origins that the page must allow; unset for the shop only. */
  readonly browser?: SignInBrowser
  /**
   * Verifies an ID token; null for an invalid one.
   *
   * @throws IdentityUnavailable when the provider is unreachable.
   */
  verify(proof: string): Promise<ProvenAccount | null>
  /** Answers the provider's requests, if the shop serves the provider itself. */
  handle?(request: Request): Promise<Response>
  /** Creates an account unless it exists, if the provider stores its accounts in the shop's database. */
  readonly ensureAccount?: EnsureAccount
  /** Returns whether an account has this password, if the provider stores its accounts in the shop's database. */
  hasPassword?(email: string, password: string): Promise<boolean>
  /**
   * Returns whether a sign-in (`ProvenAccount.signIn`) is open, if the shop can tell; waits for a concurrent sign-out.
   */
  isOpen?(signIn: string): Promise<boolean>
  /** Ends a sign-in (`ProvenAccount.signIn`), if the provider allows it; does nothing for an ended one. */
  endSignIn?(signIn: string): Promise<void>
  /** Deletes an account (`ProvenAccount.subject`) with its sign-ins, if the provider allows it. */
  deleteAccount?(subject: string): Promise<void>
  /** Deletes expired sessions, if the shop stores them. Call it periodically. */
  deleteExpiredSessions?(): Promise<void>
}

/**
 * Reports that the sign-in provider did not respond, so that the ID token can be neither accepted nor rejected (refusal
 * SIGN_IN_UNAVAILABLE).
 */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable'
}
