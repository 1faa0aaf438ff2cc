import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'
import type { Rows } from '../catalogue/product-rows.ts'
import { hideProducts } from '../catalogue/product-states.ts'
import { markDeleted } from '../catalogue/product-writes.ts'
import { inPortion, type Writing } from './write-import.ts'

/**
 * Takes an import's added products off sale: hides products with orders and deletes the others; returns their number.
 */
export async function removeImported(
  transaction: Transaction,
  writing: Writing,
): Promise<{ readonly hidden: number; readonly deleted: number }> {
  const added = sql`select r.product_id as id from import_rows r where ${inPortion(writing)} and r.kind = 'new'`
  const ordered = sql`exists (select 1 from stock_movements m where m.product_id = r.product_id and m.order_id is not null)`
  const kept: Rows<{ id: string }> = sql`(${added} and ${ordered})`
  const unordered: Rows<{ id: string }> = sql`(${added} and not ${ordered})`
  const hidden = await hideProducts(transaction, kept, writing.now)
  const deleted = await markDeleted(transaction, unordered, writing.now)
  await sql`
    delete from restock_requests
    where product_id in (${added}) and product_id in (select id from products where deleted_at is not null)`.execute(
    transaction.db,
  )
  return { hidden, deleted: deleted.length }
}
