import {
  partsOfAmount,
  type WrittenPart,
  writeAmount,
  writeNumber,
} from '../../../domain/writing/write-numbers.ts'
import type { Formats } from './formats.ts'

/** Formats a count with thousands separators: 1,200. */
export function wholeNumber(formats: Formats, value: number): string {
  return writeNumber(value, formats.writing.numbers)
}

/** Writes a value of a specification with its unit: 1.5 mm, or a text. */
export function valueInWords(
  formats: Formats,
  { value, unit }: { readonly value: number | string; readonly unit?: string | undefined },
): string {
  const text = typeof value === 'number' ? wholeNumber(formats, value) : value
  return unit ? `${text} ${unit}` : text
}

/** Formats an amount in the shop's currency: $1,234.50. */
export function moneyFigure(formats: Formats, value: number): string {
  return writeAmount(value, formats.writing.money)
}

/** Formats an amount without its decimals when it is whole: $5. */
export function shortMoney(formats: Formats, value: number): string {
  return writeAmount(value, formats.writing.money, true)
}

/** Returns the parts of an amount, so that its currency can have its own style. */
export function moneyParts(formats: Formats, value: number): readonly WrittenPart[] {
  return partsOfAmount(value, formats.writing.money)
}
