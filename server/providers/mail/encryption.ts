import { isIP } from 'node:net'

interface Server {
  readonly host: string
  /** TLS from the first byte (smtps). */
  readonly secure: boolean
  readonly login: object | undefined
}

/**
 * Whether a connection that begins in the clear becomes encrypted (STARTTLS, RFC 3207).
 * - `never`: to a relay on this very machine, which seldom has a certificate
 * - `if-offered`: to a relay in a network of one's own, such as another container, that wants no password
 * - `always`: elsewhere, and wherever a password goes, also when somebody on the way hides that the server offers it:
 *   a link that sets a password is worth as much as one
 */
export function startTls({ host, login }: Pick<Server, 'host' | 'login'>): 'never' | 'if-offered' | 'always' {
  if (/^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host)) return 'never'
  return login === undefined && isOwnNetwork(host) ? 'if-offered' : 'always'
}

/** A name without a dot, which no other network knows, or an address that is never public (RFC 1918, RFC 4193). */
function isOwnNetwork(host: string): boolean {
  const version = isIP(host)
  if (version === 0) return !host.includes('.')
  return version === 4
    ? /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host)
    : /^f[cd][\da-f]{2}:/i.test(host)
}

/** The same as the mail library's options. */
export function encryptionOf(server: Server): { ignoreTLS?: true; requireTLS?: true } {
  if (server.secure) return {}
  const wanted = startTls(server)
  if (wanted === 'never') return { ignoreTLS: true }
  return wanted === 'always' ? { requireTLS: true } : {}
}
