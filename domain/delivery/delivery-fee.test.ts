import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DeliveryRates } from '../../contract/shop/delivery-rates.ts'
import {
  deliveryPrice,
  deliveryShares,
  type GroupedOrder,
  gramsOf,
  parcelOf,
  sharesWithout,
  zoneOf,
} from './delivery-fee.ts'

type Zone = DeliveryRates['zones'][number]

const zone = (change: Partial<Zone> = {}): Zone => ({
  name: 'Germany',
  countries: ['DE'],
  by: 'amount',
  steps: [{ from: 0, fee: 5.9 }],
  freeFrom: 100,
  ...change,
})
const austria = zone({ name: 'Austria', countries: ['AT'], steps: [{ from: 0, fee: 9.9 }], freeFrom: null })
const ratesOf = (change: Partial<DeliveryRates> = {}): DeliveryRates => ({
  zones: [zone(), austria],
  defaultZone: null,
  home: 'DE',
  pieceGrams: null,
  ...change,
})
const goods = (goodsCents: number, grams = 0) => ({ goodsCents, grams })

describe('The price of delivery', () => {
  test('Is included without zones', () => {
    expect(deliveryPrice(ratesOf({ zones: [] }), 'DE', goods(100))).toBe('included')
  })

  test.each([
    [0, 590, 10_000],
    [3_980, 590, 6_020],
    [9_999, 590, 1],
    [10_000, 0, null],
  ])('Of goods for %i cents is %i, with %j missing for free delivery', (cents, feeCents, missingCents) => {
    expect(deliveryPrice(ratesOf(), 'DE', goods(cents))).toEqual({ feeCents, missingCents })
  })

  test('Is never free in a zone without a limit', () => {
    expect(deliveryPrice(ratesOf(), 'AT', goods(1_000_000))).toEqual({ feeCents: 990, missingCents: null })
  })

  test('Does not exist for a country without a zone, unless a zone is the default', () => {
    expect(deliveryPrice(ratesOf(), 'FR', goods(100))).toBe('nowhere')
    expect(deliveryPrice(ratesOf({ defaultZone: 1 }), 'FR', goods(100))).toMatchObject({ feeCents: 990 })
  })

  test('Of an unknown country is that of the default zone, then of the home country, then of the first zone', () => {
    const nameOf = (change: Partial<DeliveryRates>) => zoneOf(ratesOf(change), null)?.name
    expect(nameOf({ defaultZone: 1 })).toBe('Austria')
    expect(nameOf({ home: 'AT' })).toBe('Austria')
    expect(nameOf({ home: 'FR' })).toBe('Germany')
    expect(nameOf({ home: null })).toBe('Germany')
  })

  test('Follows the steps by weight, and is free from an amount of goods', () => {
    const steps = [
      { from: 0, fee: 4 },
      { from: 2_000, fee: 7 },
      { from: 10_000, fee: 15.5 },
    ]
    const rates = ratesOf({ zones: [zone({ by: 'weight', steps, freeFrom: 50 })], pieceGrams: 100 })
    const feeAt = (grams: number, cents = 100) => deliveryPrice(rates, 'DE', goods(cents, grams))
    expect(feeAt(1_999)).toEqual({ feeCents: 400, missingCents: 4_900 })
    expect(feeAt(2_000)).toMatchObject({ feeCents: 700 })
    expect(feeAt(99_000)).toMatchObject({ feeCents: 1_550 })
    expect(feeAt(99_000, 5_000)).toEqual({ feeCents: 0, missingCents: null })
  })

  test('Says what is missing for a free step', () => {
    const steps = [
      { from: 0, fee: 4 },
      { from: 40, fee: 2 },
      { from: 80.5, fee: 0 },
    ]
    const rates = ratesOf({ zones: [zone({ steps, freeFrom: null })] })
    expect(deliveryPrice(rates, 'DE', goods(4_000))).toEqual({ feeCents: 200, missingCents: 4_050 })
    expect(deliveryPrice(rates, 'DE', goods(8_050))).toEqual({ feeCents: 0, missingCents: null })
  })
})

test.each([
  [86.5, 3, 260],
  [undefined, 3, 300],
  [1.1, 50, 55],
  [2.2, 100, 220],
])('Pieces of %j grams weigh whole grams: %i of them %i', (weight, quantity, grams) => {
  expect(gramsOf({ pieceGrams: 100 }, weight, quantity)).toBe(grams)
})

const order = fc.record({
  goodsCents: fc.integer({ min: 1, max: 2_000_000 }),
  grams: fc.integer({ min: 0, max: 50_000 }),
  deliveryCents: fc.integer({ min: 0, max: 3_000 }),
  country: fc.constantFrom('DE', 'AT', 'FR', null),
  isFixed: fc.boolean(),
})
const groups = fc
  .array(order, { minLength: 1, maxLength: 30 })
  .map((orders) => orders.map((one, index) => ({ ...one, id: String(index) })))
