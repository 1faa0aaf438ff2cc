import { userInfo } from 'node:os'
import pg from 'pg'

/** Where nobody listens the answer comes at once; a server of a busy machine takes its time. */
const waitMs = 10_000

/**
 * A PostgreSQL server on which tests may make and drop databases of their own: the one that
 * TEST_DATABASE_URL names, else a local one that lets this user in. Null when there is neither.
 *
 * The usual PG… variables tell where to look and with which password.
 */
export async function findPostgres(environment: NodeJS.ProcessEnv): Promise<string | null> {
  const named = environment.TEST_DATABASE_URL
  if (named !== undefined && named !== '') return named
  const host = environment.PGHOST ?? '127.0.0.1'
  const port = environment.PGPORT ?? '5432'
  for (const user of new Set([environment.PGUSER ?? ownName(), 'postgres'])) {
    const url = `postgres://${encodeURIComponent(user)}@${encodeURIComponent(host)}:${port}/postgres`
    if (await mayMakeDatabases(url)) return url
  }
  return null
}

/** Who runs this; in some containers that is a number without a name, which leaves the server's usual user. */
function ownName(): string {
  try {
    return userInfo().username
  } catch {
    return 'postgres'
  }
}

async function mayMakeDatabases(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: waitMs })
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
