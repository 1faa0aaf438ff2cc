import type { Insertable } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'

export type NewImportRecord = Insertable<Schema['import_records']>

/** A record that an import changes: as it was, and as it will be. */
export interface StoredRecord {
  readonly line: number
  readonly key: string
  /** JSON; null for a new record. */
  readonly before: string | null
  /** JSON. */
  readonly after: string
}

/** Keeps the parameters of a statement below the engines' limit. */
const rowsAtOnce = 500

export async function insertImportRecords(
  { db }: Transaction,
  records: readonly NewImportRecord[],
): Promise<void> {
  for (let start = 0; start < records.length; start += rowsAtOnce)
    await db
      .insertInto('import_records')
      .values(records.slice(start, start + rowsAtOnce))
      .execute()
}

/** Returns the next records of an import in the order of the file. */
export async function nextImportRecords(
  read: Reader,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly StoredRecord[]> {
  return read
    .selectFrom('import_records')
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .select(['line', 'key', 'before', 'after'])
    .execute()
}

/** Erases the records of a person, and the cells that show them, from the differences of imports. */
export async function eraseImportRecords({ db }: Transaction, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += rowsAtOnce) {
    const erased = await db
      .deleteFrom('import_records')
      .where('key', 'in', keys.slice(start, start + rowsAtOnce))
      .returning(['import_id', 'line'])
      .execute()
    for (const { import_id, line } of erased)
      await db
        .updateTable('import_rows')
        .set({ name: '', cells: '[]' })
        .where('import_id', '=', import_id)
        .where('line', '=', line)
        .execute()
  }
}
