import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import type { CalendarDate } from '../shop/shop-days.ts'
import { type CountryTax, taxOfCountry } from './tax-of-country.ts'
import { grossCents } from './taxed-price.ts'

/** The taxes of a day, by the country of delivery; null for an unknown one. */
export interface TaxOfSales {
  /** Returns the tax of a sale; null while the tax of the section `money` applies. */
  readonly taxOf: (country: string | null) => CountryTax | null
  /** Returns what a customer pays for an amount of the catalogue or a fee of delivery, in cents. */
  readonly grossOf: (cents: number, country: string | null) => number
}

/** Returns the taxes of a day in the shop's time zone, by the owner's settings. */
export function taxOfSales(settings: TaxSettings, day: CalendarDate): TaxOfSales {
  const home = taxOfCountry(settings, null, day)
  return {
    taxOf: (country) => taxOfCountry(settings, country, day),
    grossOf: (cents, country) => {
      const tax = taxOfCountry(settings, country, day)
      return home && tax ? grossCents(cents, settings, home, tax) : cents
    },
  }
}
