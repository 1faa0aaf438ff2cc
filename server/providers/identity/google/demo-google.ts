import { isDemoAddress } from '../../../../domain/accounts/demo-address.ts'
import type { GoogleAccess } from './google.ts'

interface DemoGoogle {
  readonly clientId: string
  readonly clientSecret: string
  /** The shop's public URL without a trailing slash. */
  readonly publicUrl: string
  /** Calls the shop's own server, independent of its public address. */
  readonly fetch: typeof fetch
}

const path = '/sandbox/google'

/** Makes the fake Google that a demo shop serves itself (sandbox/google). */
export function demoGoogle({ clientId, clientSecret, publicUrl, fetch }: DemoGoogle): GoogleAccess {
  const issuer = demoIssuer(publicUrl)
  return {
    providerId: 'demo-google',
    issuer,
    clientId,
    clientSecret,
    fetch,
    endpoints: async (shopOrigin) => ({
      authorization: `${shopOrigin}${path}/auth`,
      token: `${issuer}/token`,
      keys: `${issuer}/jwks`,
    }),
    mayVouchFor: isDemoAddress,
  }
}

/** Returns the issuer claim of the demo Google's tokens. */
export function demoIssuer(publicUrl: string): string {
  return `${new URL(publicUrl).origin}${path}`
}
