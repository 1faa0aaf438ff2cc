import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Leaves the embedded database no room for what does not fit in the pages that it has. */
export async function fillDisk({ autocommit }: Database): Promise<void> {
  await sql`pragma max_page_count = 1`.execute(autocommit)
}

/** Gives it room again. */
export async function freeDisk({ autocommit }: Database): Promise<void> {
  await sql`pragma max_page_count = 1000000`.execute(autocommit)
}

/** Lets the embedded database write nothing any more. */
export async function makeReadOnly({ autocommit }: Database): Promise<void> {
  await sql`pragma query_only = on`.execute(autocommit)
}
