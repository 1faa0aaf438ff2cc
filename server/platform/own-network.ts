import { isIP } from 'node:net'

/** Returns whether a host is this machine. */
export function isOwnMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host)
}

/** Returns whether a host is in a private network: a name without a dot, or a private address (RFC 1918, RFC 4193). */
export function isOwnNetwork(host: string): boolean {
  const version = isIP(host)
  if (version === 0) return !host.includes('.')
  return version === 4
    ? /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host)
    : /^f[cd][\da-f]{2}:/i.test(host)
}
