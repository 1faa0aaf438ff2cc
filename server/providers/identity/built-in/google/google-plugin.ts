import { createAuthorizationURL, type OAuthProvider } from 'better-auth/oauth2'
import type { BetterAuthPlugin } from 'better-auth/types'
import type { JWTVerifyGetKey } from 'jose'
import { type Code, exchangeCode } from '../../google/exchange-code.ts'
import { type GoogleAccess, GoogleRefusal } from '../../google/google.ts'
import { type GoogleAccount, keysAt, verifyIdToken } from '../../google/verify-id-token.ts'
import { type LibraryContext, removeUnverifiedAccount } from './remove-unverified-account.ts'

/**
 * Makes Google a provider of the sign-in library. The library handles state, PKCE and the callback; this code decides
 * what to request from Google and what counts as proof (docs/decisions/0011-google.md).
 */
export function googlePlugin(google: GoogleAccess, shopOrigin: string): BetterAuthPlugin {
  return {
    id: 'google-sign-in',
    init: (context) => ({
      context: { socialProviders: [providerOf(google, shopOrigin, context), ...context.socialProviders] },
    }),
  }
}

function providerOf(
  google: GoogleAccess,
  shopOrigin: string,
  context: Pick<LibraryContext, 'internalAdapter'>,
): OAuthProvider<GoogleAccount> {
  const keysFor = cacheKeys(google)
  return {
    id: google.providerId,
    name: 'Google',
    issuer: google.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.subject,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorization } = await google.endpoints(shopOrigin)
      return createAuthorizationURL({
        id: google.providerId,
        options: { clientId: google.clientId },
        authorizationEndpoint: authorization,
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce ?? '',
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
      })
    },
    // `getUserInfo` exchanges the code instead: the library would reduce an error here to one code, while an error
    // there reaches the log and the user.
    validateAuthorizationCode: async ({ code, codeVerifier = '', redirectURI }) => ({
      raw: { code, codeVerifier, redirectUri: redirectURI } satisfies Code,
    }),
    async getUserInfo({ raw, expectedIdTokenNonce = '' }) {
      const { token, keys } = await google.endpoints(shopOrigin)
      // `raw` comes only from the function above. Neither the code nor the ID token is stored.
      const idToken = await exchangeCode(google, token, raw as unknown as Code)
      const account = await verifyIdToken(google, keysFor(keys), idToken, expectedIdTokenNonce)
      if (!account.emailVerified) throw new GoogleRefusal('unverified-email', 'an address is not verified')
      if (!google.mayVouchFor(account.email)) {
        throw new GoogleRefusal('unavailable', 'it vouches for an address that it must not')
      }
      await removeUnverifiedAccount(account, google.providerId, context.internalAdapter)
      const { email, name } = account
      return { user: { email, name, emailVerified: true }, data: account }
    },
  }
}

/** Caches the keys between sign-ins, while their URL stays the same. */
function cacheKeys(google: GoogleAccess): (address: string) => JWTVerifyGetKey {
  let known: { readonly address: string; readonly keys: JWTVerifyGetKey } | undefined
  return (address) => {
    if (known?.address !== address) known = { address, keys: keysAt(address, google) }
    return known.keys
  }
}
