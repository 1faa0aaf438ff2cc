import {
  bestDiscount,
  type Discount,
  type DiscountContext,
  type DiscountedLine,
  type DiscountProblem,
  discountOf,
  isDiscount,
} from '../../../domain/prices/discount.ts'
import type { PriceRule } from '../../../domain/prices/price-rule.ts'
import type { Reader } from '../../data/database.ts'
import { findRuleOfCode } from '../../data/queries/prices/price-rules.ts'
import { findUsesOf, listBasketRules, listGroupsOf } from '../../data/queries/prices/rule-uses.ts'

/** A customer, as far as rules depend on it. */
export interface RuledCustomer {
  readonly userId: string
  readonly email: string
  /** Whether the account has proven its email; only then it is a member of groups. */
  readonly proven: boolean
}

/** The rules that may lower a booking, for one customer at one instant. */
export interface RulesInForce {
  /** The rule of the typed code; undefined without a code, and for an unknown one. */
  readonly asked: PriceRule | undefined
  /** Whether a code was typed. */
  readonly hasCode: boolean
  /** The rules that apply by themselves. */
  readonly baskets: readonly PriceRule[]
  readonly context: DiscountContext
  /** When the account used rules. */
  readonly usedAt: ReadonlyMap<string, number>
}

interface Wanted {
  /** Undefined for a visitor. */
  readonly customer: RuledCustomer | undefined
  readonly code: string | undefined
}

/** Reads the rules that may lower a booking; one statement if there are none. */
export async function rulesInForce(
  read: Reader,
  { customer, code }: Wanted,
  now: number,
): Promise<RulesInForce> {
  const [baskets, found] = await Promise.all([
    listBasketRules(read, now),
    code === undefined ? undefined : findRuleOfCode(read, code),
  ])
  const asked = found?.way === 'code' ? found : undefined
  const rules = [...(asked ? [asked] : []), ...baskets]
  const once = rules.filter(({ oncePerAccount }) => oncePerAccount).map(({ id }) => id)
  const isForGroup = rules.some(({ groupId }) => groupId !== null)
  const [usedAt, groupIds] = await Promise.all([
    customer ? findUsesOf(read, customer.userId, once) : new Map<string, number>(),
    customer?.proven && isForGroup ? listGroupsOf(read, customer.email) : new Set<string>(),
  ])
  const context = { now, groupIds, usedRuleIds: new Set(usedAt.keys()) }
  return { asked, hasCode: code !== undefined, baskets, context, usedAt }
}

/** Why a code does not lower a booking. `not better`: another price is better for the customer. */
export type CodeProblem = DiscountProblem | { readonly why: 'unknown' | 'not better' }

/** What applies to a booking. */
export interface ChosenDiscount {
  /** The best rule for the customer; undefined if none lowers the booking. */
  readonly best: Discount | undefined
  /** Why the typed code is not that rule; undefined without a code. */
  readonly problem: CodeProblem | undefined
}

/** Chooses the rule that is best for the customer: of equal ones the code's, then the oldest. */
export function chooseDiscount(rules: RulesInForce, lines: readonly DiscountedLine[]): ChosenDiscount {
  const { asked, baskets, context, hasCode } = rules
  const best = bestDiscount([...(asked ? [asked] : []), ...baskets], lines, context)
  if (!hasCode || (asked && best?.rule === asked)) return { best, problem: undefined }
  if (!asked) return { best, problem: { why: 'unknown' } }
  const found = discountOf(asked, lines, context)
  return { best, problem: isDiscount(found) ? { why: 'not better' } : found }
}

/** Returns whether the booking goes on without the code, because another price is better for the customer. */
export function isBetterWithout({ why }: CodeProblem): boolean {
  return why === 'not better' || why === 'sale is better'
}

/** Returns the rules without one that other bookings used up since they were read. */
export function withoutRule(rules: RulesInForce, gone: PriceRule): RulesInForce {
  const usedUp = { ...gone, mostUses: 0 }
  return {
    ...rules,
    asked: rules.asked?.id === gone.id ? usedUp : rules.asked,
    baskets: rules.baskets.filter(({ id }) => id !== gone.id),
  }
}
