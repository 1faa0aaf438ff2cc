import type { CompiledQuery, QueryExecutor, QueryResult } from 'kysely'

/** A statement with the caller that waits for its result. */
interface Call {
  readonly query: CompiledQuery
  // Each caller gets the result of its own statement.
  readonly resolve: (result: QueryResult<never>) => void
  readonly reject: (error: unknown) => void
}

/** The statements of this turn, by the executor of their connection. */
const collecting = new WeakMap<QueryExecutor, Call[]>()

/**
 * Sends a statement together with all others of the same microtask for the same transaction, or for the pool, over one
 * connection. Each then saves a round trip. The server runs them in order; in a transaction it refuses the rest after a
 * failure.
 */
export function sendTogether<Row>(
  executor: QueryExecutor,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>()
  const call: Call = { query, resolve, reject }
  const others = collecting.get(executor)
  if (others) others.push(call)
  else collect(executor, [call])
  return promise
}

function collect(executor: QueryExecutor, calls: Call[]): void {
  collecting.set(executor, calls)
  const collected = Promise.resolve().then(() => void collecting.delete(executor))
  // Takes the connection at once, so that a later single statement runs after these.
  const sending = executor.provideConnection(async (connection) => {
    await collected
    return Promise.allSettled(calls.map(({ query }) => connection.executeQuery<never>(query)))
  })
  // Delivers results after the connection is returned; otherwise the next statement would need another connection.
  sending.then(
    (results) => {
      for (const [index, result] of results.entries()) answer(calls[index], result)
    },
    (error: unknown) => {
      for (const { reject } of calls) reject(error)
    },
  )
}

function answer(call: Call | undefined, result: PromiseSettledResult<QueryResult<never>>): void {
  if (result.status === 'fulfilled') call?.resolve(result.value)
  else call?.reject(result.reason)
}
