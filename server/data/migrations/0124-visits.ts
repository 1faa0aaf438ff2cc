import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the daily sums of visits (docs/decisions/0157). The fact is the first column of the key, so that a query of a
 * fact reads its days one after another.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('visit_sums')
    .addColumn('fact', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull().check(sql`count > 0`))
    .addPrimaryKeyConstraint('visit_sums_key', ['fact', 'day', 'name'])
    .execute()
}
