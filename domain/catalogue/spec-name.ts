/** Returns a readable name for a key of a specification that the dictionary lacks: `head-angle` is "Head angle". */
export function specNameOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')
}
