import {
  foldedCode,
  type PriceRule,
  type RuleOff,
  type RuleTargets,
  type RuleWay,
} from '../../../../domain/prices/price-rule.ts'
import type { Reader, Transaction } from '../../database.ts'
import type { PriceRulesTable } from '../../schema/price-tables.ts'

/** A rule with what staff see of it. */
export interface PriceRuleRow extends PriceRule {
  /** Counts the changes by staff. */
  readonly version: number
  readonly createdAt: number
}

/** The fields of a rule that staff write. */
export type WrittenRule = Omit<PriceRule, 'id' | 'uses' | 'stoppedAt'>

/** Adds a rule. Throws if another one has its code, so the caller looks for it in the same transaction first. */
export async function insertPriceRule(
  { db }: Transaction,
  { id, by, ...rule }: WrittenRule & { readonly id: string; readonly by: string | null },
  now: number,
): Promise<void> {
  await db
    .insertInto('price_rules')
    .values({ id, ...columnsOf(rule), version: 1, created_by: by, created_at: now, updated_at: now })
    .execute()
}

/** Replaces the written fields of a rule if it still has this version; returns whether it did. */
export async function updatePriceRule(
  { db }: Transaction,
  { id, version, ...rule }: WrittenRule & { readonly id: string; readonly version: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('price_rules')
    .set({ ...columnsOf(rule), version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stops a rule, or lets it run again with null. */
export async function setRuleStopped(
  { db }: Transaction,
  id: string,
  stoppedAt: number | null,
  now: number,
): Promise<void> {
  await db
    .updateTable('price_rules')
    .set((eb) => ({ stopped_at: stoppedAt, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Returns a rule; undefined if there is none with this id. */
export async function findPriceRule(read: Reader, id: string): Promise<PriceRuleRow | undefined> {
  const row = await read.selectFrom('price_rules').where('id', '=', id).selectAll().executeTakeFirst()
  return row && toPriceRule(row)
}

/** Returns the rule of a code, typed in any letter case; undefined if there is none. */
export async function findRuleOfCode(read: Reader, code: string): Promise<PriceRuleRow | undefined> {
  const row = await read
    .selectFrom('price_rules')
    .where('code_folded', '=', foldedCode(code))
    .selectAll()
    .executeTakeFirst()
  return row && toPriceRule(row)
}

/** Lists the rules of some ways that have neither ended nor been stopped, the oldest first. */
export async function listLiveRules(
  read: Reader,
  ways: readonly RuleWay[],
  now: number,
): Promise<readonly PriceRuleRow[]> {
  const rows = await read
    .selectFrom('price_rules')
    .where('way', 'in', ways)
    .where('stopped_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute()
  return rows.map(toPriceRule)
}

/** Converts a stored rule. */
export function toPriceRule(row: PriceRulesTableRow): PriceRuleRow {
  return {
    id: row.id,
    name: row.name,
    way: row.way,
    off: offOf(row),
    // `columnsOf` wrote this text.
    on: JSON.parse(row.targets) as RuleTargets,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    stoppedAt: row.stopped_at,
    minimumCents: row.minimum_cents,
    oncePerAccount: row.once_per_account === 1,
    mostUses: row.most_uses,
    uses: row.uses,
    code: row.code,
    groupId: row.group_id,
    version: row.version,
    createdAt: row.created_at,
  }
}

type PriceRulesTableRow = Omit<PriceRulesTable, 'uses'> & { readonly uses: number }

function offOf({
  off_kind: kind,
  off_value: value,
}: Pick<PriceRulesTable, 'off_kind' | 'off_value'>): RuleOff {
  return kind === 'percent' ? { kind, hundredths: value } : { kind, cents: value }
}

function columnsOf({ off, on, ...rule }: WrittenRule) {
  return {
    name: rule.name,
    way: rule.way,
    off_kind: off.kind,
    off_value: off.kind === 'percent' ? off.hundredths : off.cents,
    targets: JSON.stringify(on),
    minimum_cents: rule.minimumCents,
    once_per_account: rule.oncePerAccount ? 1 : 0,
    most_uses: rule.mostUses,
    code: rule.code,
    code_folded: rule.code === null ? null : foldedCode(rule.code),
    group_id: rule.groupId,
    starts_at: rule.startsAt,
    ends_at: rule.endsAt,
  } as const
}
