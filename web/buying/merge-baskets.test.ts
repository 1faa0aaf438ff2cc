import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BasketLine } from './basket.ts'
import { areSame, mergeBaskets } from './merge-baskets.ts'

type Quantities = Readonly<Record<string, number>>

const basketOf = (quantities: Quantities): readonly BasketLine[] =>
  Object.entries(quantities).map(([id, quantity]) => ({ id, quantity, name: id }))
const quantitiesOf = (lines: readonly BasketLine[]): Quantities =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
const merge = (base: Quantities, here: Quantities, there: Quantities) =>
  quantitiesOf(mergeBaskets(basketOf(base), basketOf(here), basketOf(there)))

const product = fc.constantFrom('a', 'b', 'c', 'd')
const quantities = fc.dictionary(product, fc.integer({ min: 1, max: 9 }))

describe('Merging the basket of a browser with the account’s', () => {
  test.each<[string, Quantities, Quantities, Quantities, Quantities]>([
    ['what a visitor put in joins what the account has', {}, { a: 1 }, { b: 2 }, { b: 2, a: 1 }],
    [
      'the same product on both sides for the first time is the larger, not the sum',
      {},
      { a: 2 },
      { a: 3 },
      { a: 3 },
    ],
    [
      'a quantity that only this browser changed holds, also a smaller one',
      { a: 5 },
      { a: 2 },
      { a: 5 },
      { a: 2 },
    ],
    ['a quantity that only another device changed holds', { a: 5 }, { a: 5 }, { a: 1 }, { a: 1 }],
    ['a line that was removed here and not touched there is gone', { a: 5 }, {}, { a: 5 }, {}],
    ['a line that was removed here and changed there stays', { a: 5 }, {}, { a: 7 }, { a: 7 }],
    ['a quantity that both changed is the larger', { a: 5 }, { a: 6 }, { a: 3 }, { a: 6 }],
  ])('%s', (_, base, here, there, expected) => {
    expect(merge(base, here, there)).toEqual(expected)
  })

  test('keeps the order and the first price of the account’s lines, and new ones follow', () => {
    const there = [{ id: 'b', quantity: 1, name: 'B', price: 10 }]
    const here = [
      { id: 'a', quantity: 1, name: 'A' },
      { id: 'b', quantity: 2, name: 'B', price: 12 },
    ]
    expect(mergeBaskets([], here, there)).toEqual([
      { id: 'b', quantity: 2, name: 'B', price: 10 },
      { id: 'a', quantity: 1, name: 'A' },
    ])
  })

  test('never gives a line more pieces than one of the baskets has, and loses no line that either added', () => {
    fc.assert(
      fc.property(quantities, quantities, quantities, (base, here, there) => {
        const result = merge(base, here, there)
        for (const [id, quantity] of Object.entries(result))
          expect(quantity).toBeLessThanOrEqual(Math.max(here[id] ?? 0, there[id] ?? 0))
        for (const side of [here, there])
          for (const id of Object.keys(side)) if (!(id in base)) expect(result[id]).toBeGreaterThan(0)
      }),
    )
  })

  test('changes nothing the second time, and gives the same result if the baskets are swapped', () => {
    fc.assert(
      fc.property(quantities, quantities, quantities, (base, here, there) => {
        const once = merge(base, here, there)
        expect(merge(there, once, there)).toEqual(once)
        expect(merge(base, there, here)).toEqual(once)
      }),
    )
  })
})

type Step =
  | { readonly kind: 'set'; readonly device: 0 | 1; readonly id: string; readonly quantity: number }
  | { readonly kind: 'meet'; readonly device: 0 | 1; readonly answerIsLost: boolean }

interface Device {
  base: Quantities
  here: Quantities
}

const device = fc.constantFrom<0 | 1>(0, 1)
const history: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('set' as const),
      device,
      id: product,
      quantity: fc.integer({ min: 0, max: 9 }),
    }),
    fc.record({ kind: fc.constant('meet' as const), device, answerIsLost: fc.boolean() }),
  ),
  { maxLength: 30 },
)

test('Any history of two devices leads to the same basket on both and in the account, even with lost answers', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const devices: readonly [Device, Device] = [
        { base: {}, here: {} },
        { base: {}, here: {} },
      ]
      let account: Quantities = {}
      const everPut = new Map<string, number>()
      const meet = (one: Device, answerIsLost: boolean) => {
        const merged = merge(one.base, one.here, account)
        one.here = merged
        account = merged
        if (!answerIsLost) one.base = merged
      }
      for (const step of steps) {
        const one = devices[step.device]
        if (step.kind === 'meet') meet(one, step.answerIsLost)
        else {
          const { [step.id]: _, ...others } = one.here
          one.here = step.quantity === 0 ? others : { ...others, [step.id]: step.quantity }
          everPut.set(step.id, Math.max(everPut.get(step.id) ?? 0, step.quantity))
        }
      }
      for (const one of [...devices, ...devices]) meet(one, false)
      expect(areSame(basketOf(devices[0].here), basketOf(account))).toBe(true)
      expect(areSame(basketOf(devices[1].here), basketOf(account))).toBe(true)
      for (const [id, quantity] of Object.entries(account))
        expect(quantity).toBeLessThanOrEqual(everPut.get(id) ?? 0)
    }),
    { numRuns: 500 },
  )
})
