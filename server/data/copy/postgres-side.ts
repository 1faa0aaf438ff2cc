import pg from 'pg'
import { connectionConfig, shopTimeLimits } from '../postgres/connection.ts'
import type { Cells } from './fingerprint.ts'
import type { Side } from './side.ts'
import type { CopiedTable } from './tables.ts'

const rowsAtOnce = 500
/** A PostgreSQL statement takes at most 65,535 parameters. */
const mostParameters = 60_000

/** The PostgreSQL side, with the connection that describes its tables. */
export interface PostgresSide extends Side {
  readonly client: pg.Client
}

/** Opens PostgreSQL for one transaction with one snapshot. A shop may run there during a read-only transaction. */
export async function openPostgresSide(url: string, mode: 'read only' | 'read write'): Promise<PostgresSide> {
  const client = new pg.Client(connectionConfig(url, shopTimeLimits))
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`begin isolation level repeatable read ${mode}`)
  const listed = ({ columns }: CopiedTable) => columns.map(quoted).join(', ')
  return {
    client,
    async migrations() {
      const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
      return rows.map(({ name }) => name)
    },
    async *read(table) {
      const query = `select ${listed(table)} from ${quoted(table.name)} order by ${table.key.map(quoted).join(', ')}`
      await client.query(`declare rows_of_table no scroll cursor for ${query}`)
      for (;;) {
        const { rows } = await client.query<unknown[]>({
          text: `fetch ${rowsAtOnce} from rows_of_table`,
          rowMode: 'array',
        })
        if (rows.length === 0) break
        // The schema has only text, numbers and bytes.
        yield rows as unknown as readonly Cells[]
      }
      await client.query('close rows_of_table')
    },
    async clear({ name }) {
      await client.query(`delete from ${quoted(name)}`)
    },
    async insert(table, rows) {
      const width = table.columns.length
      const atOnce = Math.min(rowsAtOnce, Math.floor(mostParameters / width))
      for (let at = 0; at < rows.length; at += atOnce) {
        const part = rows.slice(at, at + atOnce)
        const places = part.map(
          (_, row) =>
            `(${table.columns.map((_column, column) => `$${row * width + column + 1}`).join(', ')})`,
        )
        await client.query(
          `insert into ${quoted(table.name)} (${listed(table)}) values ${places.join(', ')}`,
          part.flat(),
        )
      }
    },
    async continueSequences(sequences) {
      for (const { sequence, table, column } of sequences) {
        await client.query(
          `select setval($1::regclass, highest) from (select max(${quoted(column)}) as highest from ${table}) as numbered
           where highest is not null`,
          [sequence],
        )
      }
    },
    async commit() {
      await client.query('commit')
    },
    close: () => client.end(),
  }
}

function quoted(name: string): string {
  return `"${name}"`
}
