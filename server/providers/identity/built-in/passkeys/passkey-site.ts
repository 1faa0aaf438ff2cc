import { isIP } from 'node:net'
import { trustedOrigins } from '../trusted-origins.ts'

/** Where the shop's passkeys work. */
export interface PasskeySite {
  /** The name that passkeys are bound to: WebAuthn's RP ID. */
  readonly rpId: string
  /** The origins whose pages may use them. */
  readonly origins: readonly string[]
}

/**
 * Returns where passkeys work for a public URL; undefined where browsers refuse them: without TLS, except on this
 * machine, and on an address without a name (WebAuthn §5.1.3, §5.1.4.1).
 */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { hostname, protocol } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal) return undefined
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return undefined
  const origins = trustedOrigins(publicUrl).filter((origin) => new URL(origin).hostname === hostname)
  return { rpId: hostname, origins }
}
