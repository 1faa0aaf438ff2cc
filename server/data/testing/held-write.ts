import { sql } from 'kysely'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Database, Transaction } from '../database.ts'

/** A database whose writes stay uncommitted, with all their locks, until a test ends them. */
interface HoldingDatabase {
  readonly database: Database
  /** Resolves once a write has finished its work and waits for its commit. */
  readonly reached: Promise<void>
  /** Lets the writes commit. */
  finish(): void
}

/** Wraps a database so that its writes pause before the commit. */
export function holdingWrites(database: Database): HoldingDatabase {
  const reached = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  async function write<Value>(work: (transaction: Transaction) => Promise<Outcome<Value>>) {
    return database.write(async (transaction) => {
      const outcome = await work(transaction)
      reached.resolve()
      await finished.promise
      return outcome
    })
  }
  return { database: { ...database, write }, reached: reached.promise, finish: finished.resolve }
}

/** Returns whether a transaction in this PostgreSQL database waits for another's lock. */
export async function hasBlockedTransaction({ autocommit }: Database): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(autocommit)
  return (rows[0]?.waiting ?? 0) > 0
}
