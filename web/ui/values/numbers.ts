import {
  partsOfAmount,
  type WrittenPart,
  writeAmount,
  writeHundredths,
  writeNumber,
} from '../../../domain/writing/write-numbers.ts'
import type { Formats } from './formats.ts'

/** Formats a count with thousands separators: 1,200. */
export function wholeNumber(formats: Formats, value: number): string {
  return writeNumber(value, formats.writing.numbers)
}

/** Returns a noun for a count: piece for one, pieces for any other. */
export function nounFor(count: number | undefined, noun: string): string {
  return count === 1 ? noun : `${noun}s`
}

/**
 * Formats an amount with its currency: $1,234.50, or 1,234.50 CHF.
 *
 * @param currency an ISO code in small letters, if not the shop's.
 */
export function moneyFigure(formats: Formats, value: number, currency?: string): string {
  return currency === undefined
    ? writeAmount(value, formats.writing.money)
    : `${writeHundredths(value, formats.writing.numbers)} ${currency.toUpperCase()}`
}

/** Formats an amount without its decimals when it is whole: $5. */
export function shortMoney(formats: Formats, value: number): string {
  return writeAmount(value, formats.writing.money, true)
}

/** Returns an amount in its parts, so that its currency can look different. */
export function moneyParts(formats: Formats, value: number): readonly WrittenPart[] {
  return partsOfAmount(value, formats.writing.money)
}
