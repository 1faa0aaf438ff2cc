import type { Kysely } from 'kysely'

/** Adds the reason for hiding a review, and the shop's reply with a version that counts its changes. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const reviews = () => schema.alterTable('reviews')
  await reviews().addColumn('hidden_reason', 'text').execute()
  await reviews()
    .addColumn('hidden_note', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await reviews().addColumn('reply', 'text').execute()
  await reviews().addColumn('replied_at', 'bigint').execute()
  await reviews()
    .addColumn('replied_by', 'text', (c) => c.references('users.id'))
    .execute()
  await reviews()
    .addColumn('reply_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
