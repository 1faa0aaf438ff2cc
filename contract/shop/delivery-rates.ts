import * as z from 'zod/mini'
import { fieldTexts } from '../field-texts.ts'
import { requiredText, wireAmount, wireInteger, wireNumber } from '../fields.ts'
import { atMost } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { countryCode } from './country-code.ts'
import { pickup } from './pick-up-place.ts'
import { shopFieldTexts } from './shop-field-texts.ts'
import { tax } from './tax-rates.ts'

/** The limits of the form. */
export const ratesForm = {
  zones: 20,
  steps: 20,
} as const

const from = z.pipe(
  wireNumber,
  z
    .number()
    .check(
      z.gte(0, { error: () => said(fieldTexts).zeroOrMore }),
      z.lte(1_000_000_000, atMost(1_000_000_000)),
    ),
)

const step = z.object({
  /** The goods' amount in the shop's currency, or the weight in grams, from which the fee applies. */
  from,
  /** In the shop's currency. */
  fee: wireAmount,
})

const steps = z
  .array(step)
  .check(
    z.minLength(1, { error: () => said(shopFieldTexts).step }),
    z.maxLength(ratesForm.steps, { error: () => said(shopFieldTexts).steps(ratesForm.steps) }),
    ({ value, issues }) => {
      for (const [index, { from: start }] of value.entries()) {
        const before = value[index - 1]
        const message = before ? said(shopFieldTexts).rising : said(shopFieldTexts).firstStep
        if (before ? start <= before.from : start !== 0)
          issues.push({ code: 'custom', path: [index, 'from'], message, input: value })
      }
    },
  )

/** Countries to which delivery has the same price. */
const zone = z.object({
  name: requiredText(60, () => said(shopFieldTexts).zoneName),
  /** ISO 3166 codes. */
  countries: z
    .array(countryCode)
    .check(z.maxLength(250, { error: () => said(shopFieldTexts).countries(250) })),
  /** Whether the steps begin at amounts of goods or at weights. */
  by: z.enum(['amount', 'weight'], { error: () => said(shopFieldTexts).amountOrWeight }),
  steps,
  /** The amount of goods from which delivery is free; null if it never is. */
  freeFrom: z.nullable(wireAmount),
})

const rateFields = {
  zones: z
    .array(zone)
    .check(
      z.maxLength(ratesForm.zones, { error: () => said(shopFieldTexts).zones(ratesForm.zones) }),
      ({ value, issues }) => {
        const known = new Map<string, string>()
        for (const [index, { name, countries }] of value.entries())
          for (const [place, country] of countries.entries()) {
            const other = known.get(country)
            const path = [index, 'countries', place]
            if (other !== undefined)
              issues.push({
                code: 'custom',
                path,
                message: said(shopFieldTexts).countryInZone(country, other),
                input: value,
              })
            else known.set(country, name)
          }
      },
    ),
  /** The index of the zone for all other countries; null if the shop does not deliver there. */
  defaultZone: z.nullable(
    z.pipe(wireInteger, z.int().check(z.gte(0, { error: () => said(shopFieldTexts).defaultZone }))),
  ),
  /** The country from which parcels leave, ISO 3166. */
  home: z.nullable(countryCode),
  /** The weight of a piece of a product without one, in grams. */
  pieceGrams: z.nullable(
    z.pipe(
      wireNumber,
      z
        .number()
        .check(z.gte(0, { error: () => said(fieldTexts).zeroOrMore }), z.lte(1_000_000, atMost(1_000_000))),
    ),
  ),
}

/** The owner's rates of delivery. Without zones, prices include delivery. */
export const rates = z.object(rateFields).check(
  z.refine(({ zones, defaultZone }) => defaultZone === null || defaultZone < zones.length, {
    path: ['defaultZone'],
    error: () => said(shopFieldTexts).defaultZone,
  }),
  z.refine(({ zones, pieceGrams }) => pieceGrams !== null || zones.every(({ by }) => by === 'amount'), {
    path: ['pieceGrams'],
    error: () => said(shopFieldTexts).pieceGrams,
  }),
)

export type DeliveryRates = z.output<typeof rates>

const deliveryPrices = z.object({
  ...rateFields,
  /** The names of the countries of all zones by code, in the language of the request. */
  names: z.record(z.string(), z.string()),
  /** The rates of tax by country, which fees and prices follow; missing while the owner has set none. */
  tax: z.optional(tax),
  /** Where orders are picked up; null if the shop offers no pick-up. */
  pickup: z.optional(z.nullable(pickup)),
})

export type DeliveryPrices = z.output<typeof deliveryPrices>

/** Where parcels of a booking go, which sets the price of delivery. */
export const deliverToCountry = z.object({ country: countryCode })

export const getDeliveryPrices = operation({
  id: 'getDeliveryPrices',
  method: 'GET',
  path: '/delivery-prices',
  access: 'public',
  summary:
    'The prices of delivery by zones of countries, from which a client calculates what a basket costs. Without zones, prices ' +
    'include delivery. Also says where orders are picked up.',
  extension: true,
  answer: deliveryPrices,
  shows: ['shop'],
  errors: [],
})

export const deliveryRates = [getDeliveryPrices] as const
