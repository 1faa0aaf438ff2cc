import { userInfo } from 'node:os'
import pg from 'pg'

/** Timeouts for a server on a busy machine, ten seconds in all; a closed port fails at once. */
const timeouts = { toConnect: 8_000, toAnswer: 2_000 }

/**
 * Returns a PostgreSQL server on which tests may create and drop databases: the server of TEST_DATABASE_URL, or a
 * local server that accepts this user; null if there is neither.
 *
 * The usual PG… variables set host, port, user and password.
 */
export async function findPostgres(environment: NodeJS.ProcessEnv, waits = timeouts): Promise<string | null> {
  const named = environment.TEST_DATABASE_URL
  if (named !== undefined && named !== '') return named
  const host = environment.PGHOST ?? '127.0.0.1'
  const port = environment.PGPORT ?? '5432'
  const users = [...new Set([environment.PGUSER ?? userName(), 'postgres'])]
  const urls = users.map(
    (user) => `postgres://${encodeURIComponent(user)}@${encodeURIComponent(host)}:${port}/postgres`,
  )
  // In parallel, because a silent port costs the whole timeout.
  const allowed = await Promise.all(urls.map((url) => canCreateDatabases(url, waits)))
  return urls.find((_url, index) => allowed[index]) ?? null
}

/**
 * Returns the name of the current user. Some containers have only a number; then the name is PostgreSQL's default user.
 */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'postgres'
  }
}

async function canCreateDatabases(url: string, { toConnect, toAnswer }: typeof timeouts): Promise<boolean> {
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
    // No server, or one that refuses this user.
    if (error instanceof Error) return false
    throw error
  } finally {
    await client.end()
  }
}
