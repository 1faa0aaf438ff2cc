/** Endpoints of an OpenID provider (OpenID Connect Discovery 1.0 §3). */
export interface OpenIdEndpoints {
  /** URL for the user's browser. */
  readonly authorization: string
  /** URL where the shop exchanges a code for tokens. */
  readonly token: string
  /** URL of the keys that sign its tokens. */
  readonly keys: string
}

/** Access to Google, or to its substitute, for sign-in. */
export interface GoogleAccess {
  /**
   * The provider's name on its accounts. The demo has its own name, so that its accounts are worthless once a shop uses
   * the real Google.
   */
  readonly providerId: 'google' | 'demo-google'
  /** The `iss` claim of the provider's tokens. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Calls Google with limits on time and response size, and without following redirects. */
  readonly fetch: typeof fetch
  /**
   * Returns the endpoints for the shop at this origin.
   *
   * @throws GoogleRefusal `unavailable` when they cannot be determined now.
   */
  endpoints(shopOrigin: string): Promise<OpenIdEndpoints>
  /** Whether the provider may sign in a user with this email. */
  readonly mayVouchFor: (email: string) => boolean
}

/** The reasons for a failed Google sign-in; the browser has a message for each. */
export const googleRefusals = [
  'user-cancelled',
  'unverified-email',
  'too-many-requests',
  'unavailable',
] as const

export type GoogleRefusalCode = (typeof googleRefusals)[number]

/** A failed Google sign-in. The message is for the log and contains no email, token or code. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal'
  readonly code: GoogleRefusalCode

  constructor(code: GoogleRefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
