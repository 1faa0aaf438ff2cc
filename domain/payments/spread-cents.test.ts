import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spreadCents } from './spread-cents.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 200 })
const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

describe('Spreading an amount over parts', () => {
  test.each([
    [590, [1000], [590]],
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 2, 3], [0, 0, 1]],
    [10, [1, 1, 2], [3, 2, 5]],
    [590, [4000, 1000], [472, 118]],
    [5, [0, 0], [3, 2]],
    [0, [7, 3], [0, 0]],
    [7, [0, 3], [0, 7]],
    [7, [], []],
  ])('Gives the largest remainders the last cents: %j over %j', (total, over, parts) => {
    expect(spreadCents(total, over)).toEqual(parts)
  })

  test('The parts add up to the amount', () => {
    fc.assert(fc.property(cents, weights, (total, over) => sumOf(spreadCents(total, over)) === total))
  })

  test('Each part differs from its exact share by less than a cent', () => {
    fc.assert(
      fc.property(cents, weights, (total, over) => {
        const sum = sumOf(over)
        if (sum === 0) return
        for (const [index, part] of spreadCents(total, over).entries())
          expect(Math.abs(part - (total * (over[index] ?? 0)) / sum)).toBeLessThan(1 + 1e-6)
      }),
    )
  })

  test('A larger weight never gets a smaller part', () => {
    fc.assert(
      fc.property(cents, weights, (total, over) => {
        const parts = spreadCents(total, over)
        const byWeight = over.map((weight, index) => ({ weight, part: parts[index] ?? 0 }))
        byWeight.sort((one, other) => one.weight - other.weight || one.part - other.part)
        for (const [index, { part }] of byWeight.entries())
          expect(part).toBeGreaterThanOrEqual(byWeight[index - 1]?.part ?? 0)
      }),
    )
  })
})
