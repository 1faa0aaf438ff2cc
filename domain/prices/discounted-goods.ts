import type { Discount } from './discount.ts'

/** What a discount takes off a line, before the tax of a country and as the customer sees it. */
export interface LineDiscount {
  readonly catalogueCents: number
  /** At most the goods of the line. */
  readonly cents: number
}

/** A line of a booking, at the catalogue's prices and at those that the customer pays. */
export interface DiscountableGoods {
  readonly id: string
  readonly goodsCents: number
  readonly grossGoodsCents: number
}

export const noDiscount: LineDiscount = { catalogueCents: 0, cents: 0 }

/**
 * Returns what a discount takes off each line that it lowers. A line keeps at least the smallest amount that a card can
 * pay, because each order can be paid alone.
 *
 * @param leastCents the smallest card payment.
 * @param grossOf adds the tax of the country to an amount of the catalogue.
 */
export function lineDiscounts(
  { shares }: Pick<Discount, 'shares'>,
  lines: readonly DiscountableGoods[],
  leastCents: number,
  grossOf: (cents: number) => number,
): ReadonlyMap<string, LineDiscount> {
  const discounts = lines.map(({ id, goodsCents, grossGoodsCents }) => {
    const catalogueCents = Math.min(shares.get(id) ?? 0, Math.max(0, goodsCents - leastCents))
    const cents = Math.min(grossOf(catalogueCents), Math.max(0, grossGoodsCents - leastCents))
    return [id, { catalogueCents, cents }] as const
  })
  return new Map(discounts.filter(([, { cents }]) => cents > 0))
}

/**
 * Returns what a discount takes off goods at the tax of a country.
 *
 * @param mostCents the goods, or as much of them as the discount may take off.
 */
export function discountAtTax(
  catalogueCents: number,
  mostCents: number,
  grossOf: (cents: number) => number,
): number {
  return Math.min(mostCents, grossOf(catalogueCents))
}

/** An order of a purchase with a discount, or without one because the rule does not cover it. */
export interface DiscountedOrder {
  readonly id: string
  readonly catalogueGoodsCents: number
  readonly catalogueDiscountCents: number
  /** True for an order whose price stays, because it is paid or its payment is under way. */
  readonly isFixed: boolean
}

/** A rule as far as the rest of a purchase depends on it. */
interface RestRule {
  readonly kind: 'percent' | 'amount'
  readonly minimumCents: number | null
}

/**
 * Returns the discounts of the orders that remain after one of their purchase is cancelled, before the tax of a
 * country; without orders whose price stays. Below the minimum of its rule the discount ends. An amount is spread again
 * over the rest.
 *
 * @param remaining all orders of the purchase that are not cancelled, also those that the rule does not cover.
 * @param spread spreads cents over weights by largest remainder.
 */
export function discountsWithout(
  rule: RestRule,
  cancelled: DiscountedOrder,
  remaining: readonly DiscountedOrder[],
  leastCents: number,
  spread: (cents: number, weights: readonly number[]) => readonly number[],
): ReadonlyMap<string, number> {
  const covered = remaining.filter(({ catalogueDiscountCents }) => catalogueDiscountCents > 0)
  const open = covered.filter(({ isFixed }) => !isFixed)
  const restCents = goodsOf(remaining)
  const minimumCents = rule.minimumCents ?? 0
  // An owner who raises the minimum later does not end a discount that was booked.
  if (restCents < minimumCents && restCents + cancelled.catalogueGoodsCents >= minimumCents)
    return new Map(open.map(({ id }) => [id, 0]))
  if (rule.kind === 'percent') return new Map()
  const amountCents = discountOf([cancelled, ...covered])
  const fixedCents = discountOf(covered.filter(({ isFixed }) => isFixed))
  const cents = Math.min(amountCents - fixedCents, goodsOf(open))
  const shares = spread(
    cents,
    open.map(({ catalogueGoodsCents }) => catalogueGoodsCents),
  )
  return new Map(
    open.map(({ id, catalogueGoodsCents }, index) => {
      const most = Math.max(0, catalogueGoodsCents - leastCents)
      return [id, Math.min(shares[index] ?? 0, most)]
    }),
  )
}

function goodsOf(orders: readonly DiscountedOrder[]): number {
  return orders.reduce((sum, { catalogueGoodsCents }) => sum + catalogueGoodsCents, 0)
}

function discountOf(orders: readonly DiscountedOrder[]): number {
  return orders.reduce((sum, { catalogueDiscountCents }) => sum + catalogueDiscountCents, 0)
}
