import { foldText } from '../search/fold-text.ts'

/** The most lines before the street: company, person, department. */
const linesOfNames = 3

/**
 * Returns a receiver as lines: the name once, then the address. People often start the address with the name, in
 * another case, spacing or accents, or after a company line.
 */
export function namedAddress(name: string, address: string): readonly string[] {
  const lines = address
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  const own = name.trim()
  if (own === '') return lines
  const rest = lines.flatMap((line, index) => (index < linesOfNames ? withoutName(line, own) : [line]))
  return [own, ...rest]
}

/** Returns a receiver in one line. */
export function addressInOneLine({
  name,
  address,
}: {
  readonly name: string
  readonly address: string
}): string {
  return namedAddress(name, address).join(', ')
}

/**
 * Returns a line without the name, which may be the whole line or precede a comma. Returns nothing if nothing remains.
 */
function withoutName(line: string, name: string): readonly string[] {
  if (isSameName(line, name)) return []
  const commas = [...line.matchAll(/[,،、，]/g)].map(({ index }) => index)
  const end = commas.find((at) => isSameName(line.slice(0, at), name))
  if (end === undefined) return [line]
  const rest = line.slice(end + 1).trim()
  return rest === '' ? [] : [rest]
}

/** Compares letters and digits only, with the words in any order: some people write the family name first. */
function isSameName(one: string, other: string): boolean {
  const words = wordsOf(one)
  return words !== '' && words === wordsOf(other)
}

/** Scripts whose names may be written with or without spaces. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function wordsOf(text: string): string {
  const words = foldText(text.normalize('NFKC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return withoutSpaces.test(text) ? words.join('') : words.sort().join(' ')
}
