import {
  errors,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { keptEmail } from '../../../contract/email.ts'
import { ExchangeFailure } from '../../platform/bounded-fetch.ts'
import { IdentityUnavailable, type ProvenAccount } from './identity.ts'

/** Reads the claims of a valid ID token; rejects with a JOSEError for an invalid one. */
export type ReadClaims = (proof: string, required: JWTClaimVerificationOptions) => Promise<JWTPayload>

/** Makes a reader of ID tokens signed with one of the algorithms and one of the provider's keys. */
export function signedBy(keys: JWTVerifyGetKey, algorithms: readonly string[]): ReadClaims {
  return async (proof, required) => {
    const { payload } = await jwtVerify(proof, keys, { ...required, algorithms: [...algorithms] })
    return payload
  }
}

/** Rules for a provider's ID tokens. */
export interface ProofRules {
  readonly issuer: string
  readonly audience: string
  /** Reads an ID token's claims: `signedBy`, except for test emulators. */
  readonly read: ReadClaims
  /** The issuer name to which accounts are bound; default: the issuer claim. */
  readonly accountIssuer?: string
  /** Returns the subject to which accounts are bound; default: the subject claim. */
  readonly subjectOf?: (claims: JWTPayload & { readonly sub: string }) => string
  /**
   * Returns the sign-in of an otherwise valid ID token, from its claims or from the provider's records. Null without
   * such a sign-in; the token is then invalid.
   */
  readonly signInOf: (claims: JWTPayload) => ProvenSignIn | null | Promise<ProvenSignIn | null>
}

/** A sign-in at the provider. */
export interface ProvenSignIn {
  readonly id: string
  /** Time of the sign-in, in milliseconds since 1970. */
  readonly at: number
  /** Set while a required second factor is missing. */
  readonly halfway?: true
}

/** The allowed difference between the clocks of two machines. */
export const clockToleranceS = 5

/**
 * Makes the verifier of a provider's ID tokens (JWT, RFC 7519): signature, algorithm, issuer, audience, times, subject
 * and email.
 *
 * @returns a function that returns null for an invalid token, and throws IdentityUnavailable when the keys or records
 * are unavailable.
 */
export function proofVerifier(rules: ProofRules): (proof: string) => Promise<ProvenAccount | null> {
  return async (proof) => {
    try {
      const claims = await verifiedClaims(proof, rules)
      const signIn = await rules.signInOf(claims)
      return signIn && accountOf(claims, rules, signIn)
    } catch (error) {
      if (isInvalidToken(error)) return null
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

/** jose's error codes for an unusable key set, as opposed to an invalid token. */
const keysUnreachable = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

function isInvalidToken(error: unknown): boolean {
  return error instanceof errors.JOSEError && !keysUnreachable.has(error.code)
}

/**
 * Returns a reason that is safe to log: the shop's own message or the JWT library's code, which contain nothing of a
 * token.
 */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JOSEError) return `: its keys are unusable (${error.code})`
  return error instanceof ExchangeFailure ? `: ${error.message}` : ''
}

function accountOf(
  claims: JWTPayload,
  { issuer, accountIssuer = issuer, subjectOf = ({ sub }) => sub }: ProofRules,
  signIn: ProvenSignIn,
): ProvenAccount | null {
  const { sub, email, name, email_verified: verified } = claims
  if (!sub || typeof email !== 'string' || email === '' || isAmbiguousWhenKept(email)) return null
  return {
    issuer: accountIssuer,
    subject: subjectOf({ ...claims, sub }),
    email: keptEmail(email),
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : '',
    signIn: signIn.id,
    signedInAt: signIn.at,
    ...(signIn.halfway && { halfway: true }),
  }
}

/**
 * Returns whether normalizing an email changes it into a different one: a provider that distinguishes the two could
 * verify one, and the shop would accept it for the other. KELVIN SIGN is the only non-ASCII character with an ASCII
 * lower case; a domain of other letters has its own ASCII form.
 */
export function isAmbiguousWhenKept(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const isAscii = /^\p{ASCII}*$/u.test(domain)
  return email.includes('\u212a') || (!isAscii && !keptEmail(email).includes('xn--'))
}
