import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '../database.ts'
import { preparedStatement } from '../prepared-query.ts'

/**
 * SQLSTATEs of a server that is unreachable, too slow, or read-only: 08 connection, 25006 read-only, 25P03 and 25P04
 * transaction timeouts, 53 resources (such as a full disk), 57 operator and statement timeout, 58 system (I/O errors),
 * XX001 and XX002 damaged data; 0A000 a prepared statement whose columns a migration changed.
 */
const unreachable = /^(08|0A000|25006|25P0[34]|53|57|58|XX00[12])/
/**
 * SQLSTATEs after which a connection is useless: the server closes it, is read-only, or has an outdated prepared
 * statement. After the promotion of a standby, the address leads to the new primary, but an open connection still leads
 * to the old one.
 */
const useless = /^(08|0A000|57P|25006|25P0[34])/

/** The result of a statement that nobody awaits. */
const noResult = { command: 'PENDING', rowCount: null, rows: [] }

/**
 * Wraps a connection for one transaction or query. After the first failure of the connection, sends nothing more on it.
 *
 * The connection is pipelined, so a statement that is not awaited costs no round trip: the beginning of a transaction,
 * and prepared writes within it. Their errors fail the next statement, or the commit.
 */
export function reachable(client: pg.PoolClient): PostgresPoolClient {
  let lost: unknown
  let pendingError: unknown
  let inTransaction = false
  const { stream } = client.connection
  let isHeldBack = false
  /**
   * Buffers output until the next awaited statement, because writing to a socket costs more than building a statement.
   */
  const holdBack = () => {
    if (!isHeldBack) stream.cork()
    isHeldBack = true
  }
  const letGo = () => {
    if (isHeldBack) stream.uncork()
    isHeldBack = false
  }

  const send = async (text: string, parameters: readonly unknown[]) => {
    const name = preparedStatement(text)?.name
    try {
      return await client.query({ text, values: [...parameters], ...(name && { name }) })
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined
      if (code === undefined || useless.test(code)) lost = error
      // An error without an SQLSTATE comes from the connection.
      if (code !== undefined && !unreachable.test(code)) throw error
      return unavailable(error)
    }
  }
  const sendWithoutWaiting = (text: string, parameters: readonly unknown[]) => {
    holdBack()
    send(text, parameters).catch((error: unknown) => {
      pendingError ??= error
    })
    return noResult
  }
  const query = async (text: string, parameters: readonly unknown[]) => {
    // A rollback would wait behind the unanswered statement, equally long.
    if (lost) return unavailable(lost)
    if (text === 'begin') {
      inTransaction = true
      return sendWithoutWaiting(text, parameters)
    }
    if (inTransaction && preparedStatement(text)?.awaited === false)
      return sendWithoutWaiting(text, parameters)
    if (text === 'rollback') pendingError = undefined
    holdBack()
    const sending = send(text, parameters)
    // Runs after the statements that are sent together with this one.
    queueMicrotask(letGo)
    const result = await sending.catch((error: unknown) => {
      // The server refuses every statement after a failed one.
      throw pendingError ?? error
    })
    // PostgreSQL answers a commit after a failed statement with a rollback, without an error.
    if (text === 'commit' && pendingError) throw pendingError
    return result
  }
  return {
    // Kysely passes a cursor only if it is configured with one.
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      letGo()
      client.release(destroy || lost !== undefined)
    },
  }
}

/** Throws DatabaseUnavailable with the message of an error. */
export function unavailable(error: unknown): never {
  if (error instanceof DatabaseUnavailable) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new DatabaseUnavailable(reason, { cause: error })
}
