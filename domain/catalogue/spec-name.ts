/** Returns a readable name for a specification key that the dictionary lacks: "Head angle" for `head-angle`. */
export function specNameOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')
}
