import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { withinTime } from '../../platform/time-limit.ts'
import { DatabaseUnavailable } from '../database.ts'
import { probeKey } from '../write-probe.ts'
import { closeConnection, connectionConfig, destroyConnection, type TimeLimits } from './connection.ts'
import { reachable, unavailable } from './reachable-connection.ts'

const connections = 10

const writeProbe =
  'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value'

/**
 * A connection pool for Kysely. Rejects with DatabaseUnavailable when the server is unreachable, breaks the connection,
 * has no free connection, or does not answer in time; passes on every other error. Destroys a connection after such a
 * failure.
 */
export class ReachablePool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #limits: TimeLimits
  readonly #open = new Set<pg.PoolClient>()
  /** The reject functions of the calls that wait for a connection. */
  readonly #waiting = new Set<(reason: DatabaseUnavailable) => void>()
  #ended: Promise<void> | undefined
  #isAborted = false

  constructor(url: string, limits: TimeLimits, onError: (error: Error) => void) {
    this.#limits = limits
    this.#pool = new pg.Pool({
      ...connectionConfig(url, limits),
      max: connections,
      pipeline: true,
      query_timeout: limits.answerMs,
      onConnect: (client) => limitSession(client, limits),
    })
    this.#pool.on('connect', (client) => {
      this.#open.add(client)
      // Without a listener, a broken connection would end the process. A connection in use has only this listener. The
      // pool also reports the errors of idle connections, and replaces broken connections in both cases.
      client.on('error', onError)
    })
    this.#pool.on('remove', (client) => this.#open.delete(client))
    this.#pool.on('error', () => undefined)
  }

  get options(): object {
    return this.#pool.options
  }

  /** Calls that wait for a free connection. */
  get waiting(): number {
    return this.#pool.waitingCount
  }

  async connect(): Promise<PostgresPoolClient> {
    return reachable(await this.#connect())
  }

  /** Writes one row over a connection of the pool, like every request. */
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

  /** Rejects present and future uses of a connection with DatabaseUnavailable. */
  abort(): void {
    this.#isAborted = true
    for (const reject of this.#waiting) reject(stopping())
    this.#ended ??= this.#pool.end()
    for (const client of this.#open) destroyConnection(client)
  }

  /** Closes every connection; destroys a connection that the server does not close in time. */
  async end(): Promise<void> {
    this.#ended ??= this.#pool.end()
    // After an abort, no connection is in use, and connections that are being opened time out.
    if (!this.#isAborted) await this.#ended
    await Promise.all([...this.#open].map(closeConnection))
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#isAborted) throw stopping()
    const connecting = this.#pool.connect()
    // Creates a promise per call, because a long-lived promise would retain every race with it.
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
  return new DatabaseUnavailable('The shop is stopping and no longer waits for PostgreSQL')
}

/** Sets the session's limits by statements, because a pooler may refuse them as start-up parameters. */
async function limitSession(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  const settings = [
    `set statement_timeout = ${limits.statementMs}`,
    `set idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`,
  ]
  await withinTime<unknown>(client.query(settings.join(';')), limits.connectMs, () => {
    throw new Error(`PostgreSQL did not take the session's settings within ${limits.connectMs} ms`)
  })
}
