import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { withinTime } from '../../platform/time-limit.ts'
import { DatabaseUnavailable } from '../database.ts'
import { probeKey } from '../write-probe.ts'
import { closeConnection, connectionConfig, destroyConnection, type TimeLimits } from './connection.ts'

/**
 * SQLSTATEs of a server that lets nobody in, or nobody any more, that takes too long, or takes no writes: 08 connection,
 * 25006 read-only, 25P03 and 25P04 a transaction's time-outs, 53 resources (a full disk among them), 57 operator and
 * statement time-out, 58 system (I/O errors), XX001 and XX002 damaged data.
 */
const unreachable = /^(08|25006|25P0[34]|53|57|58|XX00[12])/
/** Those after which the server has closed the connection. */
const closing = /^(08|57P|25P0[34])/

const connections = 10

const writeProbe =
  'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value'

/**
 * The pool as Kysely uses it. What fails because the server cannot be reached, breaks off, takes no more connections
 * or does not answer in time rejects with DatabaseUnavailable, every other error as it is. A connection on which that
 * happened is destroyed, never used again.
 */
export class ReachablePool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #limits: TimeLimits
  readonly #open = new Set<pg.PoolClient>()
  /** The rejections of those that wait for a connection. */
  readonly #waiting = new Set<(reason: DatabaseUnavailable) => void>()
  #ended: Promise<void> | undefined
  #isAborted = false

  constructor(url: string, limits: TimeLimits, onError: (error: Error) => void) {
    this.#limits = limits
    this.#pool = new pg.Pool({
      ...connectionConfig(url, limits),
      max: connections,
      query_timeout: limits.answerMs,
      onConnect: (client) => limitSession(client, limits),
    })
    this.#pool.on('connect', (client) => {
      this.#open.add(client)
      // Without a listener, a connection that breaks would end the process: one that is in use has no other than
      // this, and what an idle one says the pool repeats. The pool replaces both.
      client.on('error', onError)
    })
    this.#pool.on('remove', (client) => this.#open.delete(client))
    this.#pool.on('error', () => undefined)
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): Promise<PostgresPoolClient> {
    return reachable(await this.#connect())
  }

  /** Has the server write one row, over a connection of the pool as every request does. */
  async ping(): Promise<void> {
    const client = await this.#connect()
    try {
      await withinTime<unknown>(
        client.query(writeProbe, [probeKey, String(Date.now())]),
        this.#limits.pingMs,
        () => {
          throw new Error(`PostgreSQL did not answer within ${this.#limits.pingMs} ms`)
        },
      )
      client.release()
    } catch (error) {
      client.release(true)
      unavailable(error)
    }
  }

  /** Ends every use of a connection now and from now on with DatabaseUnavailable. */
  abort(): void {
    this.#isAborted = true
    for (const reject of this.#waiting) reject(stopping())
    this.#ended ??= this.#pool.end()
    for (const client of this.#open) destroyConnection(client)
  }

  /** Resolves when every connection is closed; those that the server does not close in its time are destroyed. */
  async end(): Promise<void> {
    this.#ended ??= this.#pool.end()
    // After an abort nobody uses a connection; those that are just being made give up by themselves.
    if (!this.#isAborted) await this.#ended
    await Promise.all([...this.#open].map(closeConnection))
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#isAborted) throw stopping()
    const connecting = this.#pool.connect()
    // One promise for each: a race with a promise that outlives it is kept by that promise.
    const aborted = Promise.withResolvers<never>()
    this.#waiting.add(aborted.reject)
    try {
      return await Promise.race([connecting, aborted.promise])
    } catch (error) {
      connecting.then(
        (client) => client.release(true),
        () => undefined,
      )
      return unavailable(error)
    } finally {
      this.#waiting.delete(aborted.reject)
    }
  }
}

function stopping(): DatabaseUnavailable {
  return new DatabaseUnavailable('The shop stops and waits for PostgreSQL no longer')
}

/** By statements, because a pooler before the server may refuse a session that starts with settings. */
async function limitSession(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  const settings = [
    `set statement_timeout = ${limits.statementMs}`,
    `set idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`,
  ]
  await withinTime<unknown>(client.query(settings.join(';')), limits.connectMs, () => {
    throw new Error(`PostgreSQL did not take the session's settings within ${limits.connectMs} ms`)
  })
}

/** A connection for one transaction or query. After the first failure of the connection itself nothing is sent on it. */
function reachable(client: pg.PoolClient): PostgresPoolClient {
  let lost: unknown
  const query = async (text: string, parameters: readonly unknown[]) => {
    // A rollback would wait behind the statement that has no answer, for as long again.
    if (lost) return unavailable(lost)
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined
      if (code === undefined || closing.test(code)) lost = error
      // What is not the server's own answer is about the connection to it.
      if (code !== undefined && !unreachable.test(code)) throw error
      return unavailable(error)
    }
  }
  return {
    // Kysely asks with a cursor only where it was given one.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || lost !== undefined),
  }
}

function unavailable(error: unknown): never {
  if (error instanceof DatabaseUnavailable) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new DatabaseUnavailable(reason, { cause: error })
}
