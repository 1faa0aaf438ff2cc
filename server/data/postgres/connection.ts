import pg from 'pg'

/** How long the shop waits for PostgreSQL, in milliseconds. Tests inject their own. */
export interface TimeLimits {
  /** The time limit for a new connection, or for a free one of the pool. */
  readonly connectMs: number
  /**
   * The time limit for a statement. The server cancels a statement that is slow or waits for a lock, and keeps
   * the connection.
   */
  readonly statementMs: number
  /** For a statement's response, enforced by the shop: on a hanging network the connection is destroyed. */
  readonly answerMs: number
  /**
   * The time limit for a transaction's next statement. The server enforces it, which releases the locks of a
   * dead shop.
   */
  readonly idleInTransactionMs: number
  /** The time limit for the response to a ping. */
  readonly pingMs: number
  /** The interval between heartbeats of the change feed. */
  readonly heartbeatEveryMs: number
  /** The time limit for the delivery of a heartbeat, after which the connection is replaced. */
  readonly heartbeatMs: number
  /** The time since the last heartbeat, after which changes may be missed and the cache is dropped. */
  readonly silenceMs: number
}

/**
 * The limits of a running shop. A request gives up after `connectMs` or `answerMs`, so a hang occupies the pool's
 * connections for at most `answerMs`. `answerMs` exceeds `statementMs`, so that the server's own error arrives first
 * where only the statement is slow. Unlimited lists are read in parts (`paging/keyset-page.ts`), so that the limit
 * applies to each part.
 */
export const shopTimeLimits: TimeLimits = {
  connectMs: 5_000,
  statementMs: 10_000,
  answerMs: 12_000,
  idleInTransactionMs: 10_000,
  pingMs: 2_000,
  // Another process's change is shown within a second, even if its notification is lost: 0.3 s remain for the ping
  // and for rendering the page.
  heartbeatEveryMs: 400,
  silenceMs: 700,
  // Much longer, so that a busy server is not asked for new connections as well.
  heartbeatMs: 5_000,
}

const closeWithinMs = 1_000

// Instants and cents are bigint columns and stay far below 2^53, so they are read as numbers, as on SQLite.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** Returns the settings of every connection. TCP keep-alive detects the dead peer of an idle one. */
export function connectionConfig(url: string, limits: Pick<TimeLimits, 'connectMs'>) {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  } satisfies pg.ClientConfig
}

/** Closes a connection gracefully, and destroys it when the server does not answer. */
export async function closeConnection(client: pg.Client): Promise<void> {
  const timeout = setTimeout(() => client.connection.stream.destroy(), closeWithinMs)
  await client.end()
  clearTimeout(timeout)
}

/** Destroys a connection at once; a query under way fails. */
export function destroyConnection(client: pg.Client): void {
  // `end` first, so that the library does not report the destroyed socket as a loss.
  void client.end()
  client.connection.stream.destroy()
}
