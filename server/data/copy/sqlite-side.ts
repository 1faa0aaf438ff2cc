import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../sqlite/open-sqlite.ts'
import type { Cells } from './fingerprint.ts'
import type { Side } from './side.ts'
import type { CopiedTable } from './tables.ts'

const rowsAtOnce = 500

/** Opens the embedded database of a directory whose lock the caller holds. */
export function openSqliteSide(directory: string): Side {
  const database = new DatabaseSync(join(directory, databaseFile))
  database.exec('pragma synchronous = full; begin immediate')
  const listed = ({ columns }: CopiedTable) => columns.map(quoted).join(', ')
  return {
    async migrations() {
      const rows = database.prepare('select name from kysely_migration order by name').all()
      return rows.map(({ name }) => String(name))
    },
    async *read(table) {
      const query = `select ${listed(table)} from ${quoted(table.name)} order by ${table.key.map(quoted).join(', ')}`
      const statement = database.prepare(query)
      statement.setReturnArrays(true)
      let part: Cells[] = []
      for (const row of statement.iterate()) {
        // With `setReturnArrays(true)`, a row is an array of its values.
        part.push(row as unknown as Cells)
        if (part.length < rowsAtOnce) continue
        yield part
        part = []
      }
      yield part
    },
    async clear({ name }) {
      database.exec(`delete from ${quoted(name)}`)
    },
    async insert(table, rows) {
      const places = table.columns.map(() => '?').join(', ')
      const insertion = `insert into ${quoted(table.name)} (${listed(table)}) values (${places})`
      const statement = database.prepare(insertion)
      for (const row of rows) statement.run(...row)
    },
    // SQLite derives the next number from the highest existing one.
    continueSequences: async () => undefined,
    async commit() {
      database.exec('commit')
    },
    async close() {
      database.close()
    },
  }
}

function quoted(name: string): string {
  return `"${name}"`
}
