import type { Writing } from '../../../contract/shop/writing.ts'
import {
  partsOfAmount,
  type WrittenPart,
  writeAmount,
  writeHundredths,
  writeNumber,
} from '../../../domain/writing/write-numbers.ts'
import type { Formats } from './formats.ts'

interface ShopsWriting {
  readonly writing: Writing
  /** The language tag of the owner's texts. */
  readonly locale: string
  /** An IANA name. */
  readonly timeZone: string
  /** ISO 4217: the currency that people may write next to an amount; by default any currency. */
  readonly currency?: string
}

/** There is one shop per browser and per process, and the renderer sets it before each page. */
let inForce: ShopsWriting | undefined

/** Writes numbers, amounts and dates as the owner has set, from now on. */
export function writeNumbersAs(how: ShopsWriting): void {
  inForce = how
}

/** Returns how dates are written, and in which time zone the shop is. */
export function shopsWriting(): ShopsWriting {
  if (!inForce) throw new Error('No writing')
  return inForce
}

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
