import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditedTaxesByRate, type TaxedAmount, taxCentsOf, taxesByRate } from './taxes-by-rate.ts'

const germany = { name: 'VAT', rate: 19, country: 'DE' }
const austria = { name: 'VAT', rate: 20, country: 'AT' }
const tax = fc.constantFrom(
  germany,
  austria,
  { ...germany, country: null },
  { name: 'TVA', rate: 5.5, country: 'FR' },
  null,
)
const amount = fc.record({ cents: fc.integer({ min: 0, max: 10_000_000 }), tax })
const amounts = fc.array(amount, { maxLength: 20 })
const sumOf = (some: readonly { readonly grossCents: number }[]) =>
  some.reduce((sum, { grossCents }) => sum + grossCents, 0)

describe('The taxes of an invoice', () => {
  test('Are summed by rate and country, and each is rounded once', () => {
    const some = [
      { cents: 333, tax: germany },
      { cents: 1_200, tax: austria },
      { cents: 333, tax: germany },
      { cents: 500, tax: null },
    ]
    expect(taxesByRate(some)).toEqual([
      { ...austria, grossCents: 1_200, taxCents: 200 },
      { ...germany, grossCents: 666, taxCents: 106 },
    ])
  })

  test('Cover every taxed amount once', () => {
    fc.assert(
      fc.property(amounts, (some) => {
        const taxes = taxesByRate(some)
        const taxed = some.filter((one) => one.tax !== null)
        expect(sumOf(taxes)).toBe(taxed.reduce((sum, { cents }) => sum + cents, 0))
        expect(taxes.every(({ taxCents, grossCents }) => taxCents >= 0 && taxCents <= grossCents)).toBe(true)
      }),
    )
  })

  test('Are credited exactly by any credit notes over the whole invoice', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(amounts, pieces, (some, parts) => {
        const weights = parts.reduce((sum, part) => sum + part, 0)
        const credited: TaxedAmount[] = []
        let taxCents = 0
        for (const [index, part] of parts.entries()) {
          const note = some.map((one, place) => {
            const before = credited.reduce(
              (sum, { cents }, at) => sum + (at % some.length === place ? cents : 0),
              0,
            )
            const isLast = index === parts.length - 1
            return { ...one, cents: isLast ? one.cents - before : Math.floor((one.cents * part) / weights) }
          })
          taxCents += taxCentsOf(creditedTaxesByRate(note, credited))
          credited.push(...note)
        }
        expect(taxCents).toBe(taxCentsOf(taxesByRate(some)))
      }),
    )
  })
})
