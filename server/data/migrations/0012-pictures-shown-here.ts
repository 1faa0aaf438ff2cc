import { type Kysely, sql } from 'kysely'

/**
 * Which uploaded pictures this shop alone shows, whoever uploaded them. Of those that nobody's name stands beside it cannot
 * be known any more: they may have been uploaded while the shop's data was at another host.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('shown_here', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update images set shown_here = 1 where bytes is not null and uploaded_by is not null`.execute(db)
}
