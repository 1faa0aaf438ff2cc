import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemOfBreaks } from '../catalogue/price-breaks.ts'
import { nextPriceChange, regularGoodsCents, type SaleProduct, saleOf } from './sale-price.ts'

const now = 1_000_000
const always = { startsAt: null, endsAt: null, stoppedAt: null, on: { kind: 'everything' } } as const
const percent = (hundredths: number) => ({ ...always, off: { kind: 'percent', hundredths } as const })
const amount = (cents: number) => ({ ...always, off: { kind: 'amount', cents } as const })
const product: SaleProduct = {
  productId: 'p',
  category: 'Chains',
  brand: 'Hollis',
  isGiftCard: false,
  minimumOrder: 1,
  unitPriceCents: 1_215,
  priceBreaks: [],
}
const priced = (changes: Partial<SaleProduct>) => ({ ...product, ...changes })
const at = { now, leastCents: 50 }

describe('A sale', () => {
  test('Never lowers a gift card', () => {
    expect(saleOf([percent(1_500)], priced({ isGiftCard: true }), at)).toBeUndefined()
  })

  test('Lowers the unit price and each price break by its share, rounded half up', () => {
    const breaks = [
      { from: 5, unitPriceCents: 1_100 },
      { from: 10, unitPriceCents: 1_000 },
    ]
    expect(saleOf([percent(1_500)], priced({ priceBreaks: breaks }), at)).toMatchObject({
      unitPriceCents: 1_033,
      priceBreaks: [
        { from: 5, unitPriceCents: 935 },
        { from: 10, unitPriceCents: 850 },
      ],
    })
  })

  test('Takes an amount off each piece', () => {
    const breaks = [{ from: 5, unitPriceCents: 1_100 }]
    expect(saleOf([amount(200)], priced({ priceBreaks: breaks }), at)).toMatchObject({
      unitPriceCents: 1_015,
      priceBreaks: [{ from: 5, unitPriceCents: 900 }],
    })
  })

  test('Leaves the smallest order payable by card, at least one cent a piece', () => {
    expect(saleOf([percent(10_000)], product, at)?.unitPriceCents).toBe(50)
    expect(saleOf([percent(10_000)], priced({ minimumOrder: 20 }), at)?.unitPriceCents).toBe(3)
    expect(saleOf([amount(9_999)], product, { now, leastCents: 0 })?.unitPriceCents).toBe(1)
  })

  test('Omits price breaks that are no longer below the one before', () => {
    const breaks = [
      { from: 5, unitPriceCents: 40 },
      { from: 10, unitPriceCents: 30 },
    ]
    expect(saleOf([amount(60)], priced({ unitPriceCents: 90, priceBreaks: breaks }), at)).toMatchObject({
      unitPriceCents: 50,
      priceBreaks: [
        { from: 5, unitPriceCents: 10 },
        { from: 10, unitPriceCents: 5 },
      ],
    })
    const cheap = [{ from: 2, unitPriceCents: 1 }]
    const all = saleOf([percent(10_000)], priced({ unitPriceCents: 2, priceBreaks: cheap }), {
      now,
      leastCents: 0,
    })
    expect(all).toMatchObject({ unitPriceCents: 1, priceBreaks: [] })
  })

  test('Does not lower a price that is already the least', () => {
    expect(saleOf([percent(5_000)], priced({ unitPriceCents: 50 }), at)).toBeUndefined()
    expect(saleOf([percent(1)], priced({ unitPriceCents: 10 }), { now, leastCents: 0 })).toBeUndefined()
  })

  test('Of several sales only the best one for the customer applies; of equal ones, the first', () => {
    const [small, large, same] = [percent(1_000), percent(2_000), amount(243)]
    expect(saleOf([small, large, same], product, at)).toMatchObject({ rule: large, unitPriceCents: 972 })
    expect(saleOf([same, large], product, at)?.rule).toBe(same)
  })

  test('Applies from its start, and no longer at its end', () => {
    const sale = { ...percent(1_000), startsAt: now, endsAt: now + 10 }
    const isOn = (instant: number) => saleOf([sale], product, { now: instant, leastCents: 50 }) !== undefined
    expect([now - 1, now, now + 9, now + 10].map(isOn)).toEqual([false, true, true, false])
    expect(saleOf([{ ...sale, stoppedAt: now }], product, at)).toBeUndefined()
  })

  test('Never makes a piece dearer, and its price breaks stay sound', () => {
    const off = fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map(percent),
      fc.integer({ min: 1, max: 100_000 }).map(amount),
    )
    const prices = fc
      .record({
        minimumOrder: fc.integer({ min: 1, max: 20 }),
        steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 500 })), {
          maxLength: 8,
        }),
        last: fc.integer({ min: 1, max: 5_000 }),
      })
      .map(({ minimumOrder, steps, last }) => {
        let [from, cents] = [minimumOrder, last + steps.reduce((sum, [, fall]) => sum + fall, 0)]
        const unitPriceCents = cents
        const priceBreaks = steps.map(([more, fall]) => {
          from += more
          cents -= fall
          return { from, unitPriceCents: cents }
        })
        return priced({ minimumOrder, unitPriceCents, priceBreaks })
      })
    fc.assert(
      fc.property(
        off,
        prices,
        fc.constantFrom(0, 50, 300),
        fc.integer({ min: 1, max: 600 }),
        (sale, of, leastCents, more) => {
          const found = saleOf([sale], of, { now, leastCents })
          if (!found) return
          const quantity = of.minimumOrder + more
          expect(found.unitPriceCents).toBeGreaterThan(0)
          expect(
            problemOfBreaks({ ...found, minimumOrder: of.minimumOrder }, found.priceBreaks),
          ).toBeUndefined()
          const now_ = regularGoodsCents({ ...found, regular: undefined }, quantity)
          expect(now_).toBeLessThanOrEqual(regularGoodsCents({ ...found, regular: of }, quantity))
        },
      ),
      { numRuns: 3_000 },
    )
  })
})

describe('The next change of prices', () => {
  test.each([
    ['of no sale', [], null],
    ['is the start of a planned sale', [{ startsAt: now + 5, endsAt: now + 9 }], now + 5],
    ['is the end of a running sale', [{ startsAt: now - 5, endsAt: now + 9 }], now + 9],
    ['is the first of several', [{ startsAt: now + 7 }, { endsAt: now + 6 }], now + 6],
    ['is after the present instant', [{ startsAt: now, endsAt: now + 1 }], now + 1],
    ['does not come of a stopped sale', [{ startsAt: now + 5, stoppedAt: now - 1 }], null],
    ['does not come of an endless sale', [{ startsAt: now - 5 }], null],
  ] as const)('%s', (_, sales, instant) => {
    expect(
      nextPriceChange(
        sales.map((sale) => ({ ...percent(1), ...sale })),
        now,
      ),
    ).toBe(instant)
  })
})
