import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type DatabasePlace, openDatabase } from '../../server/data/open-database.ts'
import type { Schema } from '../../server/data/schema/schema.ts'
import { probeKey } from '../../server/data/write-probe.ts'

/** The content of a database: a fingerprint of each table's rows, and of the schema. */
export type Content = ReadonlyMap<string, string>

/** Values that differ between two runs of the same work: timestamps and random ids. */
const byChance: Readonly<Record<string, readonly string[]>> = {
  kysely_migration: ['timestamp'],
}

/** Rows that a running process writes by itself: the probe whether PostgreSQL accepts writes. */
const byRunning: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => boolean>> = {
  settings: ({ key }) => key === probeKey,
}

/** Reads the database of a stopped shop, and migrates it first if necessary. */
export async function contentOf(place: DatabasePlace): Promise<Content> {
  // Nothing changes here, but on a busy machine the connection for changes misses heartbeats.
  const database = await openDatabase(place, () => undefined)
  try {
    const db = database.autocommit
    const content = new Map<string, string>()
    const parts = await (database.engine === 'sqlite' ? sqliteParts(db) : postgresParts(db))
    content.set('schema', fingerprint(parts))
    for (const table of await db.introspection.getTables({ withInternalKyselyTables: true })) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table.name)}`.execute(db)
      const kept = rows.filter((row) => byRunning[table.name]?.(row) !== true)
      const texts = kept.map((row) => textOf(table.name, row))
      content.set(table.name, `${kept.length} rows, ${fingerprint(texts)}`)
    }
    return content
  } finally {
    await database.close()
  }
}

/** Returns the differences between two contents. */
export function differencesOf(one: Content, other: Content): readonly string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])]
  return names.flatMap((name) =>
    one.get(name) === other.get(name) ? [] : [`${name}: ${one.get(name)} and ${other.get(name)}`],
  )
}

function textOf(table: string, row: Readonly<Record<string, unknown>>): string {
  const left = byChance[table] ?? []
  return JSON.stringify(Object.entries(row).filter(([column]) => !left.includes(column)))
}

/** Returns a fingerprint of rows in any order. */
function fingerprint(texts: readonly string[]): string {
  return createHash('sha256').update(texts.toSorted().join('\n')).digest('hex').slice(0, 12)
}

async function sqliteParts(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ part: string }>`
    select type || name || coalesce(sql, '') as part from sqlite_master`.execute(db)
  return rows.map(({ part }) => part)
}

async function postgresParts(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ part: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      and prokind = 'f' and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(
    db,
  )
  return rows.map(({ part }) => part)
}
