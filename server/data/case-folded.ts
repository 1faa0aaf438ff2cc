/** Folds text for case-insensitive search. Columns named `…_folded` hold the result. */
export function caseFolded(text: string): string {
  return text.toLowerCase()
}

/** Returns the exclusive upper bound of all texts with a prefix, in byte order. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
