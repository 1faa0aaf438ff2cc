import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/** Adds an index of the open alerts, because the list of the desk read every closed one of its period too. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('account_alerts_open')
    .on('account_alerts')
    .columns(['raised_at', 'id'])
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
}
