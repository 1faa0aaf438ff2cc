import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'
import { inPortion, instant, type Writing } from './write-import.ts'

/**
 * Takes the products that an import added off sale: hides those with orders, and deletes the others; returns how many.
 */
export async function removeImported(
  { db }: Transaction,
  writing: Writing,
): Promise<{ readonly hidden: number; readonly deleted: number }> {
  const { now } = writing
  const addedIds = sql`(select r.product_id from import_rows r where ${inPortion(writing)} and r.kind = 'new')`
  const added = sql`id in ${addedIds}`
  const ordered = sql`exists (select 1 from stock_movements m where m.tool_id = tools.id and m.order_id is not null)`
  const hidden = await sql`
    update tools set hidden_at = coalesce(hidden_at, ${instant(now)}), draft = 0
    where ${added} and deleted_at is null and ${ordered} returning id`.execute(db)
  const deleted = await sql`
    update tools set deleted_at = ${instant(now)}
    where ${added} and deleted_at is null and not ${ordered} returning id`.execute(db)
  await sql`
    delete from restock_requests
    where tool_id in ${addedIds}
      and tool_id in (select id from tools where deleted_at is not null)`.execute(db)
  return { hidden: hidden.rows.length, deleted: deleted.rows.length }
}
