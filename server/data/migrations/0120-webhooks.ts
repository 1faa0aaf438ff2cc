import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the endpoints of webhooks, the events that the shop tells, and their deliveries (docs/decisions/0153). A
 * delivery does not reference its endpoint: the deletion of an endpoint must not fail an order of the same moment.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('types', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_secret_until', 'bigint')
    .addColumn('disabled_at', 'bigint')
    .addColumn('disabled_why', 'text', (column) =>
      column.check(sql`disabled_why in ('staff', 'failing', 'gone')`),
    )
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failing_since', 'bigint')
    .addColumn('last_at', 'bigint')
    .addColumn('last_status', 'integer')
    .addColumn('last_failure', 'text')
    .addColumn('next_turn_at', 'bigint', (column) => column.notNull())
    .addColumn('resend_until', 'bigint')
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('webhook_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  const index = (name: string, on: string, columns: readonly string[]) =>
    schema
      .createIndex(name)
      .on(on)
      .columns([...columns])
  await index('webhook_events_of_subject', 'webhook_events', ['subject', 'sequence']).execute()
  await index('webhook_events_of_person', 'webhook_events', ['email'])
    .where(sql<boolean>`email is not null`)
    .execute()
  await index('webhook_events_by_age', 'webhook_events', ['created_at']).execute()
  await schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('endpoint_id', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'delivered', 'missed')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('give_up_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempted_at', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('duration_ms', 'integer')
    .addColumn('answer', 'text')
    .addColumn('failure', 'text')
    .execute()
  const deliveries = (name: string, ...columns: readonly string[]) =>
    index(name, 'webhook_deliveries', columns)
  const isWaiting = sql<boolean>`state = 'waiting'`
  await deliveries('webhook_deliveries_due', 'endpoint_id', 'next_attempt_at').where(isWaiting).execute()
  await deliveries('webhook_deliveries_in_line', 'endpoint_id', 'subject', 'sequence')
    .where(isWaiting)
    .execute()
  await deliveries('webhook_deliveries_listed', 'endpoint_id', 'created_at', 'id').execute()
  await deliveries('webhook_deliveries_waiting', 'endpoint_id', 'created_at', 'id').where(isWaiting).execute()
  await deliveries('webhook_deliveries_missed', 'endpoint_id', 'created_at', 'id')
    .where(sql<boolean>`state = 'missed'`)
    .execute()
  await deliveries('webhook_deliveries_by_age', 'created_at').execute()
  await deliveries('webhook_deliveries_of_event', 'event_id').execute()
}
