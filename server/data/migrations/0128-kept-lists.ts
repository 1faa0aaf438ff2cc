import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Adds the kept lists of the order pad (docs/decisions/0164). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('kept_lists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('company_id', 'text', (column) => column.references('companies.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('line_count', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.references('users.id'))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('kept_lists_of_user').on('kept_lists').column('user_id').execute()
  await schema.createIndex('kept_lists_of_company').on('kept_lists').column('company_id').execute()
}
