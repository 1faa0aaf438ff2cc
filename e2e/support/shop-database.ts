import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { databaseFileIn } from './prepared-database.ts'
import type { Shop } from './shop.ts'

/** Reads rows of the running shop's database. */
export function readRows(
  { dataDir }: Shop,
  query: string,
  ...values: readonly string[]
): readonly Record<string, SQLOutputValue>[] {
  const database = new DatabaseSync(databaseFileIn(dataDir), { readOnly: true })
  try {
    return database.prepare(query).all(...values)
  } finally {
    database.close()
  }
}

/** Writes directly to the shop's database, to simulate the state after a day or after a crash. */
export function updateRow({ dataDir }: Shop, statement: string, id: string): void {
  const database = new DatabaseSync(databaseFileIn(dataDir), { timeout: 5_000 })
  try {
    database.prepare(statement).run(id)
  } finally {
    database.close()
  }
}
