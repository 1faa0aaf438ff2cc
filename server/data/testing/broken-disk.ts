import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Limits the embedded database to its current size, as a full disk does. */
export async function fillDisk({ autocommit }: Database): Promise<void> {
  await sql`pragma max_page_count = 1`.execute(autocommit)
}

/** Removes the limit. */
export async function freeDisk({ autocommit }: Database): Promise<void> {
  await sql`pragma max_page_count = 1000000`.execute(autocommit)
}

/** Makes the embedded database read-only. */
export async function makeReadOnly({ autocommit }: Database): Promise<void> {
  await sql`pragma query_only = on`.execute(autocommit)
}
