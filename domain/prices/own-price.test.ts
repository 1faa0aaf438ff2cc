import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPriceCentsFor } from '../catalogue/price-breaks.ts'
import { arbitraryLine } from '../testing/arbitrary-prices.ts'
import { discountOf, isDiscount } from './discount.ts'
import { customerLadder, customerPrice, type OwnPricedProduct, type OwnTerms } from './own-price.ts'
import { saleOf } from './sale-price.ts'

const leastCents = 50

const wrench: OwnPricedProduct = {
  unitPriceCents: 2_000,
  priceBreaks: [{ from: 10, unitPriceCents: 1_800 }],
  regular: undefined,
  minimumOrder: 1,
  isGiftCard: false,
}

function rate(rateHundredths: number): OwnTerms {
  return { rateHundredths, steps: [] }
}

function listed(...steps: OwnTerms['steps']): OwnTerms {
  return { rateHundredths: 5_000, steps }
}

test('A rate lowers every public price, also that of a quantity', () => {
  expect(customerPrice([rate(1_500)], wrench, 1, leastCents)).toEqual({
    unitPriceCents: 1_700,
    from: null,
    publicUnitCents: 2_000,
    isOwn: true,
  })
  expect(customerPrice([rate(1_500)], wrench, 10, leastCents)).toMatchObject({
    unitPriceCents: 1_530,
    from: 10,
  })
})

test('The prices of a product in a list replace its rate, also where they are higher', () => {
  const list = listed({ from: 5, unitPriceCents: 1_900 })
  expect(customerPrice([list], wrench, 4, leastCents)).toMatchObject({ unitPriceCents: 2_000, isOwn: false })
  expect(customerPrice([list], wrench, 5, leastCents)).toMatchObject({ unitPriceCents: 1_900, from: 5 })
  expect(customerPrice([list], wrench, 10, leastCents)).toMatchObject({
    unitPriceCents: 1_800,
    isOwn: false,
  })
})

test('A sale that is lower is paid, and a rate does not count from the sale', () => {
  const onSale = {
    ...wrench,
    unitPriceCents: 1_600,
    priceBreaks: [],
    regular: { unitPriceCents: 2_000, priceBreaks: wrench.priceBreaks },
  }
  expect(customerPrice([rate(1_500)], onSale, 1, leastCents)).toMatchObject({
    unitPriceCents: 1_600,
    isOwn: false,
  })
  expect(customerPrice([rate(2_500)], onSale, 1, leastCents)).toMatchObject({
    unitPriceCents: 1_500,
    publicUnitCents: 1_600,
    isOwn: true,
  })
})

test('Of several lists the lowest price counts', () => {
  const lists = [rate(1_000), listed({ from: 1, unitPriceCents: 1_750 }), rate(500)]
  expect(customerPrice(lists, wrench, 1, leastCents).unitPriceCents).toBe(1_750)
})

test('A gift card costs its value, and the smallest order stays payable', () => {
  const lists = [rate(9_500), listed({ from: 1, unitPriceCents: 10 })]
  expect(customerPrice(lists, { ...wrench, isGiftCard: true }, 1, leastCents).isOwn).toBe(false)
  expect(customerPrice(lists, wrench, 1, leastCents).unitPriceCents).toBe(50)
  expect(customerPrice(lists, { ...wrench, minimumOrder: 4 }, 4, leastCents).unitPriceCents).toBe(13)
})

test('The ladder has each quantity at which the price of the customer falls', () => {
  const lists = [rate(1_000), listed({ from: 3, unitPriceCents: 1_780 }, { from: 20, unitPriceCents: 1_500 })]
  expect(customerLadder(lists, wrench, leastCents)).toEqual({
    steps: [
      { from: 1, unitPriceCents: 1_800 },
      { from: 3, unitPriceCents: 1_780 },
      { from: 10, unitPriceCents: 1_620 },
      { from: 20, unitPriceCents: 1_500 },
    ],
    isOwn: true,
  })
})

const terms: fc.Arbitrary<OwnTerms> = fc
  .record({
    rateHundredths: fc.integer({ min: 0, max: 9_500 }),
    rungs: fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 900 })), {
      maxLength: 3,
    }),
    first: fc.integer({ min: 3_000, max: 30_000 }),
  })
  .map(({ rateHundredths, rungs, first }) => {
    let [from, cents] = [0, first]
    const steps = rungs.map(([more, less]) => {
      from += more
      cents -= less
      return { from, unitPriceCents: cents }
    })
    return { rateHundredths, steps }
  })

