import { type JWTPayload, UnsecuredJWT } from 'jose'
import type { FirebaseSettings } from '../../../../contract/shop-settings.ts'
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
 * Firebase as the sign-in provider (docs/providers/firebase.md). The browser signs in there by itself; the shop
 * only judges the ID tokens that come of it, by Firebase's rules for servers: RS256 by one of Google's keys, the
 * project as audience and in the issuer, a subject, times that fit.
 *
 * @param keys where Google's keys are, for tests.
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

/** The emulator signs nothing. Only the shop's own setting for it leads here, never anything in a proof. */
const unsigned: ReadClaims = async (proof, required) => UnsecuredJWT.decode(proof, required).payload

/** Firebase names a sign-in by its instant; by its rule for servers that and the token's are in the past. */
function signInOf({ auth_time: signedInAt, iat: issuedAt = 0 }: JWTPayload): ProvenSignIn | null {
  const now = Date.now() / 1000 + clockToleranceS
  if (typeof signedInAt !== 'number' || signedInAt > now || issuedAt > now) return null
  return { id: String(signedInAt), at: signedInAt * 1_000 }
}

/**
 * Whom the shop binds its account to. Firebase hands an account with an unverified password, identifier and all, to
 * whom Google vouches for, and takes the password away. For the shop those are two people: each way of signing in is
 * bound by itself, and what a stranger had under the address is no part of the owner's (docs/decisions/0010).
 */
function subjectOf({ sub, firebase }: JWTPayload & { readonly sub: string }): string {
  const by = isRecord(firebase) ? firebase.sign_in_provider : undefined
  return by === 'password' || typeof by !== 'string' ? sub : `${by}:${sub}`
}

/** A project's tenants share its issuer and audience, but their accounts are not this shop's. */
function isOfProject({ firebase }: JWTPayload): boolean {
  return !(isRecord(firebase) && 'tenant' in firebase)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** What the Firebase SDK loads, frames and calls for e-mail, password and Google's window, and no more. */
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
