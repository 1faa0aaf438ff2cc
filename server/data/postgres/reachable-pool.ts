import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '../database.ts'

/** SQLSTATE classes of a server that lets nobody in, or nobody any more: 08 connection, 53 resources, 57P operator. */
const unreachable = /^(08|53|57P)/

/**
 * The pool as Kysely uses it; what fails because the server cannot be reached, breaks off or takes no more
 * connections rejects with DatabaseUnavailable, every other error as it is.
 */
export function reachablePool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () => pool.connect().then(reachableClient, unavailable),
    end: () => pool.end(),
  }
}

function reachableClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, parameters: readonly unknown[]) =>
    client.query(text, [...parameters]).catch(told)
  return {
    // Kysely asks with a cursor only where it was given one.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

function told(error: unknown): never {
  // What is not the server's own answer is about the connection to it.
  if (error instanceof pg.DatabaseError && !unreachable.test(error.code ?? '')) throw error
  return unavailable(error)
}

function unavailable(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error)
  throw new DatabaseUnavailable(reason, { cause: error })
}
