import { isCountedInHundredths } from '../../contract/shop/currencies.ts'
import { isSignOf } from './currency-signs.ts'

/** A currency at the end of a header: "Price (EUR)", "Preis in €", "Price USD". */
const atEnd = /(?:\bin )?[([]?([^\s\p{Ps}\p{Pe}]{1,5})[)\]]?$/u

/** Returns the sign or code of a currency that a header of a column of amounts names; undefined for none. */
function currencyIn(header: string): string | undefined {
  const sign = atEnd.exec(header.trim())?.[1]
  if (sign === undefined) return undefined
  const isSign = /^[A-Z]{3}$/.test(sign) ? isCountedInHundredths(sign) : /\p{Sc}/u.test(sign)
  return isSign ? sign : undefined
}

/** Returns a header without the currency that it names. */
export function withoutCurrency(header: string): string {
  return currencyIn(header) === undefined ? header : header.trim().replace(atEnd, '').trim()
}

/** Tells whether a header names another currency than the shop's, so that its amounts must not be taken as they are. */
export function namesOtherCurrency(header: string, currency: string | undefined): boolean {
  const sign = currencyIn(header)
  return sign !== undefined && currency !== undefined && !isSignOf(sign, currency)
}
