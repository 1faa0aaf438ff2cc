import { type JWTPayload, UnsecuredJWT } from 'jose'
import type { FirebaseSettings } from '../../../../contract/shop/shop-settings.ts'
import type { Identity, SignInBrowser } from '../identity.ts'
import {
  clockToleranceS,
  type ProvenSignIn,
  proofVerifier,
  type ReadClaims,
  signedBy,
} from '../verify-proof.ts'
import { type KeyPlace, publishedKeys } from './published-keys.ts'

/**
 * Creates Firebase as the sign-in provider (docs/providers/firebase.md). The browser signs in at Firebase directly; the
 * shop only verifies the ID tokens by Firebase's rules for servers: RS256 with one of Google's keys, the project as
 * audience and in the issuer, a subject, valid times.
 *
 * @param keys the location of Google's keys, for tests.
 */
export function createFirebaseIdentity(settings: FirebaseSettings, keys: KeyPlace = {}): Identity {
  return {
    settings: { provider: 'firebase', google: true, firebase: settings },
    browser: browserFor(settings),
    verify: proofVerifier({
      issuer: `https://securetoken.google.com/${settings.projectId}`,
      audience: settings.projectId,
      read: settings.emulator === undefined ? signedBy(publishedKeys(keys), ['RS256']) : unsigned,
      subjectOf,
      signInOf: (claims) => (isOfProject(claims) ? signInOf(claims) : null),
    }),
  }
}

/**
 * Reads tokens without a signature, because the emulator does not sign. Only the shop's own setting enables this, never
 * the ID token.
 */
const unsigned: ReadClaims = async (proof, required) => UnsecuredJWT.decode(proof, required).payload

/** Identifies a sign-in by its time. Firebase's rules for servers require that both times are in the past. */
function signInOf({ auth_time: signedInAt, iat: issuedAt = 0 }: JWTPayload): ProvenSignIn | null {
  const now = Date.now() / 1000 + clockToleranceS
  if (typeof signedInAt !== 'number' || signedInAt > now || issuedAt > now) return null
  return { id: String(signedInAt), at: signedInAt * 1_000 }
}

/**
 * Returns the subject to which the shop binds. When Google verifies the owner of an unverified password account,
 * Firebase gives that account to the owner with the same id and removes the password. The shop treats the two as
 * different people: it binds each sign-in method separately, so that a stranger's data under the email never becomes
 * the owner's (docs/decisions/0010).
 */
function subjectOf({ sub, firebase }: JWTPayload & { readonly sub: string }): string {
  const by = isRecord(firebase) ? firebase.sign_in_provider : undefined
  return by === 'password' || typeof by !== 'string' ? sub : `${by}:${sub}`
}

/** Excludes tenants: they share the project's issuer and audience, but their accounts are not this shop's. */
function isOfProject({ firebase }: JWTPayload): boolean {
  return !(isRecord(firebase) && 'tenant' in firebase)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Lists the origins that the Firebase SDK loads, frames and calls for passwords and Google's window. */
function browserFor({ authDomain, emulator }: FirebaseSettings): SignInBrowser {
  const scripts = ['https://apis.google.com']
  if (emulator !== undefined) {
    return { popup: true, scripts, frames: [`http://${emulator}`], connections: [`http://${emulator}`] }
  }
  return {
    popup: true,
    scripts,
    frames: [`https://${authDomain}`],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  }
}
