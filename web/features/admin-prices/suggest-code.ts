/** Letters and digits that people do not confuse. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const randomSigns = 4
const longestName = 12

/** Returns a code from a name and random signs, so that nobody guesses it: WHEELCLUB-7KQ4. */
export function suggestCode(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, longestName)
  const random = Array.from(
    crypto.getRandomValues(new Uint8Array(randomSigns)),
    (byte) => signs[byte % signs.length],
  ).join('')
  return letters === '' ? `CODE-${random}` : `${letters}-${random}`
}
