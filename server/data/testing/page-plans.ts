import { type CompiledQuery, CompiledQuery as Query, sql } from 'kysely'
import type { Database } from '../database.ts'

/** How an engine reads the rows of one statement. */
export interface PagePlan {
  /** Tables that are read from the start, without an index. */
  readonly scanned: readonly string[]
  /** Whether rows are sorted without an index, except rows that the statement names. */
  readonly sorts: boolean
  /** The most rows that one part of the plan reads; undefined on SQLite. */
  readonly mostRead: number | undefined
  readonly text: string
}

/**
 * Returns how the engine reads the rows of some statements. PostgreSQL prefers full scans, sorts and joins for a test's
 * small tables, so these are allowed only if no index contains the rows.
 */
export async function planPages(
  { autocommit, engine }: Pick<Database, 'autocommit' | 'engine'>,
  queries: readonly CompiledQuery[],
): Promise<readonly PagePlan[]> {
  const plans: PagePlan[] = []
  if (engine === 'sqlite') {
    for (const { sql: text, parameters } of queries) {
      const explained = Query.raw(`explain query plan ${text}`, [...parameters])
      const { rows } = await autocommit.executeQuery<{ detail: string }>(explained)
      plans.push(planOnSqlite(rows.map(({ detail }) => detail).join('\n'), text))
    }
    return plans
  }
  await autocommit.transaction().execute(async (transaction) => {
    for (const step of ['seqscan', 'material', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${step}`)} = off`.execute(transaction)
    for (const { sql: text, parameters } of queries) {
      // Named rows are few and found before sorting, so sorting them is allowed.
      await sql`set local enable_sort = ${sql.raw(namesRows.test(text) ? 'on' : 'off')}`.execute(transaction)
      const explained = Query.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters])
      const { rows } = await transaction.executeQuery<Explained>(explained)
      const root = rows[0]?.['QUERY PLAN'][0]?.Plan
      if (root) plans.push(planOnPostgres(root, text))
    }
  })
  return plans
}

/** Full reads that are allowed on SQLite: values of the statement, and the orders that a job is about to index. */
const small = new Set(['CONSTANT', 'orders_unindexed'])

/** Matches statements that name their rows, or read no rows. */
const namesRows = / in \(|1 = 0/

function planOnSqlite(text: string, statement: string): PagePlan {
  const scans = [...text.matchAll(/^SCAN (\w+)\b(?! USING| VIRTUAL)/gm)].map(([, table = '']) => table)
  return {
    scanned: statement.includes('1 = 0') ? [] : scans.filter((table) => !small.has(table)),
    sorts: text.includes('TEMP B-TREE') && !namesRows.test(statement),
    mostRead: undefined,
    text,
  }
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[]
}

/** A node of a PostgreSQL plan. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

function planOnPostgres(root: PlanNode, statement: string): PagePlan {
  const nodes = allNodes(root)
  const reading = nodes.filter((node) => node['Relation Name'] !== undefined)
  return {
    scanned: reading
      .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0)
      .map((node) => node['Relation Name'] ?? ''),
    sorts: nodes.some((node) => node['Node Type'] === 'Sort') && !namesRows.test(statement),
    mostRead: Math.max(0, ...reading.map(rowsRead)),
    text: nodes
      .map(
        (node) =>
          `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''} ${rowsRead(node)}`,
      )
      .join('\n'),
  }
}

function allNodes(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)]
}

function rowsRead(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
}
