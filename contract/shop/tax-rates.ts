import * as z from 'zod/mini'
import { calendarDate, requiredText, wireNumber } from '../fields.ts'
import { countryCode } from './country-code.ts'

/** The rules of the form. */
export const taxForm = {
  rates: 100,
  rate: 'Enter a percentage from 0 to 100 with at most two decimals.',
  name: 'Enter the name of the tax, for example VAT.',
  home: 'Enter the country that you sell from, because the rates depend on it.',
  homeRate: 'Add a rate for the country that you sell from.',
  twice: 'Two rates of this country begin on the same day. Remove one.',
} as const

const percent = z.pipe(
  wireNumber,
  z.number().check(
    z.gte(0, taxForm.rate),
    z.lte(100, taxForm.rate),
    z.refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6, taxForm.rate),
  ),
)

const rate = z.object({
  /** ISO 3166 code; null for all countries without a rate of their own, for example exports. */
  country: z.nullable(countryCode),
  /** In percent, with at most two decimals. */
  rate: percent,
  /** The name of the tax, such as VAT. */
  name: requiredText(30, taxForm.name),
  /** The day from which the rate applies, in the shop's time zone. */
  from: calendarDate,
})

/** The owner's rates of tax by country. Without rates, the tax of the section `money` applies to everyone. */
export const tax = z
  .object({
    /** The country that the shop sells from, ISO 3166. */
    home: z.nullable(countryCode),
    /** Whether catalogue prices and delivery fees include the tax of the home country. */
    pricesInclude: z.boolean(),
    /** What stays the same with another rate: the customer's price (gross), or the shop's revenue (net). */
    abroad: z.enum(['gross', 'net'], 'Choose what stays the same.'),
    /** Whether the shop declares the tax of other EU countries through the One Stop Shop. */
    oss: z.boolean(),
    rates: z.array(rate).check(z.maxLength(taxForm.rates, `At most ${taxForm.rates} rates.`), twice),
  })
  .check(
    z.refine(({ home, rates }) => home !== null || rates.length === 0, {
      path: ['home'],
      message: taxForm.home,
    }),
    z.refine(
      ({ home, rates }) =>
        home === null || rates.length === 0 || rates.some(({ country }) => country === home),
      { path: ['home'], message: taxForm.homeRate },
    ),
  )

export type TaxSettings = z.output<typeof tax>

function twice({ value, issues }: z.core.ParsePayload<readonly z.output<typeof rate>[]>): void {
  const known = new Set<string>()
  for (const [index, { country, from }] of value.entries()) {
    const key = `${country ?? ''} ${from}`
    if (known.has(key))
      issues.push({ code: 'custom', path: [index, 'from'], message: taxForm.twice, input: value })
    known.add(key)
  }
}
