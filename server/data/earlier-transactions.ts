import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Reader } from './database.ts'

const lookEveryMs = 20

/**
 * Resolves when every transaction that runs now has ended, or after a while. A transaction asks which webhooks exist
 * before its end, so one that runs at the same time as a change of them may miss it. The embedded database runs one
 * transaction at a time.
 */
export async function earlierTransactionsEnded(
  { engine, read }: Pick<Database, 'engine' | 'read'>,
  withinMs: number,
): Promise<void> {
  if (engine === 'sqlite') return
  const first = await snapshotOf(read)
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += lookEveryMs) {
    if ((await snapshotOf(read)).oldest >= first.next) return
    await wait(lookEveryMs)
  }
}

/** Returns the oldest transaction that runs, and the number of the next one. */
async function snapshotOf(read: Reader): Promise<{ readonly oldest: bigint; readonly next: bigint }> {
  const { oldest, next } = await read
    .selectFrom(
      sql<{ oldest: string; next: string }>`(select
      pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text as next)`.as('now'),
    )
    .select(['now.oldest', 'now.next'])
    .executeTakeFirstOrThrow()
  return { oldest: BigInt(oldest), next: BigInt(next) }
}
