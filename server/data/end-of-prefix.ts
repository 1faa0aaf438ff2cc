/** Returns the exclusive upper bound of all texts with a prefix, in byte order. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
