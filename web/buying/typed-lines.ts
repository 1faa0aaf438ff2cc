import { typedNumber } from '../forms/typed-numbers.ts'
import type { Formats } from '../ui/values/formats.ts'

/** A possible meaning of a typed line: a number or name, and a quantity; without one, the minimum order. */
export interface Reading {
  readonly words: string
  readonly quantity?: number
}

/** Words for pieces in the languages of the shop. */
const unit = '(?:pcs?|pieces?|ea|each|units?|st(?:k|ck|ücke?|ueck)?|pi[eè]ces?|pces?|unités?)\\.?'

/** "3 x PH-12", "3× PH-12", "3 Stk. PH-12", and two cells of a spreadsheet. */
const quantityFirst = new RegExp(
  `^([1-9]\\d{0,5}|[1-9]\\d{0,2}[.,]\\d{3})(?:\\s*[x×*]\\s+|\\s*${unit}\\s+|\\t\\s*)(\\S.*)$`,
  'iu',
)

const unitAtEnd = new RegExp(`(?<=[\\d\\s])${unit}$`, 'iu')

/** The sign before an entry of a list: "• 3 x PH-12". */
const bullet = /^[•‣·*–-]\s+/u

/** What people write before the pieces: "qty 3", "Menge: 3". */
const label = /(?<=[\s,;])(?:qty|quantity|menge|anzahl|qt[ée]|quantité)\.?$/iu

/** Returns the lines of a text that are not blank. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * Returns the possible meanings of a line, the likelier first: the number in "Hex key 6" may be part of the name. An
 * ambiguous quantity is not read.
 */
export function readingsOf(formats: Formats, typed: string): readonly Reading[] {
  const line = typed.replace(bullet, '')
  const readings: Reading[] = []
  const first = quantityFirst.exec(line)
  const pieces = first?.[1] && typedNumber(formats, first[1], 'pieces')
  if (first?.[2] && pieces) readings.push({ words: first[2], quantity: pieces })
  const last = quantityLast(formats, line)
  if (last) readings.push(last)
  // Of several cells the first one has the number.
  const [cell = ''] = last?.words.split(/[;\t]/, 1) ?? []
  if (last && cell.trim() !== '' && cell !== last.words) readings.push({ ...last, words: cell.trim() })
  return [...readings, { words: line }]
}

/**
 * Reads "TW-1234 3", "TW-1234; 3", "TW-1234, 3 pcs" and "TW-1234 x 3". It proceeds in steps, because a single
 * expression takes quadratic time on a line of spaces.
 */
function quantityLast(formats: Formats, line: string): Reading | undefined {
  const text = withoutBrackets(line).replace(unitAtEnd, '').trimEnd()
  // Thousands need a space before them: in a comma-separated list "TW-1234,200" means 200 pieces.
  const number = /(?<=\s)[1-9]\d{0,2}[.,]\d{3}$/u.exec(text) ?? /[1-9]\d{0,5}$/u.exec(text)
  if (!number) return undefined
  const before = text.slice(0, number.index)
  const words = withoutMark(withoutMark(before.trimEnd()).replace(label, '').trimEnd())
  const isApart = words.length < before.length
  const quantity = typedNumber(formats, number[0], 'pieces')
  return isApart && words !== '' && quantity ? { words, quantity } : undefined
}

/** Removes a trailing comma, semicolon or colon, or a separate sign. */
function withoutMark(text: string): string {
  return /[;,:]$|\s[x×*=–-]$/iu.test(text) ? text.slice(0, -1).trimEnd() : text
}

/** Reads "TW-1234 (3)" as "TW-1234 3". */
function withoutBrackets(line: string): string {
  return line.endsWith(')') ? line.slice(0, -1).replace(/(?<=\s)\((?=[^()]{1,20}$)/u, '') : line
}
