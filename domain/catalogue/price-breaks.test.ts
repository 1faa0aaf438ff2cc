import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPriceBreak, priceBreakFor, problemOfBreaks, unitPriceCentsFor } from './price-breaks.ts'

const lockring = { unitPriceCents: 1575, minimumOrder: 1 }
const breaks = [
  { from: 10, unitPriceCents: 1495 },
  { from: 50, unitPriceCents: 1340 },
]

/** Tools with valid breaks: each requires more pieces and lowers the unit price. */
const pricedTools = fc
  .record({
    minimumOrder: fc.integer({ min: 1, max: 100 }),
    steps: fc.array(
      fc.record({ pieces: fc.integer({ min: 1, max: 500 }), cents: fc.integer({ min: 1, max: 900 }) }),
      { maxLength: 8 },
    ),
    lastCents: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ minimumOrder, steps, lastCents }) => {
    let [from, unitPriceCents] = [minimumOrder, lastCents + steps.reduce((sum, { cents }) => sum + cents, 0)]
    const tool = { minimumOrder, unitPriceCents }
    const rungs = steps.map(({ pieces, cents }) => {
      from += pieces
      unitPriceCents -= cents
      return { from, unitPriceCents }
    })
    return { tool, rungs }
  })

describe('Price breaks', () => {
  test.each([
    [1, 1575, undefined],
    [9, 1575, undefined],
    [10, 1495, 10],
    [49, 1495, 10],
    [50, 1340, 50],
    [1_000_000, 1340, 50],
  ])('%i pieces cost %i cents each, from the break of %s', (quantity, cents, from) => {
    expect(unitPriceCentsFor(quantity, lockring.unitPriceCents, breaks)).toBe(cents)
    expect(priceBreakFor(quantity, breaks)?.from).toBe(from)
  })

  test.each([
    [1, { missing: 9, savedCents: 80 }],
    [9, { missing: 1, savedCents: 80 }],
    [10, { missing: 40, savedCents: 155 }],
    [50, undefined],
  ])('After %i pieces the next saving is %o', (quantity, next) => {
    expect(nextPriceBreak(quantity, lockring.unitPriceCents, breaks)).toEqual(next)
  })

  test('never raise the unit price with the quantity, and a shown saving is the real difference to the next break', () => {
    fc.assert(
      fc.property(pricedTools, fc.integer({ min: 1, max: 5_000 }), ({ tool, rungs }, quantity) => {
        const priceOf = (pieces: number) => unitPriceCentsFor(pieces, tool.unitPriceCents, rungs)
        expect(problemOfBreaks(tool, rungs)).toBeUndefined()
        expect(priceOf(quantity + 1)).toBeLessThanOrEqual(priceOf(quantity))
        expect(priceOf(tool.minimumOrder)).toBe(tool.unitPriceCents)
        const next = nextPriceBreak(quantity, tool.unitPriceCents, rungs)
        if (next) expect(priceOf(quantity + next.missing)).toBe(priceOf(quantity) - next.savedCents)
      }),
    )
  })

  test.each([
    ['the smallest order itself', { minimumOrder: 10 }, breaks, { index: 0, field: 'from' }],
    ['the price of one piece', { unitPriceCents: 1495 }, breaks, { index: 0, field: 'price' }],
    ['a rising price', {}, [...breaks, { from: 60, unitPriceCents: 1341 }], { index: 2, field: 'price' }],
    ['the same quantity twice', {}, [breaks[0], breaks[0]], { index: 1, field: 'from' }],
  ])('A break with %s contradicts the others', (_, change, wrong, problem) => {
    const rungs = wrong.flatMap((rung) => (rung ? [rung] : []))
    expect(problemOfBreaks({ ...lockring, ...change }, rungs)).toEqual(problem)
  })
})
