import type { Insertable } from 'kysely'
import type { Transaction } from '../database.ts'
import type { Schema } from '../schema/schema.ts'

export type NewProductRow = Insertable<Schema['products']>
export type NewOrderRow = Insertable<Schema['orders']>
export type NewStockMovementRow = Insertable<Schema['stock_movements']>

/** SQLite allows 32,766 values per statement; this many rows of the widest table need fewer. */
const rowsAtOnce = 700

/** Rows by table, inserted in this order. */
export type NewRows = { readonly [Table in keyof Schema]?: readonly Insertable<Schema[Table]>[] }

/** Inserts complete rows, to fill a shop for measurements. The caller keeps the stock ledger consistent. */
export async function insertRows({ db }: Transaction, rows: NewRows): Promise<void> {
  // `NewRows` ties a table's name to its rows, which the type of Object.entries loses.
  for (const [table, ofTable] of Object.entries(rows) as [keyof Schema, readonly object[]][])
    for (let start = 0; start < ofTable.length; start += rowsAtOnce)
      await db
        .insertInto(table)
        .values(ofTable.slice(start, start + rowsAtOnce) as never)
        .execute()
}
