import * as z from 'zod/mini'
import { calendarDate, requiredText, wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { countryCode } from './country-code.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/** The limits of the form. */
export const taxForm = {
  rates: 100,
} as const

const percentage = { error: () => said(shopFieldTexts).rate }

const percent = z.pipe(
  wireNumber,
  z.number().check(
    z.gte(0, percentage),
    z.lte(100, percentage),
    z.refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6, percentage),
  ),
)

const rate = z.object({
  /** ISO 3166 code; null for all countries without a rate of their own, for example exports. */
  country: z.nullable(countryCode),
  /** In percent, with at most two decimals. */
  rate: percent,
  /** The name of the tax, such as VAT. */
  name: requiredText(30, () => said(shopFieldTexts).taxName),
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
    abroad: z.enum(['gross', 'net'], { error: () => said(shopFieldTexts).whatStays }),
    /** Whether the shop declares the tax of other EU countries through the One Stop Shop. */
    oss: z.boolean(),
    rates: z
      .array(rate)
      .check(z.maxLength(taxForm.rates, { error: () => said(shopFieldTexts).rates(taxForm.rates) }), twice),
  })
  .check(
    z.refine(({ home, rates }) => home !== null || rates.length === 0, {
      path: ['home'],
      error: () => said(shopFieldTexts).taxHome,
    }),
    z.refine(
      ({ home, rates }) =>
        home === null || rates.length === 0 || rates.some(({ country }) => country === home),
      { path: ['home'], error: () => said(shopFieldTexts).homeRate },
    ),
  )

export type TaxSettings = z.output<typeof tax>

function twice({ value, issues }: z.core.ParsePayload<readonly z.output<typeof rate>[]>): void {
  const known = new Set<string>()
  for (const [index, { country, from }] of value.entries()) {
    const key = `${country ?? ''} ${from}`
    if (known.has(key))
      issues.push({
        code: 'custom',
        path: [index, 'from'],
        message: said(shopFieldTexts).rateTwice,
        input: value,
      })
    known.add(key)
  }
}
