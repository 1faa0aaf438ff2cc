import { createLocalJWKSet } from 'jose'
import type { Identity } from '../identity.ts'
import { proofVerifier } from '../verify-proof.ts'
import { boundTo, ensureAccount } from './accounts.ts'
import { answerRequest } from './answer-request.ts'
import { forgetExpired, livingSignIn } from './sessions.ts'
import { forgetAttempts, signInAttempts } from './sign-in-attempts.ts'
import { audience, type BuiltInSettings, createSignInLibrary, issuerOf } from './sign-in-library.ts'
import { signingKeyFrom } from './signing-key.ts'

/** The shop's own sign-in provider: it serves its requests itself, and the shop may make accounts. */
export type BuiltInIdentity = Required<Omit<Identity, 'browser'>> & Pick<Identity, 'browser'>

/** Makes the shop's own sign-in provider. It asks nobody outside the shop. */
export function createBuiltInIdentity(settings: BuiltInSettings): BuiltInIdentity {
  const key = signingKeyFrom(settings.secret)
  const library = createSignInLibrary(settings, key)
  const desk = { library, attempts: signInAttempts(settings) }
  return {
    settings: { provider: 'built-in', google: false },
    verify: proofVerifier({
      issuer: issuerOf(settings.publicUrl),
      audience,
      algorithms: ['EdDSA'],
      keys: createLocalJWKSet({ keys: [{ ...key.publicKey, kid: key.id, alg: 'EdDSA' }] }),
      boundTo,
      signInOf: async ({ sid }) => (typeof sid === 'string' ? livingSignIn(library, sid) : null),
    }),
    handle: (request) => answerRequest(desk, request),
    ensureAccount: (account) => ensureAccount(library, account),
    forgetExpired: async () => {
      await forgetExpired(library)
      await forgetAttempts(settings.database)
    },
  }
}
