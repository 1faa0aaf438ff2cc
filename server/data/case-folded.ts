/** Text as it is searched for: capitals and small letters are the same. Columns named `…_folded` hold it. */
export function caseFolded(text: string): string {
  return text.toLowerCase()
}

/** After every text that begins so, and before every other one, in the order of bytes. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
