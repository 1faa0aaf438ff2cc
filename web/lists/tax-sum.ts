import { buildLanguage } from '../../contract/languages/build-language.ts'
import type { TaxSum } from '../../contract/payments/tax-sum.ts'
import { countryName } from '../../domain/addresses/country-name.ts'
import { fieldNumber } from '../forms/typed-numbers.ts'
import { punctuationTexts } from '../texts/punctuation.ts'
import { taxTexts } from '../texts/taxes.ts'
import { moneyIn } from '../ui/values/any-currency.ts'
import type { Formats } from '../ui/values/formats.ts'

/** Returns the rate and the country of a sum: VAT 19 %, Germany. */
export function rateText(formats: Formats, { rate, name, country }: TaxSum): string {
  if (rate === null) return taxTexts.noRate
  const percent = `${name} ${fieldNumber(formats, rate)}\u00a0%`
  return country === null ? percent : punctuationTexts.facts(percent, countryName(country, buildLanguage))
}

/** Formats an amount of a sum. Only an old database has papers in another currency than the shop's. */
export function taxAmount(formats: Formats, amount: number, currency: string): string {
  return moneyIn(formats, amount, currency === formats.currency ? undefined : currency)
}
