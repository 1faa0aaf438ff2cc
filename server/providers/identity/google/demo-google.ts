import { isDemoAddress } from '../../../../domain/demo-address.ts'
import type { GoogleAccess } from './google.ts'

interface DemoGoogle {
  readonly clientId: string
  readonly clientSecret: string
  /** The shop's public address, without a slash at its end. */
  readonly publicUrl: string
  /** Reaches the shop's own server, at whatever address people see it. */
  readonly fetch: typeof fetch
}

const path = '/sandbox/google'

/** The stand-in for Google that a demo shop has in its own server (sandbox/google). */
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

/** Whom the demo Google's tokens name as their issuer. */
export function demoIssuer(publicUrl: string): string {
  return `${new URL(publicUrl).origin}${path}`
}
