import type { Transaction } from '../database.ts'

/** A download that a secret starts once. */
export interface ExportLink {
  readonly sessionId: string
  /** The list's name in the path of its export. */
  readonly list: string
  /** The parameters of the export. */
  readonly query: Readonly<Record<string, string>>
}

export async function insertExportLink(
  { db }: Transaction,
  { sessionId, list, query }: ExportLink,
  { hash, expiresAt }: { readonly hash: string; readonly expiresAt: number },
): Promise<void> {
  const values = { hash, session_id: sessionId, list, query: JSON.stringify(query), expires_at: expiresAt }
  await db.insertInto('export_links').values(values).execute()
}

/** Consumes a link; undefined if it was consumed concurrently, has expired or never existed. */
export async function takeExportLink(
  { db }: Transaction,
  hash: string,
  now: number,
): Promise<ExportLink | undefined> {
  const taken = await db
    .deleteFrom('export_links')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['session_id as sessionId', 'list', 'query'])
    .executeTakeFirst()
  return taken && { ...taken, query: JSON.parse(taken.query) }
}

/** Deletes links that expired before an instant. */
export async function deleteExportLinksExpiredBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('export_links').where('expires_at', '<', instant).execute()
}
