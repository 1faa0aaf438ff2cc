import type { IdentitySettings } from '../../../contract/shop-settings.ts'
import type { EnsureAccount } from './built-in/ensure-account.ts'

/** What a sign-in provider vouches for. */
export interface ProvenAccount {
  /** Who vouches. It stays the same when the shop moves to another address, because accounts are bound to it. */
  readonly issuer: string
  /** The provider's own name for the account; addresses may change hands, this does not. */
  readonly subject: string
  /** In lower case. */
  readonly email: string
  /** Whether the provider has seen that the address belongs to the person. */
  readonly emailVerified: boolean
  readonly name: string
  /** The provider's own name for the sign-in that the proof comes from: the same until the person signs in anew. */
  readonly signIn: string
  /** When that was, in milliseconds since 1970. */
  readonly signedInAt: number
}

/** What a provider's code needs of the browser, as the page's headers allow it. */
export interface SignInBrowser {
  /** Whether a window of another site has to be able to answer the page that opened it. */
  readonly popup: boolean
  /** Scheme and host, of each kind: scripts that it loads, pages that it frames, hosts that it calls. */
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

/** A sign-in provider: the shop's own, or a hosted one. */
export interface Identity {
  /** What the browser needs to know to sign in with it. */
  readonly settings: IdentitySettings
  /** What that takes; unset: the shop's own pages are enough. */
  readonly browser?: SignInBrowser
  /**
   * Whose proof this is; null when it proves nothing.
   *
   * @throws IdentityUnavailable when the provider cannot be asked now.
   */
  verify(proof: string): Promise<ProvenAccount | null>
  /** Answers the provider's own requests, where the shop serves them itself. */
  handle?(request: Request): Promise<Response>
  /** Makes sure that an account exists, where the provider keeps its accounts with the shop's own data. */
  readonly ensureAccount?: EnsureAccount
  /** Whether a sign-in (`ProvenAccount.signIn`) is still there, where the shop can tell; whoever ends it is waited for. */
  isOpen?(signIn: string): Promise<boolean>
  /** Ends a sign-in (`ProvenAccount.signIn`), where the provider lets the shop do so; one that is over stays so. */
  endSignIn?(signIn: string): Promise<void>
  /** Deletes an account (`ProvenAccount.subject`) with its sign-ins, where the provider lets the shop do so. */
  deleteAccount?(subject: string): Promise<void>
  /** Removes sessions that have run out, where the provider keeps them with the shop. Worth doing now and then. */
  forgetExpired?(): Promise<void>
}

/** The sign-in provider did not answer: nothing is known about the proof (refusal SIGN_IN_UNAVAILABLE). */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable'
}
