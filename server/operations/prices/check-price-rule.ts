import { said } from '../../../contract/languages/said.ts'
import { type Refusal, refusedAt } from '../../../domain/outcome.ts'
import { type PriceRule, phaseOf } from '../../../domain/prices/price-rule.ts'
import type { Reader } from '../../data/database.ts'
import { findMissingTargets } from '../../data/queries/prices/covered-products.ts'
import { findGroup } from '../../data/queries/prices/managed-groups.ts'
import { findRuleOfCode, type WrittenRule } from '../../data/queries/prices/price-rules.ts'
import { changedValues } from '../changes/changed-values.ts'
import { priceTexts } from './price-texts.ts'

/**
 * Returns why a rule cannot be stored as staff wrote it; undefined if it can. Values that it had before are accepted,
 * such as a category that has no product any more.
 *
 * @param before the stored rule; undefined for a new one.
 */
export async function refusalOfRule(
  read: Reader,
  rule: WrittenRule,
  before: PriceRule | undefined,
  now: number,
): Promise<Refusal | undefined> {
  const { endsAt, groupId, on } = rule
  if (endsAt !== null && endsAt !== before?.endsAt && endsAt <= now)
    return refusedAt('endsAt', 'PRICE_RULE_END_PAST')
  if (before && hasBegun(before, now)) {
    if (rule.way !== before.way) return refusedAt('way', 'PRICE_RULE_BEGUN')
    if (rule.code !== before.code) return refusedAt('code', 'PRICE_RULE_BEGUN')
  }
  const taken = await refusalOfCode(read, rule, before?.id)
  if (taken) return taken
  if (groupId !== null && groupId !== before?.groupId && !(await findGroup(read, groupId)))
    return refusedAt('group', 'CUSTOMER_GROUP_GONE')
  if (before && !changedValues(before.on, on)) return undefined
  return refusalOfTargets(read, rule)
}

/** Returns whether a rule was in force at any time, so that customers may know its kind and its code. */
export function hasBegun(rule: PriceRule, now: number): boolean {
  const { startsAt, stoppedAt } = rule
  if (phaseOf({ ...rule, stoppedAt: null }, now) === 'planned') return false
  return startsAt === null || stoppedAt === null || stoppedAt > startsAt
}

async function refusalOfCode(
  read: Reader,
  { code }: Pick<WrittenRule, 'code'>,
  id: string | undefined,
): Promise<Refusal | undefined> {
  const holder = code === null ? undefined : await findRuleOfCode(read, code)
  if (!holder || holder.id === id) return undefined
  return refusedAt('code', 'PRICE_RULE_CODE_TAKEN', said(priceTexts).codeOf(holder.name))
}

async function refusalOfTargets(read: Reader, { on }: Pick<WrittenRule, 'on'>): Promise<Refusal | undefined> {
  const missing = await findMissingTargets(read, on)
  if (missing.length === 0) return undefined
  const texts = said(priceTexts)
  const names = missing.map((name) => `“${name}”`).join(', ')
  const sentence = {
    everything: '',
    categories: texts.categoriesGone(names),
    brands: texts.brandsGone(names),
    products: texts.productsGone(missing.length),
  }[on.kind]
  return refusedAt(on.kind === 'products' ? 'products' : 'names', 'PRICE_RULE_PRODUCTS_GONE', sentence)
}
