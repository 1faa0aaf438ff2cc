import { createLocalJWKSet } from 'jose'
import { findPasswordHash } from '../../../data/queries/auth/sign-in-accounts.ts'
import type { Identity, SignInBrowser } from '../identity.ts'
import { proofVerifier, signedBy } from '../verify-proof.ts'
import { accountIssuer, deleteAccount, ensureAccount } from './accounts.ts'
import { answerRequest } from './answer-request.ts'
import { attemptLimits } from './attempt-limits.ts'
import { deleteDemoGoogleAccounts, librariesByHost } from './google/google-sign-in.ts'
import { deleteExpiredMailLinks } from './mail-links/mail-link.ts'
import { passkeyLibrary } from './passkeys/passkey-library.ts'
import { passkeySite } from './passkeys/passkey-site.ts'
import { knownBrowsers } from './passwords/known-browser.ts'
import { oldHashesLeft } from './passwords/old-hashes.ts'
import { passwordHashing } from './passwords/password-hashing.ts'
import { deleteExpiredSessions, endSession, isOpen, openSignIn } from './sessions.ts'
import { audience, type BuiltInSettings, createSignInLibrary, issuerOf } from './sign-in-library.ts'
import { signingKeyFrom } from './signing-key.ts'
import { trustedOrigins } from './trusted-origins.ts'

/** The built-in sign-in provider, which serves its own requests and lets the shop create accounts. */
export interface BuiltInIdentity extends Required<Omit<Identity, 'browser'>>, Pick<Identity, 'browser'> {
  /** Deletes the accounts of the demo Google in a shop that no longer offers it; called at start. */
  deleteDemoGoogleAccounts(): Promise<void>
}

/** Google's page opens in a popup and needs no scripts on the shop's page. */
const googleWindow: SignInBrowser = { popup: true, scripts: [], frames: [], connections: [] }

/** Creates the built-in sign-in provider. It calls no external service except Google, if configured. */
export function createBuiltInIdentity(given: BuiltInSettings): BuiltInIdentity {
  const passwords = given.passwords ?? passwordHashing()
  const settings = { ...given, passwords }
  const key = signingKeyFrom(settings.secret)
  const library = createSignInLibrary(settings, key)
  const { database, secret, publicUrl, emails, log, google } = settings
  const offersDemo = google?.providerId === 'demo-google'
  const limits = attemptLimits(settings)
  const site = passkeySite(publicUrl)
  const context = {
    library,
    database,
    secret,
    limits,
    browsers: knownBrowsers({ secret, https: publicUrl.startsWith('https:') }),
    passwords,
    oldHashesLeft: oldHashesLeft(database),
    resetRequestMs: settings.resetRequestMs ?? 250,
    emails,
    log,
    origins: trustedOrigins(publicUrl),
    google: google && { google, log, libraryFor: librariesByHost(settings, key, library) },
    passkeys: site && passkeyLibrary(settings, key, site),
  }
  return {
    settings: {
      provider: 'built-in',
      google: google !== undefined,
      ...(offersDemo && { demoGoogle: true }),
      ...(site && { passkeys: site.rpId }),
    },
    ...(google && { browser: googleWindow }),
    verify: proofVerifier({
      issuer: issuerOf(settings.publicUrl),
      audience,
      read: signedBy(createLocalJWKSet({ keys: [{ ...key.publicKey, kid: key.id, alg: 'EdDSA' }] }), [
        'EdDSA',
      ]),
      accountIssuer,
      signInOf: async ({ sid }) => (typeof sid === 'string' ? openSignIn(context, sid) : null),
    }),
    handle: (request) => answerRequest(context, request),
    ensureAccount: (account, whenMade) => ensureAccount(context, account, whenMade),
    hasPassword: async (email, password) => {
      const hash = await findPasswordHash(database.read, email)
      return hash !== undefined && passwords.verify({ hash, password })
    },
    isOpen: (signIn) => isOpen(database, signIn),
    endSignIn: (signIn) => endSession(library, signIn),
    deleteAccount: (subject) => deleteAccount(library, subject),
    deleteExpiredSessions: async () => {
      await deleteExpiredSessions(library)
      await deleteExpiredMailLinks(database)
      await limits.forget()
    },
    deleteDemoGoogleAccounts: async () => {
      if (!offersDemo) await deleteDemoGoogleAccounts(library)
    },
  }
}
