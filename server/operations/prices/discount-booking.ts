import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import type { Discount, DiscountedLine } from '../../../domain/prices/discount.ts'
import {
  type DiscountableGoods,
  type LineDiscount,
  lineDiscounts,
} from '../../../domain/prices/discounted-goods.ts'
import type { Transaction } from '../../data/database.ts'
import { takeUse } from '../../data/queries/prices/rule-uses.ts'
import { newId } from '../../platform/ids.ts'
import type { Shop } from '../shop.ts'
import { discountTexts } from './discount-texts.ts'
import { refuseCode } from './refuse-code.ts'
import {
  type ChosenDiscount,
  chooseDiscount,
  isBetterWithout,
  type RuledCustomer,
  type RulesInForce,
  withoutRule,
} from './rules-in-force.ts'

/** A line of a booking for its discount. */
export type DiscountLine = DiscountedLine & DiscountableGoods

/** The use of a rule by a booking. */
export interface DiscountUse {
  readonly discountUseId: string
  readonly discountName: string
  /** The code as the owner wrote it; null for a rule that applies by itself. */
  readonly discountCode: string | null
}

/** What a booking gets. */
export interface BookedDiscount {
  /** Undefined if no rule lowers the booking. */
  readonly use: DiscountUse | undefined
  /** By the id of a line; only lines that are lowered. */
  readonly byLine: ReadonlyMap<string, LineDiscount>
  /** Says that another price is better than the typed code; undefined if the code applies, or no code was typed. */
  readonly note: string | undefined
}

interface Booking {
  readonly customer: RuledCustomer
  readonly lines: readonly DiscountLine[]
  /** The smallest card payment. */
  readonly leastCents: number
  /** Adds the tax of the country to an amount of the catalogue. */
  readonly grossOf: (cents: number) => number
}

/**
 * Takes the best rule for a booking, and counts its use. Refuses a code that does not apply at the field `code`, unless
 * another price is better for the customer. Call it after all stock is taken.
 */
export async function discountBooking(
  shop: Pick<Shop, 'settings'>,
  transaction: Transaction,
  inForce: RulesInForce,
  { customer, lines, leastCents, grossOf }: Booking,
): Promise<Outcome<BookedDiscount>> {
  let rules = inForce
  for (;;) {
    const chosen = chooseDiscount(rules, lines)
    const { best, problem } = chosen
    if (problem && !isBetterWithout(problem)) {
      const { code, message } = refuseCode(shop, problem, { rules, customer, grossOf })
      return refusedAt('code', code, message)
    }
    const byLine = best ? lineDiscounts(best, lines, leastCents, grossOf) : new Map<string, LineDiscount>()
    if (!best || byLine.size === 0)
      return done({ use: undefined, byLine: new Map(), note: noteOf(chosen, undefined) })
    const { id: ruleId, name: discountName, code: discountCode } = best.rule
    const use = { discountUseId: newId(), discountName, discountCode }
    const taken = { useId: use.discountUseId, ruleId, userId: customer.userId }
    if (await takeUse(transaction, taken, rules.context.now))
      return done({ use, byLine, note: noteOf(chosen, best) })
    // Other bookings have used it up since it was read.
    rules = withoutRule(rules, best.rule)
  }
}

/** Says which price applies instead of the typed code. */
export function noteOf({ problem }: ChosenDiscount, best: Discount | undefined): string | undefined {
  if (!problem || !isBetterWithout(problem)) return undefined
  const texts = said(discountTexts)
  return best ? texts.better(best.rule.name) : texts.saleIsBetter
}
