import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { type PriceRuleRow, toPriceRule } from './price-rules.ts'

/** A part of the list of rules. `over`: ended or stopped. */
export type ListedPhase = 'running' | 'planned' | 'over'

/** Returns a page of the rules, the newest first; undefined if the cursor belongs to another list. */
export async function listRulesByPage(
  read: Reader,
  phase: ListedPhase | undefined,
  now: number,
  request: PageRequest,
): Promise<KeysetPage<PriceRuleRow> | undefined> {
  const rules = read.selectFrom('price_rules').selectAll()
  const segment = segmentByColumn(phase === undefined ? rules : rules.where(isIn(phase, now)), {
    columns: ['created_at', 'id'],
    kind: 'instant',
    descending: true,
    sortedBy: (rule) => rule.created_at,
  })
  const page = await readKeysetPage(['price-rules', { phase }], [segment], request)
  return page && { ...page, rows: page.rows.map(toPriceRule) }
}

/** Returns rules by their ids. */
export async function listRulesById(read: Reader, ids: readonly string[]): Promise<readonly PriceRuleRow[]> {
  if (ids.length === 0) return []
  const rules = await read.selectFrom('price_rules').where('id', 'in', ids).selectAll().execute()
  return rules.map(toPriceRule)
}

/** Returns the condition of a phase at an instant, as `phaseOf` decides it. */
function isIn(phase: ListedPhase, now: number): RawBuilder<boolean> {
  const at = sql`cast(${now} as bigint)`
  const isOver = sql`(stopped_at is not null and stopped_at <= ${at} or ends_at is not null and ends_at <= ${at})`
  if (phase === 'over') return sql<boolean>`${isOver}`
  const isPlanned = sql`starts_at is not null and starts_at > ${at}`
  return phase === 'planned'
    ? sql<boolean>`not ${isOver} and ${isPlanned}`
    : sql<boolean>`not ${isOver} and not (${isPlanned})`
}
