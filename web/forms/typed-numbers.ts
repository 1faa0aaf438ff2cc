import { type NumberKind, type NumberRead, readNumber, unclearNumber } from '../../domain/shop/read-number.ts'
import type { Formats } from '../ui/values/formats.ts'

function read(formats: Formats, text: string, kind: NumberKind): NumberRead {
  const { writing, currency } = formats
  const decimalMark = writing.numbers.decimal === ',' ? ',' : '.'
  return readNumber(text, kind, { decimalMark, ...(currency !== undefined && { currency }) })
}

/**
 * Returns a typed number in the API's form, such as `19.90` for `19,90`. Other text stays unchanged, so that the
 * field's rule refuses it.
 */
export function plainNumber(formats: Formats, text: string, kind: NumberKind): string {
  const number = read(formats, text, kind)
  return 'plain' in number ? number.plain : text.trim()
}

/** Returns a typed number; NaN for ambiguous or invalid text, and 0 for empty text. */
export function typedNumber(formats: Formats, text: string, kind: NumberKind): number {
  const number = read(formats, text, kind)
  if ('unclear' in number) return Number.NaN
  return Number('plain' in number ? number.plain : text)
}

/** Returns the message for a number with several meanings; undefined for other text. */
export function unclearProblem(formats: Formats, text: string, kind: NumberKind): string | undefined {
  const number = read(formats, text, kind)
  return 'unclear' in number ? unclearNumber(number.unclear) : undefined
}

/** Writes a number for a field: with the shop's decimal mark and without groups, as a person would type it. */
export function fieldNumber(formats: Formats, value: number): string {
  return inField(formats, String(value))
}

/** Writes an amount for a field, with two decimals. */
export function fieldAmount(formats: Formats, value: number): string {
  return inField(formats, value.toFixed(2))
}

function inField(formats: Formats, plain: string): string {
  return formats.writing.numbers.decimal === ',' ? plain.replace('.', ',') : plain
}
