import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { IdentityUnavailable, type ProvenAccount } from './identity.ts'

/** What a provider's proofs look like. The keys are the provider's, wherever they come from. */
export interface ProofRules {
  readonly issuer: string
  readonly audience: string
  readonly algorithms: readonly string[]
  readonly keys: JWTVerifyGetKey
  /** The issuer's name that accounts are bound to, where it is not the issuer claim itself. */
  readonly boundTo?: string
  /** A last look into the provider's own records, after everything in the proof is right. */
  readonly stillValid?: (claims: JWTPayload) => Promise<boolean>
}

/** Clocks of two machines differ a little. */
const clockToleranceS = 5

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
      if (rules.stillValid && !(await rules.stillValid(claims))) return null
      return accountOf(claims, rules.boundTo ?? rules.issuer)
    } catch (error) {
      if (refutesTheProof(error)) return null
      throw new IdentityUnavailable('The sign-in provider could not be asked.', { cause: error })
    }
  }
}

async function verifiedClaims(proof: string, rules: ProofRules): Promise<JWTPayload> {
  const { payload } = await jwtVerify(proof, rules.keys, {
    issuer: rules.issuer,
    audience: rules.audience,
    algorithms: [...rules.algorithms],
    requiredClaims: ['sub', 'iat', 'exp'],
    clockTolerance: clockToleranceS,
  })
  return payload
}

/** What jose throws when the provider's key set, not the proof, is the trouble. */
const keysUnreachable = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

function refutesTheProof(error: unknown): boolean {
  return error instanceof errors.JOSEError && !keysUnreachable.has(error.code)
}

function accountOf(claims: JWTPayload, issuer: string): ProvenAccount | null {
  const { sub, email, name, email_verified: verified } = claims
  if (!sub || typeof email !== 'string' || email === '') return null
  return {
    issuer,
    subject: sub,
    email: email.toLowerCase(),
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : '',
  }
}
