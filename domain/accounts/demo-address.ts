/**
 * The email domain of the demo Google accounts. It is reserved (RFC 2606): nobody can register it, and it receives no
 * email.
 */
const demoDomain = 'demo.truewheel.example'

/**
 * Returns whether an email belongs to a demo account that anyone may sign in to (docs/decisions/0011-google.md). Such
 * accounts never get a role.
 */
export function isDemoAddress(email: string): boolean {
  return email.toLowerCase().endsWith(`@${demoDomain}`)
}
