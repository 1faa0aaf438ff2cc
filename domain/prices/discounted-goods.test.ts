import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceBreakFor } from '../catalogue/price-breaks.ts'
import { deliveryShares } from '../delivery/delivery-fee.ts'
import { orderPriceCents } from '../money.ts'
import { spreadCents } from '../payments/spread-cents.ts'
import { taxOfSales } from '../tax/tax-of-sales.ts'
import { creditedTaxesByRate, taxCentsOf, taxesByRate } from '../tax/taxes-by-rate.ts'
import {
  arbitraryCountry,
  arbitraryLine,
  arbitraryOff,
  arbitraryRates,
  arbitraryTaxes,
} from '../testing/arbitrary-prices.ts'
import { bestDiscount } from './discount.ts'
import { discountAtTax, discountsWithout, lineDiscounts, noDiscount } from './discounted-goods.ts'
import type { PriceRule } from './price-rule.ts'

const leastCents = 50
const now = 1_000
const context = { now, groupIds: new Set<string>(), usedRuleIds: new Set<string>() }
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)

const arbitraryRule: fc.Arbitrary<PriceRule> = fc
  .record({
    off: arbitraryOff,
    minimumCents: fc.option(fc.integer({ min: 1, max: 60_000 })),
    on: fc.constantFrom<PriceRule['on'][]>(
      { kind: 'everything' },
      { kind: 'products', ids: ['0', '2'] },
      { kind: 'brands', names: ['ODD'] },
    ),
    endsAt: fc.constantFrom(null, now, now + 1),
  })
  .map((rule) => ({
    id: JSON.stringify(rule),
    name: 'Rule',
    way: 'code',
    startsAt: null,
    stoppedAt: null,
    oncePerAccount: false,
    mostUses: null,
    uses: 0,
    code: 'RULE',
    groupId: null,
    ...rule,
  }))

const purchases = fc.record({
  rules: fc.array(arbitraryRule, { maxLength: 3 }),
  lines: fc.array(fc.record({ line: arbitraryLine, sale: fc.constantFrom(0, 0, 0.25, 1) }), {
    minLength: 1,
    maxLength: 5,
  }),
  rates: arbitraryRates,
  taxes: arbitraryTaxes,
  country: arbitraryCountry,
  moved: arbitraryCountry,
  cancelled: fc.nat(4),
  paid: fc.integer({ min: 0, max: 31 }),
})
type Planned = typeof purchases extends fc.Arbitrary<infer Value> ? Value : never

/** Prices lines as a booking does. */
function price({ rules, lines, taxes, rates }: Planned, country: string | null) {
  const { grossOf, taxOf } = taxOfSales(taxes, '2026-12-01')
  const gross = (cents: number) => grossOf(cents, country)
  const priced = lines.map(({ line, sale }, index) => {
    const { quantity, priceBreaks, unitPriceCents } = line
    const regular = priceBreakFor(quantity, priceBreaks)?.unitPriceCents ?? unitPriceCents
    const unitCents = Math.max(1, Math.floor(regular * (1 - sale)))
    return {
      id: String(index),
      productId: String(index),
      category: null,
      brand: index % 2 === 1 ? 'odd' : null,
      isGiftCard: false,
      regularCents: orderPriceCents(regular, quantity),
      goodsCents: orderPriceCents(unitCents, quantity),
      grossGoodsCents: orderPriceCents(gross(unitCents), quantity),
    }
  })
  const best = bestDiscount(rules, priced, context)
  const discounts = best ? lineDiscounts(best, priced, leastCents, gross) : new Map()
  const orders = priced.map((line) => {
    const { catalogueCents, cents } = discounts.get(line.id) ?? noDiscount
    return { ...line, catalogueCents, cents, paidGoodsCents: line.grossGoodsCents - cents }
  })
  const parcel = orders.map(({ id, paidGoodsCents }) => {
    return { id, goodsCents: paidGoodsCents, grams: 100, country, deliveryCents: 0, isFixed: false }
  })
  const shares = deliveryShares(rates, parcel, grossOf)
  const tax = taxOf(country)
  const prices = orders.map((order) => {
    const deliveryCents = shares.get(order.id) ?? 0
    return { ...order, deliveryCents, priceCents: order.paidGoodsCents + deliveryCents }
  })
  return { best, gross, prices, tax }
}

