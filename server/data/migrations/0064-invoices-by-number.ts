import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Adds the number to the index of invoices, so that lists are in the order of numbers even within a millisecond. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('invoices_by_day').execute()
  await schema
    .createIndex('invoices_by_day')
    .on('invoices')
    .columns(['issued_at', 'kind', 'number'])
    .execute()
}
