import { type Kysely, sql } from 'kysely'

/**
 * Adds whether only this shop uses an uploaded picture, by any uploader. For pictures without an uploader this
 * is unknown: they may have been uploaded while the shop's data was on another host.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('shown_here', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update images set shown_here = 1 where bytes is not null and uploaded_by is not null`.execute(db)
}
