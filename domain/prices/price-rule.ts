import { foldText } from '../search/fold-text.ts'

/** How a rule is applied: a sale changes price tags, the others lower the goods of a booking. */
export type RuleWay = 'sale' | 'code' | 'basket'

/** What a rule takes off: hundredths of a percent, or cents of the catalogue. A sale takes the cents off each piece. */
export type RuleOff =
  | { readonly kind: 'percent'; readonly hundredths: number }
  | { readonly kind: 'amount'; readonly cents: number }

/** The products of a rule. Names are compared as folded text; ids are ids of products. */
export type RuleTargets =
  | { readonly kind: 'everything' }
  | { readonly kind: 'categories' | 'brands'; readonly names: readonly string[] }
  | { readonly kind: 'products'; readonly ids: readonly string[] }

/** The period of a rule, in milliseconds; null for no limit. */
export interface RulePeriod {
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** When staff stopped it for good; null if they did not. */
  readonly stoppedAt: number | null
}

/** A rule that the owner wrote, which lowers prices. */
export interface PriceRule extends RulePeriod {
  readonly id: string
  /** What customers read as its name. */
  readonly name: string
  readonly way: RuleWay
  readonly off: RuleOff
  readonly on: RuleTargets
  /** The least sum of goods in a booking, in cents of the catalogue; null for none. */
  readonly minimumCents: number | null
  readonly oncePerAccount: boolean
  /** How often it can be used in all; null for no limit. */
  readonly mostUses: number | null
  /** How often it is used by orders that are not cancelled and whose hold has not expired. */
  readonly uses: number
  /** The code as the owner wrote it; null for a rule without. */
  readonly code: string | null
  /** The group of customers that it is for; null for all. */
  readonly groupId: string | null
}

export type RulePhase = 'planned' | 'running' | 'ended' | 'stopped'

/** Returns the phase of a rule at an instant. It runs from its start, and no longer at its end. */
export function phaseOf({ startsAt, endsAt, stoppedAt }: RulePeriod, now: number): RulePhase {
  if (stoppedAt !== null && stoppedAt <= now) return 'stopped'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt !== null && now < startsAt ? 'planned' : 'running'
}

/** The properties of a product that decide whether a rule covers it. */
export interface RuledProduct {
  readonly productId: string
  readonly category: string | null
  readonly brand: string | null
  /** No rule lowers the price of a gift card. */
  readonly isGiftCard: boolean
}

/** Returns whether a rule covers a product. Letter case and accents of names do not count. */
export function covers(on: RuleTargets, product: RuledProduct): boolean {
  if (product.isGiftCard) return false
  switch (on.kind) {
    case 'everything':
      return true
    case 'products':
      return on.ids.includes(product.productId)
    case 'categories':
    case 'brands': {
      const name = on.kind === 'categories' ? product.category : product.brand
      return name !== null && on.names.some((each) => foldText(each) === foldText(name))
    }
  }
}

/**
 * The form of a code in which only letters and digits count, in any case: "club 10" is `CLUB10`. No code has a colon:
 * the text before a colon is a label, as in "Code: CLUB10".
 */
export function foldedCode(code: string): string {
  const [own = ''] = code.normalize('NFKC').split(':').slice(-1)
  return own.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
