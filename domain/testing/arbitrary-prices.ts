import fc from 'fast-check'
import type { DeliveryRates } from '../../contract/shop/delivery-rates.ts'
import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import type { PriceBreak } from '../catalogue/price-breaks.ts'
import type { RuleOff } from '../prices/price-rule.ts'

/** The countries of generated zones, rates and addresses. No generated zone names the last one. */
export const testCountries = ['DE', 'AT', 'FR', 'CH', 'US'] as const

type Zone = DeliveryRates['zones'][number]

const fee = fc.integer({ min: 0, max: 3_000 }).map((cents) => cents / 100)

/** Steps by amount begin at units of the currency, and steps by weight at grams. */
function steps(by: Zone['by']): fc.Arbitrary<Zone['steps']> {
  const start = by === 'amount' ? fc.integer({ min: 1, max: 50_000 }) : fc.integer({ min: 1, max: 30_000 })
  return fc
    .tuple(fc.uniqueArray(start, { maxLength: 3 }), fc.array(fee, { minLength: 4, maxLength: 4 }))
    .map(([starts, fees]) => {
      const rising = starts.toSorted((one, other) => one - other)
      const from = [0, ...(by === 'amount' ? rising.map((cents) => cents / 100) : rising)]
      return from.map((begin, index) => ({ from: begin, fee: fees[index] ?? 0 }))
    })
}

function zone(name: string, countries: readonly string[]): fc.Arbitrary<Zone> {
  return fc.constantFrom('amount' as const, 'weight' as const).chain((by) =>
    fc.record({
      name: fc.constant(name),
      countries: fc.constant([...countries]),
      by: fc.constant(by),
      steps: steps(by),
      freeFrom: fc.option(fc.integer({ min: 0, max: 60_000 }).map((cents) => cents / 100)),
    }),
  )
}

/** Zones of delivery: none, the home country alone, or several, with and without one for all other countries. */
export const arbitraryRates: fc.Arbitrary<DeliveryRates> = fc
  .record({
    zones: fc.tuple(zone('Germany', ['DE']), zone('Austria', ['AT']), zone('Others', ['FR', 'CH'])),
    count: fc.constantFrom(0, 1, 2, 3, 3),
    defaultZone: fc.option(fc.nat(2)),
    home: fc.constantFrom('DE', 'AT', null),
    pieceGrams: fc.integer({ min: 0, max: 4_000 }),
  })
  .map(({ zones, count, defaultZone, home, pieceGrams }) => ({
    zones: zones.slice(0, count),
    defaultZone: defaultZone !== null && defaultZone < count ? defaultZone : null,
    home,
    pieceGrams,
  }))

const percent = fc.oneof(
  fc.constantFrom(0, 5.5, 8.1, 19, 20),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
)

/** A day before, of and after the present of a test. */
const firstDay = fc.constantFrom('2020-01-01', '2026-01-01', '2999-01-01')

/** Rates of tax: none, or those of Germany and of some other countries, of which some have not begun. */
export const arbitraryTaxes: fc.Arbitrary<TaxSettings> = fc
  .record({
    isSet: fc.constantFrom(true, true, true, false),
    pricesInclude: fc.boolean(),
    abroad: fc.constantFrom('gross' as const, 'net' as const),
    oss: fc.boolean(),
    atHome: percent,
    others: fc.uniqueArray(
      fc.record({ country: fc.constantFrom(...testCountries, null), rate: percent, from: firstDay }),
      { maxLength: 6, selector: ({ country, from }) => `${country} ${from}` },
    ),
  })
  .map(({ isSet, pricesInclude, abroad, oss, atHome, others }) => {
    const home = { country: 'DE', rate: atHome, name: 'VAT', from: '2019-01-01' }
    const rates = [home, ...others.map((rate) => ({ ...rate, name: 'VAT' }))]
    return { home: isSet ? 'DE' : null, pricesInclude, abroad, oss, rates: isSet ? rates : [] }
  })

/** A line of a basket: a product with its price, minimum order, price breaks and weight, and how many pieces of it. */
export interface ArbitraryLine {
  readonly unitPriceCents: number
  readonly minimumOrder: number
  readonly priceBreaks: readonly PriceBreak[]
  /** The weight of one piece; undefined for a product without a weight. */
  readonly weightGrams: number | undefined
  readonly quantity: number
}

export const arbitraryLine: fc.Arbitrary<ArbitraryLine> = fc
  .record({
    unitPriceCents: fc.integer({ min: 60, max: 30_000 }),
    minimumOrder: fc.constantFrom(1, 1, 2, 7),
    weightGrams: fc.option(
      fc.integer({ min: 1, max: 80_000 }).map((tenths) => tenths / 10),
      { nil: undefined },
    ),
    more: fc.constantFrom(0, 0, 1, 5, 13),
    breaks: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }),
  })
  .map(({ unitPriceCents, minimumOrder, weightGrams, more, breaks }) => {
    const priceBreaks = breaks.map((step, index) => ({
      from: minimumOrder + step + 8 * index,
      unitPriceCents: unitPriceCents - 7 * (index + 1),
    }))
    return { unitPriceCents, minimumOrder, priceBreaks, weightGrams, quantity: minimumOrder + more }
  })

/** What a rule takes off: a percentage up to everything, or an amount. */
export const arbitraryOff: fc.Arbitrary<RuleOff> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 60_000 }) }),
)

/** A country of delivery; null if the client names none. */
export const arbitraryCountry = fc.constantFrom(...testCountries, null)
