import type pg from 'pg'

const ownTables = `relnamespace = 'public'::regnamespace`

/** The number of the first object that is not PostgreSQL's own, so that an index finds the others. */
const firstOwn = 16_384

/**
 * The fingerprint of a database: differs between two databases of one template if a table, index, migration, setting or
 * schema differs. A sum of hashes needs no sorting, which took most of the time for two thousand texts. Numbers are
 * seeds of the hash, because converting them to text was the next slowest step.
 */
const shapeQuery = `
  select sum(hashtextextended(name, seed))::text as shape from (
    select relname::text as name, oid::bigint as seed from pg_class where ${ownTables}
    union all
    select attname::text, (attrelid::bigint << 32) + (atttypid::bigint << 12) + attnum * 2 + attnotnull::int
      from pg_attribute where attrelid >= ${firstOwn} and attnum > 0
    union all select conname::text, oid::bigint from pg_constraint where oid >= ${firstOwn}
    union all select tgname::text || tgenabled::text, oid::bigint from pg_trigger
    union all select proname::text, oid::bigint from pg_proc where oid >= ${firstOwn}
    union all select nspname::text, oid::bigint from pg_namespace where nspname !~ '^pg_'
    union all select concat_ws(' ', name, timestamp), 0 from kysely_migration
    union all select concat_ws(' ', id, is_locked), 0 from kysely_migration_lock
    union all select array_to_string(setconfig, ' '), 0 from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as parts`

/** Returns the fingerprint of the tables and settings of a client's database. */
export async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>({ name: 'shape', text: shapeQuery })
  return rows[0]?.shape ?? ''
}

/** Lists the tables that tests write to. */
export async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where ${ownTables} and relkind = 'r' and not starts_with(relname, 'kysely_')`,
  )
  return rows.map(({ relname }) => relname)
}

/**
 * Lets a client delete rows without a search for rows that refer to them, if it is a superuser. All tables become
 * empty, so no such row stays.
 */
export async function skipReferenceChecks(client: pg.Client): Promise<void> {
  await client.query(`
    select set_config('session_replication_role', 'replica', false)
    from pg_roles where rolname = current_user and rolsuper`)
}

/**
 * Deletes all rows. `truncate` creates new files for each table and index, and takes 20 times as long. A test writes to
 * few tables, and finding them is cheaper than deleting from all tables. The query that finds them is planned once per
 * connection.
 */
export async function deleteRows(client: pg.Client, tables: readonly string[]): Promise<void> {
  const questions = tables.map((table) => `select '${table}' as used where exists (select from ${table})`)
  const { rows } = await client.query<{ used: string }>({
    name: 'used tables',
    text: questions.join(' union all '),
  })
  if (rows.length === 0) return
  // A single statement, because of foreign keys between the tables.
  const deletions = rows.map(({ used }, index) => `deletion_${index} as (delete from ${used})`)
  await client.query(`with ${deletions.join(', ')} select`)
}

/**
 * Resolves once no other client is connected. PostgreSQL notices a closed connection with a delay.
 *
 * @throws when a test has left a connection open.
 */
export async function untilAlone(client: pg.Client, waitMs: number): Promise<void> {
  await untilOthers(client, waitMs, (others) => others.length === 0)
}

/**
 * Resolves once every other client has this application name and is idle; returns their process ids.
 *
 * @throws when a test has left another connection, or a transaction, open.
 */
export async function untilIdle(
  client: pg.Client,
  applicationName: string,
  waitMs: number,
): Promise<readonly number[]> {
  const others = await untilOthers(client, waitMs, (each) =>
    each.every(({ name, state }) => name === applicationName && state === 'idle'),
  )
  return others.map(({ pid }) => pid)
}

interface OtherClient {
  readonly pid: number
  readonly name: string
  readonly state: string | null
}

async function untilOthers(
  client: pg.Client,
  waitMs: number,
  areRight: (others: readonly OtherClient[]) => boolean,
): Promise<readonly OtherClient[]> {
  const until = performance.now() + waitMs
  for (;;) {
    const { rows } = await client.query<OtherClient>({
      name: 'other clients',
      text: `
        select pid, application_name as name, state from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    })
    if (areRight(rows)) return rows
    if (performance.now() > until) throw new Error('A test left connections to its database open.')
    // Waits on the server, because a timer would not fire under fake timers.
    await client.query('select pg_sleep(0.005)')
  }
}

/** Returns whether a client's database had deadlocks; tests count them from zero. */
export async function hadDeadlocks(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ had: boolean }>({
    name: 'deadlocks',
    text: 'select deadlocks > 0 as had from pg_stat_database where datname = current_database()',
  })
  return rows[0]?.had !== false
}
