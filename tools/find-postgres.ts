import { userInfo } from 'node:os'
import pg from 'pg'

/** Where nobody listens the answer comes at once; a server of a busy machine takes its time. Ten seconds in all. */
const mostMs = { toConnect: 8_000, toAnswer: 2_000 }

/**
 * A PostgreSQL server on which tests may make and drop databases of their own: the one that
 * TEST_DATABASE_URL names, else a local one that lets this user in. Null when there is neither.
 *
 * The usual PG… variables tell where to look and with which password.
 */
export async function findPostgres(environment: NodeJS.ProcessEnv, waits = mostMs): Promise<string | null> {
  const named = environment.TEST_DATABASE_URL
  if (named !== undefined && named !== '') return named
  const host = environment.PGHOST ?? '127.0.0.1'
  const port = environment.PGPORT ?? '5432'
  const users = [...new Set([environment.PGUSER ?? ownName(), 'postgres'])]
  const urls = users.map(
    (user) => `postgres://${encodeURIComponent(user)}@${encodeURIComponent(host)}:${port}/postgres`,
  )
  // At the same time, because a port that takes connections and says nothing costs the whole wait.
  const allowed = await Promise.all(urls.map((url) => mayMakeDatabases(url, waits)))
  return urls.find((_url, index) => allowed[index]) ?? null
}

/** Who runs this; in some containers that is a number without a name, which leaves the server's usual user. */
function ownName(): string {
  try {
    return userInfo().username
  } catch {
    return 'postgres'
  }
}

async function mayMakeDatabases(url: string, { toConnect, toAnswer }: typeof mostMs): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: toConnect,
    query_timeout: toAnswer,
  })
  try {
    await client.connect()
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as allowed from pg_roles where rolname = current_user',
    )
    return rows[0]?.allowed === true
  } catch (error) {
    // No server, or one that does not let us in: both mean that there is none for us.
    if (error instanceof Error) return false
    throw error
  } finally {
    await client.end()
  }
}
