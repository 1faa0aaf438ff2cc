import type { PriceRule, RuleOff, RuleTargets } from '../../../domain/prices/price-rule.ts'
import type { Reader } from '../../data/database.ts'
import { namesOfProducts } from '../../data/queries/prices/covered-products.ts'
import { namesOfGroups } from '../../data/queries/prices/managed-groups.ts'
import type { WrittenRule } from '../../data/queries/prices/price-rules.ts'
import type { ChangedValues } from '../changes/record-change.ts'

/**
 * Returns the fields of a rule as the record of changes keeps them: each by itself, with the names of products and of
 * the group beside their ids, because people read the record later.
 */
export async function recordedFields(read: Reader, rule: WrittenRule): Promise<RecordedRule> {
  const { off, on, groupId } = rule
  const ids = on.kind === 'products' ? on.ids : []
  const products = await namesOfProducts(read, ids)
  const groups = await namesOfGroups(read, groupId === null ? [] : [groupId])
  return {
    name: rule.name,
    way: rule.way,
    percent: off.kind === 'percent' ? off.hundredths / 100 : null,
    amountCents: off.kind === 'amount' ? off.cents : null,
    on: on.kind,
    names: on.kind === 'categories' || on.kind === 'brands' ? on.names : [],
    productIds: ids,
    products: ids.map((id) => products.get(id) ?? id),
    startsAt: rule.startsAt,
    endsAt: rule.endsAt,
    minimumCents: rule.minimumCents,
    oncePerAccount: rule.oncePerAccount,
    mostUses: rule.mostUses,
    code: rule.code,
    groupId,
    group: groupId === null ? null : (groups.get(groupId) ?? null),
  }
}

/** The fields of a rule in the record of changes. */
export interface RecordedRule
  extends Pick<
    PriceRule,
    | 'name'
    | 'way'
    | 'startsAt'
    | 'endsAt'
    | 'minimumCents'
    | 'oncePerAccount'
    | 'mostUses'
    | 'code'
    | 'groupId'
  > {
  readonly percent: number | null
  readonly amountCents: number | null
  readonly on: RuleTargets['kind']
  readonly names: readonly string[]
  readonly productIds: readonly string[]
  readonly products: readonly string[]
  readonly group: string | null
}

/** Returns the rule of recorded fields. */
export function ruleOfFields(fields: ChangedValues): WrittenRule {
  // `recordedFields` made these values.
  const recorded = fields as unknown as RecordedRule
  return {
    name: recorded.name,
    way: recorded.way,
    off: offOf(recorded),
    on: targetsOf({ on: recorded.on, names: recorded.names, products: recorded.productIds }),
    startsAt: recorded.startsAt,
    endsAt: recorded.endsAt,
    minimumCents: recorded.minimumCents,
    oncePerAccount: recorded.oncePerAccount,
    mostUses: recorded.mostUses,
    code: recorded.code,
    groupId: recorded.groupId,
  }
}

function offOf({ percent, amountCents }: Pick<RecordedRule, 'percent' | 'amountCents'>): RuleOff {
  return percent === null
    ? { kind: 'amount', cents: amountCents ?? 0 }
    : { kind: 'percent', hundredths: Math.round(percent * 100) }
}

/** Returns the products of a rule from its separate fields; those of another kind do not count. */
export function targetsOf({
  on,
  names,
  products,
}: {
  readonly on: RuleTargets['kind']
  readonly names: readonly string[]
  readonly products: readonly string[]
}): RuleTargets {
  if (on === 'everything') return { kind: on }
  return on === 'products'
    ? { kind: on, ids: [...new Set(products)] }
    : { kind: on, names: [...new Set(names)] }
}
