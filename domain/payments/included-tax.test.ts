import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditedTaxCents, includedTaxCents } from './included-tax.ts'

test.each([
  [11_900, 19, 1_900],
  [10_825, 8.25, 825],
  [1, 19, 0],
  // 3 × 20 / 120 is exactly half a cent, which is rounded up.
  [3, 20, 1],
  [2_500, 0, 0],
  [20_000, 100, 10_000],
  [99_999_999_999, 19, 15_966_386_554],
])('%i cents at %d %% include %i cents of tax', (gross, rate, tax) => {
  expect(includedTaxCents(gross, { rate })).toBe(tax)
})

const amount = fc.integer({ min: 1, max: 1_000_000 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

test('Credit notes for a whole invoice add up to its tax, and each has a tax between zero and its amount', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), percent, (parts, rate) => {
      let before = 0
      let credited = 0
      for (const part of parts) {
        const tax = creditedTaxCents(part, before, { rate })
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(part)
        credited += tax
        before += part
      }
      expect(credited).toBe(includedTaxCents(before, { rate }))
    }),
  )
})
