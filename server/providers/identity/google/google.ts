/** Where an OpenID provider answers (OpenID Connect Discovery 1.0 §3). */
export interface OpenIdEndpoints {
  /** Where the person's browser is sent. */
  readonly authorization: string
  /** Where the shop's server exchanges a code for tokens. */
  readonly token: string
  /** The keys that sign its tokens. */
  readonly keys: string
}

/** Google, or what stands in for it, as the shop signs people in with it. */
export interface GoogleAccess {
  /**
   * Under which name its accounts are kept. The demo's has a name of its own, so that what it vouched for is worth
   * nothing to a shop that has gone over to Google itself.
   */
  readonly providerId: 'google' | 'demo-google'
  /** The `iss` of its tokens. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** How it is asked: answers bounded in time and size, redirects not followed. */
  readonly fetch: typeof fetch
  /**
   * Where it answers, for the shop at this origin.
   *
   * @throws GoogleRefusal `unavailable` when that cannot be found out now.
   */
  endpoints(shopOrigin: string): Promise<OpenIdEndpoints>
  /** Whether somebody with this address may come in by it. */
  readonly mayVouchFor: (email: string) => boolean
}

/** Why a sign-in with Google came to nothing, in the words that the browser has sentences for. */
export const googleRefusals = [
  'user-cancelled',
  'unverified-email',
  'too-many-requests',
  'unavailable',
] as const

export type GoogleRefusalCode = (typeof googleRefusals)[number]

/** A sign-in with Google that came to nothing. The message is for the log: no address, token or code is in it. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal'
  readonly code: GoogleRefusalCode

  constructor(code: GoogleRefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
