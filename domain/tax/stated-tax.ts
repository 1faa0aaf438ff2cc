import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import type { CalendarDate } from '../shop/shop-days.ts'
import { taxOfCountry } from './tax-of-country.ts'
import type { StatedTax } from './tax-sentence.ts'

/** Returns the tax of catalogue prices in the home country on a day; undefined without rates by country. */
export function statedTax(settings: TaxSettings, day: CalendarDate): StatedTax | undefined {
  const home = taxOfCountry(settings, null, day)
  return home ? { name: home.name, rate: home.rate, isIncluded: settings.pricesInclude } : undefined
}
