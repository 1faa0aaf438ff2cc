import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores the forms of each photograph: the photograph, its cut-out and its source (docs/decisions/0126). Also adds the
 * queue of pictures to cut out.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('images').addColumn('family', 'text').execute()
  await schema.createIndex('images_by_family').on('images').column('family').execute()
  await schema
    .createTable('picture_jobs')
    .addColumn('tool_id', 'text', (c) => c.primaryKey())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('asked_by', 'text', (c) => c.notNull())
    .addColumn('taken_until', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('picture_jobs_by_result')
    .on('picture_jobs')
    .columns(['result', 'taken_until', 'tool_id'])
    .execute()
}
