import type { Generated } from 'kysely'
import type { RuleOff, RuleWay } from '../../../domain/prices/price-rule.ts'
import type { Flag } from './catalogue-tables.ts'

/** The owner's rules that lower prices (docs/decisions/0149). */
export interface PriceRulesTable {
  id: string
  /** What customers read as its name. */
  name: string
  way: RuleWay
  off_kind: RuleOff['kind']
  /** Hundredths of a percent, or cents of the catalogue. */
  off_value: number
  /** JSON of `RuleTargets`. */
  targets: string
  minimum_cents: number | null
  once_per_account: Flag
  most_uses: number | null
  /** The uses that are not released; updated under the row's lock in the transaction of each use. */
  uses: Generated<number>
  code: string | null
  /** The code in upper case without spaces and accents, unique. */
  code_folded: string | null
  group_id: string | null
  starts_at: number | null
  ends_at: number | null
  stopped_at: number | null
  /** Counts the changes by staff. */
  version: number
  created_by: string | null
  created_at: number
  updated_at: number
}

/** One row: the instant at which a sale starts or ends, after all that are applied. */
export interface NextPriceChangeTable {
  id: number
  /** Null without one. A past instant waits to be applied. */
  at: number | null
}

/** One use of a rule by a booking: of all orders that were booked together. */
export interface PriceRuleUsesTable {
  id: string
  rule_id: string
  user_id: string
  used_at: number
  /** When its last order was cancelled or its hold expired; null while it counts. */
  released_at: number | null
}

/** Customers for whom a rule may be. */
export interface CustomerGroupsTable {
  id: string
  name: string
  name_folded: string
  /** The prices of its members; null if they pay what everybody pays. */
  price_list_id: Generated<string | null>
  version: number
  created_at: number
  updated_at: number
}

/** The members of a group, by email, so that a list can name people who have no account yet. */
export interface CustomerGroupMembersTable {
  group_id: string
  /** Folded. Only an account that has proven this address counts as the member. */
  email: string
}

/** Own prices, for the people of companies and for groups of customers (docs/decisions/0160). */
export interface PriceListsTable {
  id: string
  name: string
  name_folded: string
  /** What it takes off every product without steps, in hundredths of a percent; 0 for nothing. */
  rate_hundredths: Generated<number>
  /** How many products have prices in it. */
  products: Generated<number>
  /** Counts its changes, also those of its prices. */
  version: number
  created_at: number
  updated_at: number
}

/** The own prices of a product in a list. */
export interface PriceListProductsTable {
  list_id: string
  product_id: string
  /** JSON of `PriceBreak[]`, sorted by quantity, in cents of the catalogue. */
  steps: string
  /** The product's name, folded, when its price was written; a list is sorted by it. */
  listed_as: string
}

/** The prices that a version of a list changed, so that the change can be undone. */
export interface PriceListChangesTable {
  list_id: string
  version: number
  product_id: string
  /** Null: the product had none, or has none from then on. */
  steps_before: string | null
  steps_after: string | null
}
