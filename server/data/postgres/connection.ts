import pg from 'pg'

/** Time limits for PostgreSQL, in milliseconds. Tests inject their own. */
export interface TimeLimits {
  /** For a new connection, or for a free connection of the pool. */
  readonly connectMs: number
  /** For a statement. The server cancels a statement that is slow or waits for a lock, and keeps the connection. */
  readonly statementMs: number
  /** For a statement's response. The shop enforces this limit: on a hanging network it destroys the connection. */
  readonly answerMs: number
  /** For a transaction's next statement. The server enforces this limit, which releases the locks of a dead shop. */
  readonly idleInTransactionMs: number
  /** For the response to a ping. */
  readonly pingMs: number
  /** The interval between heartbeats of the change feed. */
  readonly heartbeatEveryMs: number
  /** For the delivery of a heartbeat; after this time the connection is replaced. */
  readonly heartbeatMs: number
  /** Since the last heartbeat; after this time changes may be missed and the cache is dropped. */
  readonly silenceMs: number
}

/**
 * The limits of a running shop. A request gives up after `connectMs` or `answerMs`, so a hang occupies the pool's
 * connections for at most `answerMs`. `answerMs` exceeds `statementMs`, so that a slow statement fails with the
 * server's own error. Unlimited lists are read in portions (`paging/keyset-page.ts`), so that the limit applies to each
 * portion.
 */
export const shopTimeLimits: TimeLimits = {
  connectMs: 5_000,
  statementMs: 10_000,
  answerMs: 12_000,
  idleInTransactionMs: 10_000,
  pingMs: 2_000,
  // Shows another process's change within a second, even if its notification is lost: 0.3 s remain for the ping and for
  // rendering the page.
  heartbeatEveryMs: 400,
  silenceMs: 700,
  // Much longer, so that a busy server gets no additional requests for connections.
  heartbeatMs: 5_000,
}

const closeWithinMs = 1_000

// Instants and cents are bigint columns far below 2^53, so they are read as numbers, as on SQLite.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** Returns the settings of every connection. TCP keep-alive detects a dead peer of an idle connection. */
export function connectionConfig(url: string, limits: Pick<TimeLimits, 'connectMs'>) {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  } satisfies pg.ClientConfig
}

/** Closes a connection gracefully, or destroys it if the server does not answer. */
export async function closeConnection(client: pg.Client): Promise<void> {
  const timeout = setTimeout(() => client.connection.stream.destroy(), closeWithinMs)
  await client.end()
  clearTimeout(timeout)
}

/** Destroys a connection at once; a query in progress fails. */
export function destroyConnection(client: pg.Client): void {
  // Calls `end` first, so that the library does not report the destroyed socket as a lost connection.
  void client.end()
  client.connection.stream.destroy()
}
