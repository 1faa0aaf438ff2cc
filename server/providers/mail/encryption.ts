import { isOwnMachine, isOwnNetwork } from '../../platform/own-network.ts'

interface Server {
  readonly host: string
  /** TLS from the first byte (smtps). */
  readonly secure: boolean
  readonly login: object | undefined
}

/**
 * Returns when a plaintext connection is upgraded to TLS (STARTTLS, RFC 3207).
 * - `never`: to a relay on the same machine, which rarely has a certificate
 * - `if-offered`: to a relay in a private network, such as another container, without a password
 * - `always`: elsewhere, and whenever a password is sent, even if an attacker hides that the server offers TLS, because
 * a link that sets a password is worth as much as a password
 */
export function startTls({ host, login }: Pick<Server, 'host' | 'login'>): 'never' | 'if-offered' | 'always' {
  if (isOwnMachine(host)) return 'never'
  return login === undefined && isOwnNetwork(host) ? 'if-offered' : 'always'
}

/** Returns the mail library's options for an encryption. */
export function encryptionOf(server: Server): { ignoreTLS?: true; requireTLS?: true } {
  if (server.secure) return {}
  const wanted = startTls(server)
  if (wanted === 'never') return { ignoreTLS: true }
  return wanted === 'always' ? { requireTLS: true } : {}
}
