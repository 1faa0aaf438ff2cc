/**
 * Returns a new key for one booking or refund (spec §10, submit twice): 128 random bits. Also works without a secure
 * context.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
