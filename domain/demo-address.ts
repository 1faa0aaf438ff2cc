/** The people of the demo Google have addresses here. Nobody can own it (RFC 2606), and no mail arrives. */
const demoDomain = 'demo.truewheel.example'

/**
 * Whether an address belongs to one of the made-up people whom anybody may be in a demo (docs/decisions/0011-google.md).
 * No right is ever given to one.
 */
export function isDemoAddress(email: string): boolean {
  return email.toLowerCase().endsWith(`@${demoDomain}`)
}
