import { sql } from 'kysely'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Database, Transaction } from '../database.ts'

/** A database whose writes stay open at their end, with all that they have locked, for as long as a test wants. */
interface HoldingDatabase {
  readonly database: Database
  /** Resolves when a write has done all of its work and waits to be committed. */
  readonly reached: Promise<void>
  /** Lets the writes end. */
  finish(): void
}

/** The same data through a database that holds its writes open at their end. */
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

/** Whether anybody waits for what another one has locked in this database, on PostgreSQL. */
export async function somebodyWaits({ autocommit }: Database): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(autocommit)
  return (rows[0]?.waiting ?? 0) > 0
}
