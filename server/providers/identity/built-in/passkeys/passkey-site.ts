import { isIP } from 'node:net'
import { trustedOrigins } from '../trusted-origins.ts'

/** The site at which the shop's passkeys work. */
export interface PasskeySite {
  /** The name to which passkeys are bound: WebAuthn's RP ID. */
  readonly rpId: string
  /** The origins whose pages may use the passkeys. */
  readonly origins: readonly string[]
}

/**
 * Returns the passkey site of a public URL; undefined if browsers refuse passkeys there: without TLS, except on this
 * machine, and at an address without a name (WebAuthn §5.1.3, §5.1.4.1).
 */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { hostname, protocol } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal) return undefined
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return undefined
  const origins = trustedOrigins(publicUrl).filter((origin) => new URL(origin).hostname === hostname)
  return { rpId: hostname, origins }
}
