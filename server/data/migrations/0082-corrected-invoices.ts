import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/** Allows at most one correction of an invoice with unprintable letters (docs/decisions/0123). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('invoices').addColumn('corrects_id', 'text').execute()
  await schema
    .createIndex('invoices_corrected')
    .unique()
    .on('invoices')
    .column('corrects_id')
    .where(sql<boolean>`corrects_id is not null`)
    .execute()
  await schema.dropIndex('invoice_of_payment').execute()
  await schema
    .createIndex('invoice_of_payment')
    .unique()
    .on('invoices')
    .column('intent_id')
    .where(sql<boolean>`kind = 'invoice' and refund_id is null and corrects_id is null`)
    .execute()
}
