import { type Kysely, PostgresAdapter } from 'kysely'

/** Returns whether queries run on PostgreSQL, where transactions are concurrent; SQLite allows one writer at a time. */
export function isPostgres(db: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
