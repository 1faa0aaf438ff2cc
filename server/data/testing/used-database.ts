import type pg from 'pg'

const ownTables = `relnamespace = 'public'::regnamespace`

/**
 * Fingerprint of a database: differs between two databases of one template when a table, index, migration or setting
 * differs.
 */
const shapeQuery = `
  select md5(string_agg(part, ',' order by part)) as shape from (
    select concat_ws(' ', oid, relname) as part from pg_class where ${ownTables}
    union all
    select concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull) from pg_attribute
      where attrelid in (select oid from pg_class where ${ownTables})
    union all select concat_ws(' ', oid, conname) from pg_constraint
    union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', oid, proname) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', name, timestamp) from kysely_migration
    union all select concat_ws(' ', id, is_locked) from kysely_migration_lock
    union all select array_to_string(setconfig, ' ') from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as parts`

/** Returns the fingerprint of the tables and settings of a client's database. */
export async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(shapeQuery)
  return rows[0]?.shape ?? ''
}

/** Lists the tables that tests write to. */
export async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where ${ownTables} and relkind = 'r' and not starts_with(relname, 'kysely_')`,
  )
  return rows.map(({ relname }) => relname)
}

/** Deletes all rows. `truncate` creates new files for each table and index, and takes 20 times as long. */
export async function deleteRows(client: pg.Client, tables: readonly string[]): Promise<void> {
  // One statement, because of foreign keys between the tables.
  const deletions = tables.map((table, index) => `deletion_${index} as (delete from ${table})`)
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
 * Resolves once every other client has this application name and nothing to do; returns their processes.
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
    const { rows } = await client.query<OtherClient>(`
      select pid, application_name as name, state from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
    if (areRight(rows)) return rows
    if (performance.now() > until) throw new Error('A test left connections to its database open.')
    // A timer would not fire where a test uses fake timers.
    await client.query('select pg_sleep(0.005)')
  }
}

/** Returns whether there were deadlocks in a client's database; tests count them from zero. */
export async function hadDeadlocks(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ had: boolean }>(
    'select deadlocks > 0 as had from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.had !== false
}
