import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../database.ts'

/**
 * Ends all connections to this database except the caller's, as a server restart does, and waits until they are gone.
 */
export async function endConnectionsOfOthers(database: Database): Promise<void> {
  const { rows } = await sql<{ pid: number }>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.autocommit)
  const pids = sql.join(rows.map(({ pid }) => pid))
  const remaining = sql`select 1 from pg_stat_activity where pid in (${pids})`
  await expect.poll(async () => (await remaining.execute(database.autocommit)).rows).toEqual([])
}
