import { createRemoteJWKSet, customFetch, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { keptEmail } from '../../../../contract/email.ts'
import { isAmbiguousWhenKept } from '../verify-proof.ts'
import { type GoogleAccess, GoogleRefusal } from './google.ts'

/** The account of an ID token. */
export interface GoogleAccount {
  /** Google's permanent id of the account; emails may change owners. */
  readonly subject: string
  /** The email in lower case. */
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}

const clockToleranceS = 5

/** Returns the keys at a URL, fetched on first use and again for an unknown key. */
export function keysAt(address: string, google: GoogleAccess): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), { [customFetch]: (url, init) => google.fetch(url, init) })
}

/**
 * Verifies an ID token (OpenID Connect Core 1.0 §3.1.3.7): signature, algorithm, issuer, audience, authorized party,
 * times, and the nonce of this sign-in.
 *
 * @throws GoogleRefusal `unavailable` when the token is invalid, or the keys are unavailable.
 */
export async function verifyIdToken(
  google: GoogleAccess,
  keys: JWTVerifyGetKey,
  idToken: string,
  nonce: string,
): Promise<GoogleAccount> {
  const claims = await verifiedClaims(google, keys, idToken)
  if (claims.nonce !== nonce) throw refusal('the ID token is for another sign-in')
  if (Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== google.clientId) {
    throw refusal('the ID token is for another client')
  }
  const { sub, email, email_verified: verified, name } = claims
  if (!sub || typeof email !== 'string' || email === '' || isAmbiguousWhenKept(email))
    throw refusal('the ID token names nobody')
  return {
    subject: sub,
    email: keptEmail(email),
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : '',
  }
}

async function verifiedClaims(
  google: GoogleAccess,
  keys: JWTVerifyGetKey,
  idToken: string,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: google.issuer,
      audience: google.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: clockToleranceS,
    })
    return payload
  } catch (error) {
    // jose's error codes contain nothing of the token.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no keys'
    throw refusal(`the ID token is not accepted: ${code}`)
  }
}

function refusal(message: string): GoogleRefusal {
  return new GoogleRefusal('unavailable', message)
}