describe('Goods with a discount', () => {
  test('Never cost less than nothing or more than without, and their parts are the whole, with delivery, tax and refunds', () => {
    fc.assert(
      fc.property(purchases, (planned) => {
        const { best, prices, tax } = price(planned, planned.country)
        for (const { cents, catalogueCents, goodsCents, grossGoodsCents, paidGoodsCents } of prices) {
          expect(cents).toBeGreaterThanOrEqual(0)
          expect(paidGoodsCents + cents).toBe(grossGoodsCents)
          expect(paidGoodsCents).toBeGreaterThanOrEqual(Math.min(grossGoodsCents, leastCents))
          expect(catalogueCents).toBeLessThanOrEqual(goodsCents)
        }
        // The cent that a card must be able to take is all that the lines lose of the rule.
        const lowered = sumOf(prices.map(({ catalogueCents }) => catalogueCents))
        expect(lowered).toBeLessThanOrEqual(best?.cents ?? 0)
        if (best?.rule.off.kind === 'amount') expect(lowered).toBeLessThanOrEqual(best.rule.off.cents)
        // An invoice of the whole, and credit notes of its orders one after the other, agree to the cent.
        const sold = prices.map(({ priceCents }) => ({ cents: priceCents, tax }))
        const invoice = taxesByRate(sold)
        const credits = sold.map((part, index) => creditedTaxesByRate([part], sold.slice(0, index)))
        if (!tax) return
        expect(sumOf(invoice.map(({ grossCents }) => grossCents))).toBe(sumOf(sold.map(({ cents }) => cents)))
        expect(sumOf(credits.map(taxCentsOf))).toBe(taxCentsOf(invoice))
      }),
      { numRuns: 20_000, seed: 53 },
    )
  })

  test('Keep their discount within their goods in another country, and after another order of the purchase is cancelled', () => {
    fc.assert(
      fc.property(purchases, (planned) => {
        const { best, prices } = price(planned, planned.country)
        const there = taxOfSales(planned.taxes, '2026-12-01')
        for (const { catalogueCents, grossGoodsCents } of prices) {
          const cents = discountAtTax(catalogueCents, grossGoodsCents, (of) =>
            there.grossOf(of, planned.moved),
          )
          expect(cents).toBeGreaterThanOrEqual(0)
          expect(cents).toBeLessThanOrEqual(grossGoodsCents)
        }
        const orders = prices.map(({ id, goodsCents, catalogueCents }, index) => ({
          id,
          catalogueGoodsCents: goodsCents,
          catalogueDiscountCents: catalogueCents,
          isFixed: (planned.paid >> index) % 2 === 1,
        }))
        const cancelled = orders[planned.cancelled % orders.length]
        if (!best || !cancelled) return
        const rest = orders.filter((order) => order !== cancelled)
        const rule = { kind: best.rule.off.kind, minimumCents: best.rule.minimumCents }
        const changed = discountsWithout(rule, cancelled, rest, leastCents, spreadCents)
        const after = rest.map((order) => {
          const cents = changed.get(order.id) ?? order.catalogueDiscountCents
          if (order.isFixed) expect(changed.has(order.id)).toBe(false)
          expect(cents).toBeGreaterThanOrEqual(0)
          expect(cents).toBeLessThanOrEqual(order.catalogueGoodsCents)
          return cents
        })
        const before = sumOf(orders.map(({ catalogueDiscountCents }) => catalogueDiscountCents))
        expect(sumOf(after)).toBeLessThanOrEqual(before)
        const goods = sumOf(rest.map(({ catalogueGoodsCents }) => catalogueGoodsCents))
        if (goods < (best.rule.minimumCents ?? 0))
          expect(sumOf(after)).toBe(
            sumOf(rest.map((order) => (order.isFixed ? order.catalogueDiscountCents : 0))),
          )
      }),
      { numRuns: 5_000, seed: 53 },
    )
  })
})
