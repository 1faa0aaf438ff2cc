import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Lists of invoices are in the order of their numbers, also within a millisecond: their index has the number. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('invoices_by_day').execute()
  await schema
    .createIndex('invoices_by_day')
    .on('invoices')
    .columns(['issued_at', 'kind', 'number'])
    .execute()
}
