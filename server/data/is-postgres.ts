import { type Kysely, PostgresAdapter } from 'kysely'
import type { Schema } from './schema/schema.ts'

/** Whether queries run on PostgreSQL, where transactions are concurrent; SQLite allows one writer at a time. */
export function isPostgres(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
