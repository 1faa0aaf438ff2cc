import type { Lexeme } from './lexemes.ts'
import type { Joint } from './search-words.ts'

/** A number with an optional unit. Codes such as T25 have the unit `#t`. */
export interface Size {
  readonly value: number
  readonly unit: string | undefined
}

/** Sizes that belong together ("13/15 mm", "1.37 x 24", "2-8 mm"). */
export interface SizeChain {
  readonly sizes: readonly Size[]
  /** The signs between the sizes: one fewer than sizes. */
  readonly joints: readonly Joint[]
  /** Index of the first lexeme after the chain. */
  readonly next: number
}

/** How a language writes sizes. */
export interface SizeWords {
  /** Returns the unit that a word means after a number. A single letter counts only directly after the number. */
  unitOf(word: string, touchesNumber: boolean): string | undefined
  /** Returns the number of a number word. */
  numberNamed(word: string): number | undefined
  /** Returns how a word joins two sizes. */
  jointOf(word: string): Joint | undefined
}

const jointsOfSigns: Readonly<Record<string, Joint>> = { '/': 'list', ',': 'list', '-': 'range' }

/** Reads the sizes that start at a lexeme; undefined if none does. */
export function readSizes(
  lexemes: readonly Lexeme[],
  start: number,
  words: SizeWords,
): SizeChain | undefined {
  const first = readSize(lexemes, start, words)
  if (!first) return undefined
  const sizes: Size[] = [first.size]
  const between: Joint[] = []
  let { next } = first
  for (;;) {
    const text = lexemes[next]?.text ?? ''
    const joint = jointsOfSigns[text] ?? words.jointOf(text)
    const following = joint && readSize(lexemes, next + 1, words)
    if (!joint || !following) break
    sizes.push(following.size)
    between.push(joint)
    next = following.next
  }
  return { sizes: withUnitOfNext(sizes).map(metresInMillimetres), joints: between, next }
}

/** Gives a number without a unit the unit of the next size in its chain ("13/15 mm"). */
function withUnitOfNext(sizes: readonly Size[]): readonly Size[] {
  let unit: string | undefined
  return sizes
    .toReversed()
    .map((size) => {
      unit = size.unit ?? unit
      return { ...size, unit }
    })
    .toReversed()
}

/** Returns a size in the unit that products state: people ask for a cable of 2 m, and products state 2000 mm. */
function metresInMillimetres({ value, unit }: Size): Size {
  return unit === 'm' ? { value: value * 1000, unit: 'mm' } : { value, unit }
}

interface Read {
  readonly size: Size
  readonly next: number
}

function readSize(lexemes: readonly Lexeme[], at: number, words: SizeWords): Read | undefined {
  const lexeme = lexemes[at]
  if (!lexeme) return undefined
  if (lexeme.kind === 'word') return readCode(lexemes, at) ?? readNamedNumber(lexemes, at, words)
  return lexeme.kind === 'number' ? readNumber(lexemes, at, words) : undefined
}

/** Reads letters directly before a number: "T25", "M10", "BB30". */
function readCode(lexemes: readonly Lexeme[], at: number): Read | undefined {
  const [letters, number] = [lexemes[at], lexemes[at + 1]]
  if (!letters || number?.kind !== 'number' || !number.touches) return undefined
  if (letters.text.length > 4 || letters.text === 'x') return undefined
  return { size: { value: Number(number.text), unit: `#${letters.text}` }, next: at + 2 }
}

/** Reads a number word before a unit: "six-bolt". */
function readNamedNumber(lexemes: readonly Lexeme[], at: number, words: SizeWords): Read | undefined {
  const value = words.numberNamed(lexemes[at]?.text ?? '')
  const unit = readUnit(lexemes, at + 1, words)
  return value !== undefined && unit ? { size: { value, unit: unit.unit }, next: unit.next } : undefined
}

function readNumber(lexemes: readonly Lexeme[], at: number, words: SizeWords): Read {
  const whole = Number(lexemes[at]?.text)
  const fraction = readFraction(lexemes, at, words)
  if (fraction) return { size: { value: fraction.value, unit: 'in' }, next: fraction.next }
  // Accepts "1 1/8" and "1-1/8".
  const afterWhole = lexemes[at + 1]?.text === '-' ? at + 2 : at + 1
  const part = readFraction(lexemes, afterWhole, words)
  if (part && Number.isInteger(whole))
    return { size: { value: whole + part.value, unit: 'in' }, next: part.next }
  const unit = readUnit(lexemes, at + 1, words)
  return { size: { value: whole, unit: unit?.unit }, next: unit?.next ?? at + 1 }
}

const fractionDenominators = new Set([2, 4, 8, 16, 32, 64, 128])

/** Reads a fraction of an inch. "13/15" and "6/8 mm" are two sizes, not fractions. */
function readFraction(
  lexemes: readonly Lexeme[],
  at: number,
  words: SizeWords,
): { value: number; next: number } | undefined {
  const [above, slash, below] = lexemes.slice(at, at + 3)
  if (slash?.text !== '/') return undefined
  // A word gives NaN, which is neither an odd numerator nor a denominator.
  const [numerator, denominator] = [Number(above?.text), Number(below?.text)]
  if (numerator % 2 !== 1 || numerator >= denominator || !fractionDenominators.has(denominator))
    return undefined
  if (lexemes[at + 3]?.text === '/') return undefined
  const unit = readUnit(lexemes, at + 3, words)
  if (unit && unit.unit !== 'in') return undefined
  return { value: numerator / denominator, next: unit?.next ?? at + 3 }
}

function readUnit(
  lexemes: readonly Lexeme[],
  at: number,
  words: SizeWords,
): { unit: string; next: number } | undefined {
  const hyphen = lexemes[at]?.text === '-' ? 1 : 0
  const word = lexemes[at + hyphen]
  if (word?.kind !== 'word') return undefined
  const unit = words.unitOf(word.text, word.touches && hyphen === 0)
  const next = at + hyphen + 1
  const afterIn = hyphen === 1 && lexemes[next]?.text === '-' ? next + 1 : next
  // In "5 in 1" and "5-in-1", "in" is not a unit: the number counts functions.
  if (!unit || (word.text === 'in' && lexemes[afterIn]?.kind === 'number')) return undefined
  return { unit, next }
}
