import { writeOtherCurrency } from '../../../domain/writing/write-hundredths.ts'
import type { Formats } from './formats.ts'
import { moneyFigure } from './numbers.ts'

/**
 * Formats an amount with its currency: $1,234.50, or 1,234.50 CHF.
 *
 * @param currency an ISO code in lower case, if not the shop's.
 */
export function moneyIn(formats: Formats, value: number, currency: string | undefined): string {
  return currency === undefined
    ? moneyFigure(formats, value)
    : writeOtherCurrency(value, currency, formats.writing.numbers)
}
