import { spreadCents } from '../payments/spread-cents.ts'
import { covers, type PriceRule, phaseOf, type RuledProduct } from './price-rule.ts'

/** A line of a booking, at catalogue prices. */
export interface DiscountedLine extends RuledProduct {
  readonly id: string
  /** The goods at the present price tags, in cents of the catalogue. */
  readonly goodsCents: number
  /** The goods without the running sale; equal without one. */
  readonly regularCents: number
}

/** What the shop knows of the customer; a visitor is in no group and has used nothing. */
export interface DiscountContext {
  readonly now: number
  readonly groupIds: ReadonlySet<string>
  /** The rules that unreleased uses of the account name. */
  readonly usedRuleIds: ReadonlySet<string>
}

/** A rule that lowers a booking, with the share of each line that it lowers. */
export interface Discount {
  readonly rule: PriceRule
  /** More than 0. */
  readonly cents: number
  /** By the line's id, in cents of the catalogue. */
  readonly shares: ReadonlyMap<string, number>
}

/** Why a rule does not lower a booking. */
export type DiscountProblem =
  | { readonly why: 'planned'; readonly startsAt: number }
  | {
      readonly why:
        | 'ended'
        | 'used up'
        | 'used by the account'
        | 'other group'
        | 'no product'
        | 'sale is better'
    }
  | { readonly why: 'minimum'; readonly missingCents: number }

/**
 * Returns what a rule takes off a booking, or why it does not. A line on sale gets the better of the two prices, so no
 * two rules ever lower one piece together.
 */
export function discountOf(
  rule: PriceRule,
  lines: readonly DiscountedLine[],
  context: DiscountContext,
): Discount | DiscountProblem {
  const refused = refusalOf(rule, context)
  if (refused) return refused
  const covered = lines.filter((line) => covers(rule.on, line))
  if (covered.length === 0) return { why: 'no product' }
  const offs = offsOf(rule, covered)
  const cents = sumOf(offs)
  // Before the minimum, so that nobody buys more for a rule that the sale beats.
  if (cents === 0) return { why: 'sale is better' }
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard)
  const missingCents = (rule.minimumCents ?? 0) - sumOf(goods.map(({ goodsCents }) => goodsCents))
  if (missingCents > 0) return { why: 'minimum', missingCents }
  const shares = covered.map(({ id }, index) => [id, offs[index] ?? 0] as const)
  return { rule, cents, shares: new Map(shares.filter(([, share]) => share > 0)) }
}

/** Returns whether a rule lowers the booking. */
export function isDiscount(found: Discount | DiscountProblem): found is Discount {
  return 'rule' in found
}

/**
 * Returns the best discount for the customer; undefined if none lowers the booking. Of equal ones the first counts, so
 * a caller that lists the code first prefers it to rules that apply by themselves.
 */
export function bestDiscount(
  rules: readonly PriceRule[],
  lines: readonly DiscountedLine[],
  context: DiscountContext,
): Discount | undefined {
  const found = rules.map((rule) => discountOf(rule, lines, context)).filter(isDiscount)
  return found.reduce<Discount | undefined>(
    (best, discount) => (best && best.cents >= discount.cents ? best : discount),
    undefined,
  )
}

function refusalOf(rule: PriceRule, context: DiscountContext): DiscountProblem | undefined {
  const { groupIds, usedRuleIds, now } = context
  const phase = phaseOf(rule, now)
  if (phase === 'planned' && rule.startsAt !== null) return { why: 'planned', startsAt: rule.startsAt }
  if (phase !== 'running') return { why: 'ended' }
  if (rule.groupId !== null && !groupIds.has(rule.groupId)) return { why: 'other group' }
  if (rule.oncePerAccount && usedRuleIds.has(rule.id)) return { why: 'used by the account' }
  if (rule.mostUses !== null && rule.uses >= rule.mostUses) return { why: 'used up' }
  return undefined
}

/** Returns what is taken off each covered line below its present goods. */
function offsOf({ off }: Pick<PriceRule, 'off'>, covered: readonly DiscountedLine[]): readonly number[] {
  if (off.kind === 'percent')
    return covered.map(({ regularCents, goodsCents }) => {
      const saved = regularCents - goodsCents
      return Math.min(goodsCents, Math.max(0, percentOf(regularCents, off.hundredths) - saved))
    })
  const goodsCents = covered.map((line) => line.goodsCents)
  const saved = sumOf(covered.map(({ regularCents }) => regularCents)) - sumOf(goodsCents)
  const cents = Math.min(sumOf(goodsCents), Math.max(0, off.cents - saved))
  return spreadCents(cents, goodsCents)
}

/** Returns a share in cents, rounded half up, from hundredths of a percent. */
export function percentOf(cents: number, hundredths: number): number {
  return Number((2n * BigInt(cents) * BigInt(hundredths) + 10_000n) / 20_000n)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0)
}
