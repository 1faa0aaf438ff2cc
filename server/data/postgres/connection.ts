import pg from 'pg'

/** How long the shop waits for PostgreSQL, in milliseconds. Tests inject their own. */
export interface TimeLimits {
  /** For a new connection, or for the turn at one of the pool. */
  readonly connectMs: number
  /** For a statement, at the server: it ends a slow one, or one that waits for a lock, and keeps the connection. */
  readonly statementMs: number
  /** For a statement's answer, at the shop: the network hangs, and the connection is destroyed. */
  readonly answerMs: number
  /** For the next statement of a transaction, at the server: the shop went away, and what it locked is free again. */
  readonly idleInTransactionMs: number
  /** For the answer to a ping. */
  readonly pingMs: number
  /** From one heartbeat of the change feed to the next. */
  readonly heartbeatEveryMs: number
  /** For a heartbeat to come back. */
  readonly heartbeatMs: number
}

/**
 * The limits of a running shop. A request gives up after `connectMs` or `answerMs`, so a hang takes all connections of
 * the pool for `answerMs` at most. `answerMs` is above `statementMs`, so that the server's own answer comes first where
 * only the statement is slow. Lists without an end are read in parts (`paging/keyset-page.ts`), so that each statement has its time.
 */
export const shopTimeLimits: TimeLimits = {
  connectMs: 5_000,
  statementMs: 10_000,
  answerMs: 12_000,
  idleInTransactionMs: 10_000,
  pingMs: 2_000,
  heartbeatEveryMs: 10_000,
  heartbeatMs: 5_000,
}

const closeWithinMs = 1_000

// Instants and cents are bigint columns and stay far below 2^53, so they are numbers as on SQLite.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** What every connection has: TCP itself looks for a dead peer of one that is idle. */
export function connectionConfig(url: string, limits: Pick<TimeLimits, 'connectMs'>) {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  } satisfies pg.ClientConfig
}

/** Says goodbye to the server, and destroys the connection when the server does not answer that. */
export async function closeConnection(client: pg.Client): Promise<void> {
  const late = setTimeout(() => client.connection.stream.destroy(), closeWithinMs)
  await client.end()
  clearTimeout(late)
}

/** Destroys a connection at once; a query under way fails. */
export function destroyConnection(client: pg.Client): void {
  // First the library's own end, so that it takes what follows for no loss.
  void client.end()
  client.connection.stream.destroy()
}
