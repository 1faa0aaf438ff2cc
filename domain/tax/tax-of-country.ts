import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import type { Tax } from '../payments/included-tax.ts'
import { euCountries } from '../shop/european-countries.ts'
import type { CalendarDate } from '../shop/shop-days.ts'
import type { StatedTax } from './tax-sentence.ts'

/** The tax at which something is sold. */
export interface CountryTax extends Tax {
  /** The country whose rate applies, ISO 3166; for exports, the country of delivery. */
  readonly country: string
}

type Rates = Pick<TaxSettings, 'home' | 'oss' | 'rates'>

/** Places with a code of their own that are in the tax area of a state (Directive 2006/112/EC, Article 7). */
const taxedAs: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' }

/**
 * Returns the tax of a sale (docs/decisions/0143): the rate of the country of delivery, else the rate of all other
 * countries, else the home country's. If a country has several rates, the newest rate in force applies. Inside the EU
 * the home rate applies, unless the shop uses the One Stop Shop. A place in the tax area of a state is taxed as that
 * state, unless it has a rate of its own.
 *
 * @param to the country of delivery; null if it is unknown, which counts as the home country.
 * @param day the day of the sale in the shop's time zone.
 * @returns null while the shop has no rate for its home country; then the tax of the section `money` applies.
 */
export function taxOfCountry(settings: Rates, to: string | null, day: CalendarDate): CountryTax | null {
  const { home, oss } = settings
  const atHome = home === null ? undefined : rateOn(settings, home, day)
  if (home === null || !atHome) return null
  const homeTax = { ...atHome, country: home }
  const country = to !== null && !rateOn(settings, to, day) ? (taxedAs[to] ?? to) : to
  if (country === null || country === home) return homeTax
  const isInsideEu = euCountries.has(home) && euCountries.has(country)
  if (isInsideEu && !oss) return homeTax
  const own = rateOn(settings, country, day)
  if (own) return { ...own, country }
  const others = isInsideEu ? undefined : rateOn(settings, null, day)
  return others ? { ...others, country } : homeTax
}

function rateOn({ rates }: Rates, wanted: string | null, day: CalendarDate): Tax | undefined {
  const begun = rates.filter(({ country, from }) => country === wanted && from <= day)
  const newest = begun.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]
  return newest && { name: newest.name, rate: newest.rate }
}

/** Returns the tax of catalogue prices in the home country on a day; undefined without rates by country. */
export function statedTax(settings: TaxSettings, day: CalendarDate): StatedTax | undefined {
  const home = taxOfCountry(settings, null, day)
  return home ? { name: home.name, rate: home.rate, isIncluded: settings.pricesInclude } : undefined
}
