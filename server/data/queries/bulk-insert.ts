import type { Insertable } from 'kysely'
import type { Transaction } from '../database.ts'
import type { Schema } from '../schema/schema.ts'

export type NewToolRow = Insertable<Schema['tools']>
export type NewOrderRow = Insertable<Schema['orders']>
export type NewStockMovementRow = Insertable<Schema['stock_movements']>
type NewToolPriceRow = Insertable<Schema['tool_prices']>
type NewPaymentRow = Insertable<Schema['payments']>
export type NewUserRow = Insertable<Schema['users']>

/** SQLite allows 32,766 values per statement; this many rows of the widest table stay below that. */
const rowsAtOnce = 1_000

/** Inserts complete rows, to fill a shop for measurements. The caller keeps the stock ledger consistent. */
export async function insertRows(
  { db }: Transaction,
  rows: {
    readonly users?: readonly NewUserRow[]
    readonly tools?: readonly NewToolRow[]
    readonly prices?: readonly NewToolPriceRow[]
    readonly orders?: readonly NewOrderRow[]
    readonly payments?: readonly NewPaymentRow[]
    readonly movements?: readonly NewStockMovementRow[]
  },
): Promise<void> {
  for (const part of parts(rows.users)) await db.insertInto('users').values(part).execute()
  for (const part of parts(rows.tools)) await db.insertInto('tools').values(part).execute()
  for (const part of parts(rows.prices)) await db.insertInto('tool_prices').values(part).execute()
  for (const part of parts(rows.orders)) await db.insertInto('orders').values(part).execute()
  for (const part of parts(rows.payments)) await db.insertInto('payments').values(part).execute()
  for (const part of parts(rows.movements)) await db.insertInto('stock_movements').values(part).execute()
}

function parts<Row>(rows: readonly Row[] = []): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