const product = fc.tuple(arbitraryLine, fc.integer({ min: 0, max: 6_000 })).map(([line, hundredths]) => {
  const off = { kind: 'percent', hundredths } as const
  const sale = { off, on: { kind: 'everything' }, startsAt: null, endsAt: null, stoppedAt: null } as const
  const labels = { productId: 'p', category: null, brand: null, isGiftCard: false }
  const sold = hundredths > 0 ? saleOf([sale], { ...labels, ...line }, { now: 1, leastCents }) : undefined
  const { unitPriceCents, priceBreaks } = sold ?? line
  const regular = sold && { unitPriceCents: line.unitPriceCents, priceBreaks: line.priceBreaks }
  const { minimumOrder, quantity } = line
  return { unitPriceCents, priceBreaks, regular, minimumOrder, quantity, isGiftCard: false }
})

test('A customer never pays more than everybody, nor more for a larger quantity', () => {
  fc.assert(
    fc.property(fc.array(terms, { maxLength: 4 }), product, (lists, sold) => {
      let before = Number.POSITIVE_INFINITY
      const { steps } = customerLadder(lists, sold, leastCents)
      for (let pieces = sold.minimumOrder; pieces < sold.minimumOrder + 45; pieces += 1) {
        const { unitPriceCents, publicUnitCents, isOwn } = customerPrice(lists, sold, pieces, leastCents)
        expect(publicUnitCents).toBe(unitPriceCentsFor(pieces, sold.unitPriceCents, sold.priceBreaks))
        expect(unitPriceCents).toBeLessThanOrEqual(publicUnitCents)
        expect(isOwn).toBe(unitPriceCents < publicUnitCents)
        expect(unitPriceCents).toBeLessThanOrEqual(before)
        expect(steps.findLast(({ from }) => from <= pieces)?.unitPriceCents).toBe(unitPriceCents)
        if (isOwn) expect(unitPriceCents * pieces).toBeGreaterThanOrEqual(leastCents)
        before = unitPriceCents
      }
    }),
  )
})

test('Another list never raises a price, and the order of the lists does not matter', () => {
  fc.assert(
    fc.property(fc.array(terms, { maxLength: 3 }), terms, product, (lists, more, sold) => {
      const price = (of: readonly OwnTerms[]) => customerPrice(of, sold, sold.quantity, leastCents)
      expect(price([...lists, more]).unitPriceCents).toBeLessThanOrEqual(price(lists).unitPriceCents)
      expect(price([...lists, more].toReversed()).unitPriceCents).toBe(price([...lists, more]).unitPriceCents)
    }),
  )
})

test('A percentage never lowers a piece below what it takes off the regular price, or the own price', () => {
  fc.assert(
    fc.property(terms, product, fc.integer({ min: 1, max: 9_500 }), (list, sold, hundredths) => {
      const { quantity } = sold
      const { unitPriceCents } = customerPrice([list], sold, quantity, leastCents)
      const regular = sold.regular ?? sold
      const regularCents = unitPriceCentsFor(quantity, regular.unitPriceCents, regular.priceBreaks) * quantity
      const goodsCents = unitPriceCents * quantity
      const line = { id: 'l', productId: 'p', category: null, brand: null, isGiftCard: false }
      const rule = {
        id: 'r',
        name: 'Club',
        way: 'basket',
        off: { kind: 'percent', hundredths },
        on: { kind: 'everything' },
        startsAt: null,
        endsAt: null,
        stoppedAt: null,
        minimumCents: null,
        oncePerAccount: false,
        mostUses: null,
        uses: 0,
        code: null,
        groupId: null,
      } as const
      const context = { now: 1, groupIds: new Set<string>(), usedRuleIds: new Set<string>() }
      const found = discountOf(rule, [{ ...line, goodsCents, regularCents }], context)
      const paid = goodsCents - (isDiscount(found) ? found.cents : 0)
      const withRuleAlone = regularCents - Math.floor((regularCents * hundredths + 5_000) / 10_000)
      expect(paid).toBe(Math.min(goodsCents, withRuleAlone))
    }),
  )
})