const fees = fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100)
const anyZone = fc
  .record({
    by: fc.constantFrom('amount' as const, 'weight' as const),
    starts: fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 5 }),
    fees: fc.array(fees, { minLength: 6, maxLength: 6 }),
    freeFrom: fc.option(fees),
  })
  .map(({ by, starts, fees: given, freeFrom }) => {
    const from = [0, ...starts.toSorted((one, other) => one - other)]
    const steps = from.map((start, index) => ({ from: start, fee: given[index] ?? 0 }))
    return zone({ by, steps, freeFrom })
  })
const anyRates = fc
  .tuple(anyZone, anyZone)
  .map(([germany, other]) =>
    ratesOf({ zones: [germany, { ...other, name: 'Austria', countries: ['AT'] }], pieceGrams: 100 }),
  )
const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0)

describe('The shares of a delivery group', () => {
  test('Of each zone add up to its fee with those of fixed orders, unless these exceed it', () => {
    fc.assert(
      fc.property(anyRates, groups, (rates, group) => {
        const shares = deliveryShares(rates, group)
        for (const countries of [['DE', null], ['AT']]) {
          const orders = group.filter(({ country }) => countries.includes(country))
          const price = deliveryPrice(rates, countries[0] ?? null, parcelOf(orders))
          if (typeof price === 'string') throw new Error('Both countries have a zone')
          const fixed = orders.filter(({ isFixed }) => isFixed).map(({ deliveryCents }) => deliveryCents)
          const open = orders.filter(({ isFixed }) => !isFixed).map(({ id }) => shares.get(id) ?? -1)
          expect(open.every((share) => share >= 0)).toBe(true)
          const rest = Math.max(0, price.feeCents - sumOf(fixed))
          expect(sumOf(open)).toBe(open.length === 0 ? 0 : rest)
        }
      }),
    )
  })

  const one = { id: 'a', goodsCents: 100, grams: 0, deliveryCents: 250, country: 'FR', isFixed: false }
  test('Stay as they are for a country that the shop does not deliver to', () => {
    expect(deliveryShares(ratesOf(), [one, { ...one, id: 'b', country: 'DE' }])).toEqual(
      new Map([['b', 590]]),
    )
  })

  test('Are zero once prices include delivery', () => {
    expect(deliveryShares(ratesOf({ zones: [] }), [one])).toEqual(new Map([['a', 0]]))
  })
})

describe('The shares after a cancellation', () => {
  const inGermany = fc
    .array(order, { minLength: 2, maxLength: 30 })
    .map((orders) => orders.map((one, index) => ({ ...one, id: String(index), country: 'DE' })))
  const unchanged = (group: readonly GroupedOrder[]) => ({ before: group, after: group })
  const bookedAt = (rates: DeliveryRates, group: readonly GroupedOrder[]) => {
    const open = group.map((one) => ({ ...one, isFixed: false }))
    const shares = deliveryShares(rates, open)
    return group.map((one) => ({ ...one, deliveryCents: shares.get(one.id) ?? 0 }))
  }

  test('Are those of a booking without the order, while no order is paid', () => {
    fc.assert(
      fc.property(anyRates, inGermany, (rates, orders) => {
        const [cancelled, ...others] = bookedAt(rates, orders).map((one) => ({ ...one, isFixed: false }))
        if (!cancelled) throw new Error('A group has orders')
        expect(sharesWithout(rates, cancelled, unchanged(others))).toEqual(deliveryShares(rates, others))
      }),
    )
  })

  test('Follow the difference of the fee alone when the owner has changed the rates', () => {
    const before = ratesOf()
    const dearer = ratesOf({ zones: [zone({ steps: [{ from: 0, fee: 9 }] }), austria] })
    const three = ['a', 'b', 'c'].map((id) => {
      return { id, goodsCents: 3_000, grams: 0, deliveryCents: 0, country: 'DE', isFixed: false }
    })
    const [a, ...others] = bookedAt(before, three)
    if (!a) throw new Error('A group has orders')
    expect([...sharesWithout(dearer, a, unchanged(others)).values()]).toEqual([295, 295])
    const free = ['a', 'b', 'c'].map((id) => {
      return { id, goodsCents: 4_000, grams: 0, deliveryCents: 0, country: 'DE', isFixed: false }
    })
    const [first, ...rest] = free
    if (!first) throw new Error('A group has orders')
    expect([...sharesWithout(dearer, first, unchanged(rest)).values()]).toEqual([450, 450])
  })
})
