import type { Kysely } from 'kysely'

/** Adds the record of changes by staff, as a hash chain. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('changes')
    .addColumn('sequence', 'bigint', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by_user_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('subject_name', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    // Unique, so that a change can be undone only once.
    .addColumn('undoes', 'bigint', (c) => c.unique().references('changes.sequence'))
    .addColumn('previous_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
  const index = (name: string, columns: readonly string[]) =>
    schema
      .createIndex(name)
      .on('changes')
      .columns([...columns])
      .execute()
  await index('changes_by_time', ['at', 'sequence'])
  await index('changes_of_person', ['by_user_id', 'sequence'])
  await index('changes_of_action', ['action', 'sequence'])
  await index('changes_of_subject', ['subject_kind', 'subject_id', 'sequence'])
  await schema
    .createTable('change_head')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sequence', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
}
