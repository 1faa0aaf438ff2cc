import { type Kysely, sql } from 'kysely'

/**
 * Adds the staff roles below admin, blocked accounts, and who deleted an account. Staff roles have a separate column,
 * because SQLite cannot change the check of `role` without rebuilding a table to which nearly every other table refers.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('users')
    .addColumn('staff_role', 'text', (c) => c.check(sql`staff_role in ('packer', 'bookkeeper')`))
    .execute()
  await schema
    .createIndex('users_by_staff_role')
    .on('users')
    .column('staff_role')
    .where(sql<boolean>`staff_role is not null`)
    .execute()
  await schema.alterTable('users').addColumn('blocked_at', 'bigint').execute()
  await schema
    .alterTable('users')
    .addColumn('deleted_by_owner', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`deleted_by_owner in (0, 1)`),
    )
    .execute()
}
