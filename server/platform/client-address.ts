import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * As whom a client address is counted by limits. An IPv6 client has a network of 2⁶⁴ addresses to choose from (RFC 6177),
 * so the network counts: its first four groups. Anything else counts as it is.
 */
export function rateLimitAddress(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  // The one way to write it (RFC 5952), which URLs have.
  const [left = '', right = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [left, right].map((side) => (side === '' ? [] : side.split(':')))
  if (!before || !after) return address
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::`
}

/** A hash of what an address is counted as, which nobody can turn back without the shop's secret. */
export function addressHasher(secret: string): (address: string) => string {
  return (address) =>
    createHmac('sha256', secret)
      .update(`bookings of ${rateLimitAddress(address)}`)
      .digest('base64url')
}
