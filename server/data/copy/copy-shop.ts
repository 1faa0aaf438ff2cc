import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { oldestCodeKey } from '../newer-schema.ts'
import { openDatabase } from '../open-database.ts'
import { lockDataDir } from '../sqlite/data-dir-lock.ts'
import { databaseFile } from '../sqlite/open-sqlite.ts'
import { type Cell, type Cells, Fingerprint, type TableContents } from './fingerprint.ts'
import { openPostgresSide } from './postgres-side.ts'
import type { Side } from './side.ts'
import { openSqliteSide } from './sqlite-side.ts'
import { type CopiedTable, describeSequences, describeTables } from './tables.ts'

/** Reports why a shop cannot be copied, in one sentence for the operator. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

interface CopyPlaces {
  readonly from: 'sqlite' | 'postgres'
  /** The directory of the embedded database. */
  readonly dataDir: string
  readonly databaseUrl: string
}

export type CopiedContents = ReadonlyMap<string, TableContents>

/**
 * Copies a shop from one engine to the other, in one transaction on each side. Compares count, hash and sums of every
 * table before the target commits. A failure leaves the target empty.
 *
 * @throws CopyError when the places or the rows do not allow a copy; DatabaseInUse while a shop runs on the directory.
 */
export async function copyShop({ from, dataDir, databaseUrl }: CopyPlaces): Promise<CopiedContents> {
  if (from === 'sqlite' && !existsSync(join(dataDir, databaseFile)))
    throw new CopyError(`There is no shop in DATA_DIR: ${dataDir}.`)
  await migrateTarget(from === 'sqlite' ? { databaseUrl, dataDir: '' } : { databaseUrl: undefined, dataDir })
  const lock = lockDataDir(dataDir)
  try {
    const postgres = await openPostgresSide(databaseUrl, from === 'sqlite' ? 'read write' : 'read only')
    try {
      const sqlite = openSqliteSide(dataDir)
      try {
        const [source, target] = from === 'sqlite' ? [sqlite, postgres] : [postgres, sqlite]
        await refuseOtherMigrations(source, target)
        const tables = await describeTables(postgres.client)
        await refuseFilledTarget(target, tables)
        const contents = await copyTables(source, target, tables)
        await target.continueSequences(await describeSequences(postgres.client))
        await target.commit()
        return contents
      } finally {
        await sqlite.close()
      }
    } finally {
      await postgres.close()
    }
  } finally {
    lock.release()
  }
}

/** Creates the tables of an empty target. */
async function migrateTarget(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(place, () => undefined)
  await database.close()
}

async function refuseOtherMigrations(source: Side, target: Side): Promise<void> {
  const [have, need] = await Promise.all([source.migrations().catch(() => []), target.migrations()])
  const newest = have.at(-1) ?? 'none'
  if (have.join() === need.join()) return
  throw new CopyError(
    `The source has been migrated to ${newest} and this version to ${need.at(-1)}: start and stop this version on the source first.`,
  )
}

async function refuseFilledTarget(target: Side, tables: readonly CopiedTable[]): Promise<void> {
  for (const table of tables) {
    for await (const rows of target.read(table)) {
      if (!rows.every((row) => isOfMigrations(table, row)))
        throw new CopyError(`The target is not empty: its table ${table.name} has rows. Name an empty one.`)
    }
  }
}

/** Returns whether migrations stored this row, so that an empty shop has it, too. */
function isOfMigrations({ name, columns }: CopiedTable, row: Cells): boolean {
  if (name === 'next_price_change') return row[columns.indexOf('at')] === null
  return name === 'settings' && row[columns.indexOf('key')] === oldestCodeKey
}

async function copyTables(
  source: Side,
  target: Side,
  tables: readonly CopiedTable[],
): Promise<CopiedContents> {
  const contents = new Map<string, TableContents>()
  for (const table of tables) {
    // Deletes rows that triggers wrote when the rows of an earlier table were inserted.
    await target.clear(table)
    const taken = new Fingerprint(table.columns)
    for await (const rows of source.read(table)) {
      for (const row of rows) {
        refuseNull(table, row)
        taken.add(row)
      }
      await target.insert(table, rows)
    }
    contents.set(table.name, taken.contents)
  }
  for (const table of tables) await compare(target, table, contents.get(table.name))
  return contents
}

/** Throws for U+0000, which PostgreSQL cannot store in text. */
function refuseNull(table: CopiedTable, row: Cells): void {
  const at = row.findIndex((cell: Cell) => typeof cell === 'string' && cell.includes('\0'))
  if (at < 0) return
  const key = table.key.map((column) => String(row[table.columns.indexOf(column)])).join(', ')
  throw new CopyError(
    `The row ${key} of ${table.name} has the character U+0000 in ${table.columns[at]}, which PostgreSQL cannot store. Change it in the shop first.`,
  )
}

/** Reads a table of the target again, after its triggers ran. */
async function compare(target: Side, table: CopiedTable, taken: TableContents | undefined): Promise<void> {
  const arrived = new Fingerprint(table.columns)
  for await (const rows of target.read(table)) {
    for (const row of rows) arrived.add(row)
  }
  if (JSON.stringify(arrived.contents) === JSON.stringify(taken)) return
  throw new CopyError(
    `The table ${table.name} differs after the copy (${taken?.rows} rows taken, ${arrived.contents.rows} arrived), so nothing was copied.`,
  )
}
