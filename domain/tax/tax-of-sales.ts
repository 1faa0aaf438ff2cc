import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import type { CalendarDate } from '../shop/shop-days.ts'
import type { TaxExemption } from './tax-exemption.ts'
import { type CountryTax, taxOfCountry } from './tax-of-country.ts'
import { grossCents } from './taxed-price.ts'

/** Why a sale has no tax, with the number of the company that declares it. */
export interface ExemptSale {
  readonly reason: TaxExemption
  readonly vatNumber: string
}

/** The tax at which something is sold. */
export interface TaxOfSale extends CountryTax {
  /** Missing for a sale with its usual tax. */
  readonly exempt?: ExemptSale
}

/** The taxes of a day, by the country of delivery; null for an unknown one. */
export interface TaxOfSales {
  /** Returns the tax of a sale; null while the tax of the section `money` applies. */
  readonly taxOf: (country: string | null) => TaxOfSale | null
  /** Returns what a customer pays for an amount of the catalogue or a fee of delivery, in cents. */
  readonly grossOf: (cents: number, country: string | null) => number
  /** Returns what a customer pays for an agreed amount: the same in every country, without the tax that is left out. */
  readonly agreedOf: (cents: number, country: string | null) => number
}

/**
 * Returns the taxes of a day in the shop's time zone, by the owner's settings. Without rates by country everything has
 * the tax of the section `money`, because the shop has then not said from which country it sells.
 *
 * @param exemptTo returns why a sale to a country has no tax; by default no sale is exempt.
 */
export function taxOfSales(
  settings: TaxSettings,
  day: CalendarDate,
  exemptTo: (country: string) => ExemptSale | undefined = () => undefined,
): TaxOfSales {
  const home = taxOfCountry(settings, null, day)
  const taxOf = (country: string | null): TaxOfSale | null => {
    const tax = taxOfCountry(settings, country, day)
    const exempt = tax && country !== null ? exemptTo(country) : undefined
    return tax && country !== null && exempt ? { name: tax.name, rate: 0, country, exempt } : tax
  }
  return {
    taxOf,
    grossOf: (cents, country) => {
      const tax = taxOf(country)
      if (!home || !tax) return cents
      const { pricesInclude, abroad } = settings
      // The price is the net amount: no tax is left that it could contain.
      return grossCents(cents, { pricesInclude, abroad: tax.exempt ? 'net' : abroad }, home, tax)
    },
    agreedOf: (cents, country) => {
      const tax = taxOf(country)
      return home && tax?.exempt
        ? grossCents(cents, { pricesInclude: true, abroad: 'net' }, home, tax)
        : cents
    },
  }
}
