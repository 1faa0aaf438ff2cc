import { foldText } from '../search/fold-text.ts'

/** How many lines of an address may come before its street: a company, a person, a department. */
const linesOfNames = 3

/**
 * Returns a receiver as lines: the name once, then the address. People often begin an address with the name, written
 * in other cases, spaces or accents, or below a company's line.
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

/** Returns a line without the name, alone or in front of a comma; nothing if nothing is left. */
function withoutName(line: string, name: string): readonly string[] {
  if (isSameName(line, name)) return []
  const commas = [...line.matchAll(/[,،、，]/g)].map(({ index }) => index)
  const end = commas.find((at) => isSameName(line.slice(0, at), name))
  if (end === undefined) return [line]
  const rest = line.slice(end + 1).trim()
  return rest === '' ? [] : [rest]
}

/** Compares by letters and digits only, in any order of the words: some write the family's name first. */
function isSameName(one: string, other: string): boolean {
  const words = wordsOf(one)
  return words !== '' && words === wordsOf(other)
}

/** In these scripts, spaces between the parts of a name have no meaning. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function wordsOf(text: string): string {
  const words = foldText(text.normalize('NFKC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return withoutSpaces.test(text) ? words.join('') : words.sort().join(' ')
}
