import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds to an import whose export it is, and the pictures at other addresses that the shop fetches for it
 * (docs/decisions/0155).
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('imports').addColumn('format', 'text').execute()
  await schema
    .alterTable('imports')
    .addColumn('picture_hosts', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await schema
    .alterTable('imports')
    .addColumn('fetching_pictures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createIndex('imports_fetching_pictures')
    .on('imports')
    .column('created_at')
    .where(sql<boolean>`fetching_pictures = 1`)
    .execute()
  await schema
    .createTable('import_pictures')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id'))
    // The SHA-256 of the address, because it may be too long for an index.
    .addColumn('url_hash', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('img', 'text')
    .addColumn('problem', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('taken_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('import_pictures_key', ['import_id', 'url_hash'])
    .execute()
  await schema
    .createIndex('import_pictures_by_state')
    .on('import_pictures')
    .columns(['import_id', 'state', 'line', 'url_hash'])
    .execute()
  await schema
    .createIndex('import_pictures_waiting')
    .on('import_pictures')
    .columns(['import_id', 'taken_until', 'line'])
    .where(sql<boolean>`state = 'waiting'`)
    .execute()
  await schema
    .createIndex('import_pictures_fetched')
    .on('import_pictures')
    .column('url_hash')
    .where(sql<boolean>`img is not null`)
    .execute()
}
