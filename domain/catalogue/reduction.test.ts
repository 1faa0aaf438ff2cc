import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparedMs, type PricePeriod, pricesBefore, reductionFrom } from './reduction.ts'

const dayMs = 24 * 3_600_000
/** Price periods, from the days on which they began. */
const history = (...periods: readonly (readonly [day: number, cents: number])[]): PricePeriod[] =>
  periods.map(([day, unitPriceCents]) => ({ since: day * dayMs, unitPriceCents }))

describe('A reduction', () => {
  test('refers to the lowest price of the 30 days before', () => {
    const prices = history([0, 2100], [40, 1890], [50, 1950], [60, 1575])
    const reduction = { compareAtCents: 1950, compareAtSince: 50 * dayMs, lowest30DaysCents: 1890 }
    expect(reductionFrom(1950, prices)).toEqual(reduction)
    expect(reductionFrom(2100, prices)).toEqual({ ...reduction, compareAtCents: 2100, compareAtSince: 0 })
  })

  test.each([
    ['a price that was never asked', 2000, history([0, 1890], [60, 1575])],
    ['the present price', 1575, history([0, 1890], [60, 1575])],
    ['a price that ended more than 30 days before', 2100, history([0, 2100], [20, 1890], [60, 1575])],
    ['a price that ended exactly 30 days before', 2100, history([0, 2100], [30, 1890], [60, 1575])],
    ['a price before a cheaper week', 1890, history([0, 1890], [40, 1400], [47, 1890], [60, 1575])],
    ['a price that was raised for a moment', 1900, history([0, 1500], [59, 1900], [60, 1500])],
    ['a lower price', 1400, history([0, 1400], [60, 1575])],
    ['a tool without an earlier price', 1575, history([0, 1575])],
  ])('from %s is not a reduction', (_, compareAt, prices) => {
    expect(reductionFrom(compareAt, prices)).toBeUndefined()
  })

  test('counts an earlier price that held for only a millisecond of the 30 days', () => {
    const [before, present] = history([0, 1890], [60, 1575])
    if (!before || !present) throw new Error('Two prices')
    const between = { since: present.since - comparedMs + 1, unitPriceCents: 1700 }
    expect(reductionFrom(1890, [before, between, present])?.lowest30DaysCents).toBe(1700)
  })

  test('is always below every price of the 30 days before, and refers to one of them', () => {
    const step = fc.record({ days: fc.integer({ min: 1, max: 40 }), cents: fc.integer({ min: 1, max: 20 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.integer({ min: 1, max: 20 }), (steps, compareAt) => {
        let day = 0
        const prices = steps.map(({ days, cents }) => {
          day += days
          return { since: day * dayMs, unitPriceCents: cents }
        })
        const reduction = reductionFrom(compareAt, prices)
        if (!reduction) return
        const before = pricesBefore(prices).map(({ unitPriceCents }) => unitPriceCents)
        const now = prices.at(-1)?.unitPriceCents ?? 0
        expect(before).toContain(compareAt)
        expect(before.every((cents) => cents > now && cents >= reduction.lowest30DaysCents)).toBe(true)
        expect(before).toContain(reduction.lowest30DaysCents)
      }),
    )
  })
})
