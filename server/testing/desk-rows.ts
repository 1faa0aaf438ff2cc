import { done } from '../../domain/outcome.ts'
import { insertRows, type NewRows } from '../data/queries/bulk-insert.ts'
import type { Shop } from '../operations/shop.ts'
import { minuteMs } from '../platform/clock.ts'
import { deskListRows } from './desk-list-rows.ts'
import { deskReceivableRows } from './desk-receivable-rows.ts'
import { deskSaleRows } from './desk-sale-rows.ts'

/** Adds a row per index to every list of the dashboard, with some rows in each state. */
export async function addDeskRows(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  from: number,
  to: number,
): Promise<void> {
  const rows: Record<string, object[]> = {}
  for (let index = from; index < to; index += 1)
    for (const [table, ofTable] of rowsOf(index, clock() - index * minuteMs)) {
      const all = rows[table] ?? []
      all.push(...ofTable)
      rows[table] = all
    }
  await database.write(async (transaction) => {
    await insertRows(transaction, rows as NewRows)
    transaction.changed('tools')
    return done(null)
  })
}

/** Returns the rows of an index by table; referenced rows come first. */
function rowsOf(index: number, at: number): readonly [string, readonly object[]][] {
  const rows = { ...deskSaleRows(index, at), ...deskReceivableRows(index, at), ...deskListRows(index, at) }
  return Object.entries(rows)
}
