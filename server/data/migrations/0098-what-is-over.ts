import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Adds indexes with which the hourly job finds expired rows without reading others (docs/decisions/0129). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute()
  await schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute()
  await schema.createIndex('account_alerts_by_age').on('account_alerts').column('raised_at').execute()
}
