import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

export const codeBefore = 'runs'

/**
 * Lets the card sandbox read one page of its records, or the events of some types, without reading others
 * (docs/decisions/0129). The database derives an event's type from its value, so that events of earlier code have a
 * type, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const type = isPostgres(db)
    ? "value::json ->> 'type' end) stored"
    : "json_extract(value, '$.type') end) virtual"
  await sql
    .raw(
      `alter table sandbox_records add column event_type text generated always as
        (case when collection = 'events' then ${type}`,
    )
    .execute(db)
  await db.schema
    .createIndex('sandbox_records_listed')
    .on('sandbox_records')
    .columns(['collection', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('sandbox_events_by_type')
    .on('sandbox_records')
    .columns(['event_type', 'created_at', 'id'])
    .where(sql<boolean>`event_type is not null`)
    .execute()
}
