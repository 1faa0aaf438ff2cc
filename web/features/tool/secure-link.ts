/** Returns whether a text is one https address. */
export function isSecureLink(text: string): boolean {
  return /^https:\/\/\S+$/i.test(text.trim())
}
