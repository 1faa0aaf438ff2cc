import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { Shop } from './shop.ts'

/** Rows of the shop's own database, while the shop runs on it. */
export function readBooks(
  { dataDir }: Shop,
  query: string,
  ...values: readonly string[]
): readonly Record<string, SQLOutputValue>[] {
  const database = new DatabaseSync(fileIn(dataDir), { readOnly: true })
  try {
    return database.prepare(query).all(...values)
  } finally {
    database.close()
  }
}

/** Writes straight into the shop's database: what would take a day, or what a process that died would leave behind. */
export function changeBooks({ dataDir }: Shop, statement: string, id: string): void {
  const database = new DatabaseSync(fileIn(dataDir), { timeout: 5_000 })
  try {
    database.prepare(statement).run(id)
  } finally {
    database.close()
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'truewheel.sqlite')
}
