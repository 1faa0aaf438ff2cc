import { type Kysely, PostgresAdapter } from 'kysely'
import type { Schema } from './schema.ts'

/** Whether queries run on PostgreSQL, where transactions run side by side; on SQLite only one writes at a time. */
export function speaksPostgres(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
