import type pg from 'pg'

/** A table that both engines have. */
export interface CopiedTable {
  readonly name: string
  /** All columns except generated ones, which the target computes. */
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

/** A PostgreSQL sequence and the column that it numbers. */
export interface OwnedSequence {
  readonly sequence: string
  readonly table: string
  readonly column: string
}

interface ColumnRow {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

/**
 * Describes the shop's tables, each after the tables that its rows refer to. PostgreSQL has only the shop's own tables;
 * triggers fill SQLite's index tables.
 */
export async function describeTables(client: pg.ClientBase): Promise<readonly CopiedTable[]> {
  const { rows } = await client.query<ColumnRow>(`
    select c.table_name as name,
      array_agg(c.column_name::text order by c.ordinal_position) as columns,
      (select array_agg(a.attname::text order by array_position(i.indkey, a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisprimary and i.indrelid = format('public.%I', c.table_name)::regclass) as key
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_name not like 'kysely_%'
    group by c.table_name order by c.table_name`)
  const { rows: references } = await client.query<{ readonly from: string; readonly to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)
  return inOrder(rows, references)
}

/** Returns the sequences that number rows, such as orders. */
export async function describeSequences(client: pg.ClientBase): Promise<readonly OwnedSequence[]> {
  const { rows } = await client.query<OwnedSequence>(`
    select s.oid::regclass::text as sequence, t.oid::regclass::text as table, a.attname::text as column
    from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace`)
  return rows
}

/** Sorts tables so that each refers only to earlier tables. */
function inOrder<Table extends { readonly name: string }>(
  tables: readonly Table[],
  references: readonly { readonly from: string; readonly to: string }[],
): readonly Table[] {
  const sorted: Table[] = []
  const waiting = new Map(tables.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    )
    if (free.length === 0)
      throw new Error(`These tables refer to one another: ${[...waiting.keys()].join(', ')}`)
    for (const table of free) {
      sorted.push(table)
      waiting.delete(table.name)
    }
  }
  return sorted
}
