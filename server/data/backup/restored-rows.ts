import { type Kysely, sql } from 'kysely'
import { summed } from '../copy/fingerprint.ts'
import { isPostgres } from '../is-postgres.ts'
import type { Schema } from '../schema/schema.ts'
import { BackupError, type Contents, type Manifest } from './backup-file.ts'

/** A verified backup and how to restore it. */
export interface RestoredBackup {
  readonly file: string
  readonly manifest: Manifest
  readonly keepSignIns: boolean
}

/** Returns the names of all tables of the shop's schema, including Kysely's. */
export async function tablesOf(db: Kysely<Schema>): Promise<readonly string[]> {
  return (await introspected(db)).map(({ name }) => name)
}

async function introspected(db: Kysely<Schema>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const own = isPostgres(db) ? await schemaOf(db) : undefined
  return tables.filter(({ isView, schema }) => !isView && schema === own)
}

/** Returns the schema of the shop's tables; on PostgreSQL other programs may use other schemas of the database. */
export async function schemaOf(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name ?? 'public'
}

/**
 * Counts the rows of each table, sums money and pieces, and reads the last migration.
 *
 * @throws BackupError when the database contains no shop.
 */
export async function contentsOf(db: Kysely<Schema>): Promise<Contents> {
  const { rows, sums } = await countRows(db)
  if (!rows.kysely_migration) throw new BackupError('The database is empty: there is nothing to back up.')
  const last = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return { migration: last.rows[0]?.name ?? '', rows, sums }
}

/** Compares the restored rows and sums with the manifest, and ends the sign-ins unless `keepSignIns` is set. */
export async function finishRestore(
  db: Kysely<Schema>,
  { file, manifest, keepSignIns }: RestoredBackup,
): Promise<void> {
  const { rows, sums } = await countRows(db)
  const different = [...differing(manifest.rows, rows), ...differing(manifest.sums ?? {}, sums)]
  if (different.length > 0) {
    throw new BackupError(`${file} does not hold the rows that its manifest names: ${different.join(', ')}.`)
  }
  if (!keepSignIns) await db.transaction().execute((transaction) => endAllAccess(transaction, Date.now()))
}

type Numbers = Readonly<Record<string, number>>

function differing(expected: Numbers, found: Numbers): readonly string[] {
  return Object.keys(expected).filter((name) => found[name] !== expected[name])
}

/** Counts and sums each table in one query. */
async function countRows(db: Kysely<Schema>): Promise<{ readonly rows: Numbers; readonly sums: Numbers }> {
  const rows: Record<string, number> = {}
  const sums: Record<string, number> = {}
  for (const { name, columns } of await introspected(db)) {
    const money = columns.filter((column) => summed.test(column.name)).map((column) => column.name)
    const counts = money.map((column) => sql`, sum(${sql.ref(column)}) as ${sql.ref(column)}`)
    const { rows: counted } = await sql<Record<string, number | string | null>>`
      select count(*) as count${sql.join(counts, sql``)} from ${sql.table(name)}`.execute(db)
    rows[name] = Number(counted[0]?.count)
    for (const column of money) sums[`${name}.${column}`] = Number(counted[0]?.[column] ?? 0)
  }
  return { rows, sums }
}

/**
 * Ends sign-ins and sessions and deletes links in emails, because a stolen backup contains them. Waiting emails with
 * such a link are not sent.
 */
async function endAllAccess(db: Kysely<Schema>, now: number): Promise<void> {
  await db.updateTable('sign_ins').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  await db.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  await db.deleteFrom('auth_sessions').execute()
  await db.deleteFrom('auth_verifications').execute()
  await db
    .updateTable('outbox')
    .set({
      failed_at: now,
      body: '',
      html: null,
      layout: null,
      last_error: 'Its link expired when a backup was restored.',
    })
    .where('secret', '=', 1)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}
