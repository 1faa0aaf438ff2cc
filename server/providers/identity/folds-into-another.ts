/** Looks like a K and becomes the letter k, of all characters the only one that is not ASCII and has an ASCII lower case. */
const kelvinSign = '\u212a'

/**
 * Whether an address in lower case is the address of somebody else: a provider that tells the two apart may vouch for the
 * one, and the shop would believe it about the other.
 */
export function foldsIntoAnother(email: string): boolean {
  return email.includes(kelvinSign)
}
