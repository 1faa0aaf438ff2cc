import type { Writing } from '../../../contract/shop/writing.ts'
import {
  partsOfAmount,
  type WrittenPart,
  writeAmount,
  writeHundredths,
  writeNumber,
} from '../../../domain/writing/write-numbers.ts'

interface ShopsWriting {
  readonly writing: Writing
  /** The language tag of the owner's texts. */
  readonly locale: string
  /** An IANA name. */
  readonly timeZone: string
  /** ISO 4217: the currency that people may type beside an amount; by default any currency. */
  readonly currency?: string
}

/** One shop per browser and per process; the renderer sets this before each page. */
let inForce: ShopsWriting | undefined

/** Sets the formats of numbers, amounts and dates from now on. */
export function writeNumbersAs(how: ShopsWriting): void {
  inForce = how
}

/** Returns the current formats, and the shop's time zone. */
export function shopsWriting(): ShopsWriting {
  if (!inForce) throw new Error('No writing')
  return inForce
}

/** Formats a count with thousands separators: 1,200. */
export function wholeNumber(value: number): string {
  return writeNumber(value, shopsWriting().writing.numbers)
}

/** Returns a noun for a count: piece for one, pieces for any other. */
export function nounFor(count: number | undefined, noun: string): string {
  return count === 1 ? noun : `${noun}s`
}

/**
 * Formats an amount with its currency: $1,234.50, or 1,234.50 CHF.
 * @param currency an ISO code in lower case, if not the shop's.
 */
export function moneyFigure(value: number, currency?: string): string {
  return currency === undefined
    ? writeAmount(value, shopsWriting().writing.money)
    : `${writeHundredths(value, shopsWriting().writing.numbers)} ${currency.toUpperCase()}`
}

/** Formats an amount without its decimals when it is whole: $5. */
export function shortMoney(value: number): string {
  return writeAmount(value, shopsWriting().writing.money, true)
}

/** Returns the parts of an amount, so that its currency can have its own style. */
export function moneyParts(value: number): readonly WrittenPart[] {
  return partsOfAmount(value, shopsWriting().writing.money)
}
