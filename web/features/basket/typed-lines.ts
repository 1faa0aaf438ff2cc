import { typedNumber } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** How a typed line can be read: a number or name, and the pieces; without pieces the minimum order is meant. */
export interface Reading {
  readonly words: string
  readonly quantity?: number
}

/** "3 x PH-12", "3× PH-12". */
const quantityFirst = /^([1-9]\d{0,5}|[1-9]\d{0,2}[.,]\d{3})\s*[x×*]\s+(\S.*)$/iu

/** Returns the lines of a text that are not blank. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * Returns how a line can be read, the likelier first: the number of "Hex key 6" may be part of the name. A quantity
 * with several meanings is not read.
 */
export function readingsOf(formats: Formats, line: string): readonly Reading[] {
  const readings: Reading[] = []
  const first = quantityFirst.exec(line)
  const pieces = first?.[1] && typedNumber(formats, first[1], 'pieces')
  if (first?.[2] && pieces) readings.push({ words: first[2], quantity: pieces })
  const last = quantityLast(formats, line)
  if (last) readings.push(last)
  return [...readings, { words: line }]
}

/**
 * Reads "TW-1234 3", "TW-1234; 3", "TW-1234, 3 pcs" and "TW-1234 x 3". Step by step, because one expression for all
 * takes quadratic time on a line of spaces.
 */
function quantityLast(formats: Formats, line: string): Reading | undefined {
  const text = line.replace(/pcs?\.?$/iu, '').trimEnd()
  // Only after a space: in a list with commas "TW-1234,200" are 200 pieces.
  const number = /(?<=\s)[1-9]\d{0,2}[.,]\d{3}$/u.exec(text) ?? /[1-9]\d{0,5}$/u.exec(text)
  if (!number) return undefined
  const before = text.slice(0, number.index)
  const words = withoutMark(before.trimEnd())
  const isApart = words.length < before.length
  const quantity = typedNumber(formats, number[0], 'pieces')
  return isApart && words !== '' && quantity ? { words, quantity } : undefined
}

/** Removes a comma or semicolon at the end, or a sign for "times" that stands alone. */
function withoutMark(text: string): string {
  return /[;,]$|\s[x×*]$/iu.test(text) ? text.slice(0, -1).trimEnd() : text
}
