import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema/schema.ts'
import { BackupError, type Contents, type Manifest } from './backup-file.ts'

/** A verified backup and how to restore it. */
export interface RestoredBackup {
  readonly file: string
  readonly manifest: Manifest
  readonly keepSignIns: boolean
}

/** Returns the names of all tables, including Kysely's. */
export async function tablesOf(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.filter(({ isView }) => !isView).map(({ name }) => name)
}

/**
 * Counts the rows of each table and reads the last migration.
 *
 * @throws BackupError when the database holds no shop.
 */
export async function contentsOf(db: Kysely<Schema>): Promise<Contents> {
  const rows = await countRows(db)
  if (!rows.kysely_migration) throw new BackupError('The database is empty: there is nothing to back up.')
  const last = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return { migration: last.rows[0]?.name ?? '', rows }
}

/** Compares the restored rows with the manifest, and ends the sign-ins unless they are to be kept. */
export async function finishRestore(
  db: Kysely<Schema>,
  { file, manifest, keepSignIns }: RestoredBackup,
): Promise<void> {
  const restored = await countRows(db)
  const different = Object.keys(manifest.rows).filter((table) => restored[table] !== manifest.rows[table])
  if (different.length > 0) {
    throw new BackupError(`${file} does not hold the rows that its manifest names: ${different.join(', ')}.`)
  }
  if (!keepSignIns) await db.transaction().execute((transaction) => endAllAccess(transaction, Date.now()))
}

async function countRows(db: Kysely<Schema>): Promise<Manifest['rows']> {
  const rows: Record<string, number> = {}
  for (const name of await tablesOf(db)) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    rows[name] = Number(counted.rows[0]?.count)
  }
  return rows
}

/**
 * Ends sign-ins, sessions, and links in emails, because a stolen backup contains them all. Pending emails with such a
 * link are no longer sent.
 */
async function endAllAccess(db: Kysely<Schema>, now: number): Promise<void> {
  await db.updateTable('sign_ins').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  await db.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  await db.deleteFrom('auth_sessions').execute()
  await db.deleteFrom('auth_verifications').execute()
  await db
    .updateTable('outbox')
    .set({ failed_at: now, body: '', html: null, last_error: 'Its link expired when a backup was restored.' })
    .where('secret', '=', 1)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}
