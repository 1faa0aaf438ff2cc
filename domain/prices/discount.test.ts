import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestDiscount, type DiscountedLine, discountOf, isDiscount } from './discount.ts'
import type { PriceRule } from './price-rule.ts'

const now = 1_000_000
const context = { now, groupIds: new Set<string>(), usedRuleIds: new Set<string>() }

function ruleOf(changes: Partial<PriceRule> = {}): PriceRule {
  return {
    id: 'rule',
    name: 'Club',
    way: 'code',
    off: { kind: 'percent', hundredths: 1_000 },
    on: { kind: 'everything' },
    startsAt: null,
    endsAt: null,
    stoppedAt: null,
    minimumCents: null,
    oncePerAccount: false,
    mostUses: null,
    uses: 0,
    code: 'CLUB',
    groupId: null,
    ...changes,
  }
}

function lineOf(changes: Partial<DiscountedLine> = {}): DiscountedLine {
  const line = { id: 'a', productId: 'p', category: null, brand: null, goodsCents: 1_000, isGiftCard: false }
  const whole = { ...line, ...changes }
  return { regularCents: whole.goodsCents, ...whole }
}

describe('A discount', () => {
  test.each([
    ['before its start', { startsAt: now + 1 }, { why: 'planned', startsAt: now + 1 }],
    ['at its end', { endsAt: now }, { why: 'ended' }],
    ['once stopped', { stoppedAt: now }, { why: 'ended' }],
    ['for a foreign group', { groupId: 'club' }, { why: 'other group' }],
    ['without uses left', { mostUses: 3, uses: 3 }, { why: 'used up' }],
    ['below its minimum', { minimumCents: 1_620 }, { why: 'minimum', missingCents: 620 }],
    ['on other products', { on: { kind: 'products', ids: ['other'] } }, { why: 'no product' }],
  ] as const)('Does not apply %s', (_, changes, problem) => {
    expect(discountOf(ruleOf(changes), [lineOf()], context)).toEqual(problem)
  })

  test('Applies once an account', () => {
    const rule = ruleOf({ oncePerAccount: true })
    const used = { ...context, usedRuleIds: new Set([rule.id]) }
    expect(discountOf(rule, [lineOf()], used)).toEqual({ why: 'used by the account' })
    expect(discountOf(rule, [lineOf()], context)).toMatchObject({ cents: 100 })
  })

  test('Applies at the instant of its start', () => {
    expect(discountOf(ruleOf({ startsAt: now }), [lineOf()], context)).toMatchObject({ cents: 100 })
  })

  test('Covers categories and brands by their names in any letter case, and products by their ids', () => {
    const line = lineOf({ category: 'Bottom brackets', brand: 'Hollis' })
    const on = (targets: PriceRule['on']) => isDiscount(discountOf(ruleOf({ on: targets }), [line], context))
    expect(on({ kind: 'categories', names: ['bottom BRACKETS'] })).toBe(true)
    expect(on({ kind: 'brands', names: ['hollis'] })).toBe(true)
    expect(on({ kind: 'products', ids: ['p'] })).toBe(true)
    expect(on({ kind: 'categories', names: ['Chains'] })).toBe(false)
  })

  test('A rule that the sale beats does not ask for more goods', () => {
    const onSale = lineOf({ goodsCents: 800, regularCents: 1_000 })
    const rule = ruleOf({ off: { kind: 'percent', hundredths: 1_000 }, minimumCents: 5_000 })
    expect(discountOf(rule, [onSale], context)).toEqual({ why: 'sale is better' })
    const better = ruleOf({ off: { kind: 'percent', hundredths: 3_000 }, minimumCents: 5_000 })
    expect(discountOf(better, [onSale], context)).toEqual({ why: 'minimum', missingCents: 4_200 })
  })

  test('A line on sale gets the better of the two prices, not both', () => {
    const onSale = lineOf({ goodsCents: 800, regularCents: 1_000 })
    const percent = (hundredths: number) => ruleOf({ off: { kind: 'percent', hundredths } })
    expect(discountOf(percent(1_000), [onSale], context)).toEqual({ why: 'sale is better' })
    expect(discountOf(percent(3_000), [onSale], context)).toMatchObject({ cents: 100 })
    const amount = ruleOf({ off: { kind: 'amount', cents: 500 } })
    expect(discountOf(amount, [onSale], context)).toMatchObject({ cents: 300 })
  })

  test('Never lowers a gift card, nor counts it for the minimum', () => {
    const card = lineOf({ id: 'card', isGiftCard: true, goodsCents: 5_000 })
    expect(discountOf(ruleOf(), [card], context)).toEqual({ why: 'no product' })
    const rule = ruleOf({ minimumCents: 2_000 })
    expect(discountOf(rule, [card, lineOf()], context)).toEqual({ why: 'minimum', missingCents: 1_000 })
  })

  test('The best rule for the customer applies; of equal ones, the first', () => {
    const rules = [5, 20, 10].map((percent) =>
      ruleOf({ id: String(percent), off: { kind: 'percent', hundredths: percent * 100 } }),
    )
    expect(bestDiscount(rules, [lineOf()], context)?.rule.id).toBe('20')
    const same = [ruleOf({ id: 'code' }), ruleOf({ id: 'basket' })]
    expect(bestDiscount(same, [lineOf()], context)?.rule.id).toBe('code')
    expect(bestDiscount([], [lineOf()], context)).toBeUndefined()
  })

  const off = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 5_000_000 }) }),
  )
  const line = fc
    .record({
      regularCents: fc.integer({ min: 0, max: 10_000_000 }),
      sale: fc.double({ min: 0, max: 1, noNaN: true }),
      isGiftCard: fc.boolean(),
    })
    .map(({ sale, ...one }) => ({ ...one, goodsCents: Math.floor(one.regularCents * (1 - sale)) }))
  const lines = fc
    .array(line, { minLength: 1, maxLength: 12 })
    .map((some) => some.map((one, index) => lineOf({ ...one, id: String(index) })))

  test('Its shares add up to the cent, and no line falls below 0', () => {
    fc.assert(
      fc.property(off, lines, (taken, some) => {
        const found = discountOf(ruleOf({ off: taken }), some, context)
        if (!isDiscount(found)) return
        const shares = [...found.shares].map(([id, cents]) => ({ line: some[Number(id)], cents }))
        expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(found.cents)
        for (const { line: of, cents } of shares) {
          expect(cents).toBeGreaterThan(0)
          expect(cents).toBeLessThanOrEqual(of?.goodsCents ?? -1)
          expect(of?.isGiftCard).toBe(false)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
