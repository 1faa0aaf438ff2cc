import {
  errors,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { ExchangeFailure } from '../../platform/bounded-fetch.ts'
import { IdentityUnavailable, type ProvenAccount } from './identity.ts'

/** Reads the claims of a proof that fulfils what is required of them; rejects with a JOSEError otherwise. */
export type ReadClaims = (proof: string, required: JWTClaimVerificationOptions) => Promise<JWTPayload>

/** Reads proofs that are signed with an algorithm of these by one of the provider's keys. */
export function signedBy(keys: JWTVerifyGetKey, algorithms: readonly string[]): ReadClaims {
  return async (proof, required) => {
    const { payload } = await jwtVerify(proof, keys, { ...required, algorithms: [...algorithms] })
    return payload
  }
}

/** What a provider's proofs look like. */
export interface ProofRules {
  readonly issuer: string
  readonly audience: string
  /** How a proof's claims are read: `signedBy`, wherever accounts are worth something. */
  readonly read: ReadClaims
  /** The issuer's name that accounts are bound to, where it is not the issuer claim itself. */
  readonly boundTo?: string
  /** The account's name that is bound, where it is not the subject claim itself. */
  readonly subjectOf?: (claims: JWTPayload & { readonly sub: string }) => string
  /**
   * Which sign-in a proof comes from, asked after everything in it is right: from its claims, or from the
   * provider's own records. Null: there is no such sign-in (any more), and the proof proves nothing.
   */
  readonly signInOf: (claims: JWTPayload) => ProvenSignIn | null | Promise<ProvenSignIn | null>
}

/** A sign-in at the provider. */
export interface ProvenSignIn {
  readonly id: string
  /** When it was, in milliseconds since 1970. */
  readonly at: number
}

/** Clocks of two machines differ a little. */
export const clockToleranceS = 5

/**
 * Makes the check of a provider's proofs (JWT, RFC 7519): signature, algorithm, issuer, audience, times, and
 * that it names an account and an address.
 *
 * @returns null for a proof that proves nothing; the check throws IdentityUnavailable when the keys or
 * the records cannot be had.
 */
export function proofVerifier(rules: ProofRules): (proof: string) => Promise<ProvenAccount | null> {
  return async (proof) => {
    try {
      const claims = await verifiedClaims(proof, rules)
      const signIn = await rules.signInOf(claims)
      return signIn && accountOf(claims, rules, signIn)
    } catch (error) {
      if (refutesTheProof(error)) return null
      throw new IdentityUnavailable(`The sign-in provider could not be asked${reasonOf(error)}.`, {
        cause: error,
      })
    }
  }
}

function verifiedClaims(proof: string, { read, issuer, audience }: ProofRules): Promise<JWTPayload> {
  return read(proof, {
    issuer,
    audience,
    requiredClaims: ['sub', 'iat', 'exp'],
    clockTolerance: clockToleranceS,
  })
}

/** What jose throws when the provider's key set, not the proof, is the trouble. */
const keysUnreachable = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

function refutesTheProof(error: unknown): boolean {
  return error instanceof errors.JOSEError && !keysUnreachable.has(error.code)
}

/** For the log: what is in our own words or in those of the JWT library, which carry nothing of a proof. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JOSEError) return `: its keys are unusable (${error.code})`
  return error instanceof ExchangeFailure ? `: ${error.message}` : ''
}

function accountOf(
  claims: JWTPayload,
  { issuer, boundTo = issuer, subjectOf = ({ sub }) => sub }: ProofRules,
  signIn: ProvenSignIn,
): ProvenAccount | null {
  const { sub, email, name, email_verified: verified } = claims
  if (!sub || typeof email !== 'string' || email === '' || isAmbiguousWhenLowercased(email)) return null
  return {
    issuer: boundTo,
    subject: subjectOf({ ...claims, sub }),
    email: email.toLowerCase(),
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : '',
    signIn: signIn.id,
    signedInAt: signIn.at,
  }
}

/** Looks like a K and becomes the letter k, of all characters the only one that is not ASCII and has an ASCII lower case. */
const kelvinSign = '\u212a'

/**
 * Whether an address in lower case is the address of somebody else: a provider that tells the two apart may vouch for the
 * one, and the shop would believe it about the other.
 */
export function isAmbiguousWhenLowercased(email: string): boolean {
  return email.includes(kelvinSign)
}
