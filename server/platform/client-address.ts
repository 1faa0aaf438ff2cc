import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Returns the address under which rate limits count a client. An IPv6 client can use 2⁶⁴ addresses of its network (RFC
 * 6177), so only its first four groups count. Any other address counts as is.
 */
export function rateLimitAddress(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  // `URL` converts an address to its canonical form (RFC 5952).
  const [left = '', right = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [left, right].map((side) => (side === '' ? [] : side.split(':')))
  if (!before || !after) return address
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::`
}

/** Makes a keyed hash of client addresses, which cannot be reversed without the shop's secret. */
export function addressHasher(secret: string): (address: string) => string {
  return (address) =>
    createHmac('sha256', secret)
      .update(`bookings of ${rateLimitAddress(address)}`)
      .digest('base64url')
}
