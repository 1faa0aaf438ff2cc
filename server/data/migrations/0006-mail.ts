import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Existing emails expire three days after they were written, like new ones. */
const threeDaysMs = 3 * 24 * 3_600_000

/** Adds columns and indexes for sending the outbox and for listing it for admins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = () => db.schema.alterTable('outbox')
  await add().addColumn('html', 'text').execute()
  await add()
    .addColumn('order_id', 'text', (c) => c.references('orders.id'))
    .execute()
  await add()
    .addColumn('secret', 'integer', (c) => c.notNull().defaultTo(0).check(sql`secret in (0, 1)`))
    .execute()
  await add()
    .addColumn('give_up_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await add()
    .addColumn('failed_at', 'bigint', (c) => c.check(sql`failed_at is null or sent_at is null`))
    .execute()
  await sql`update outbox set give_up_at = created_at + ${sql.lit(threeDaysMs)}`.execute(db)
  await index(db)
  // Text that is searched by prefix sorts by bytes, as all text does on SQLite.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`alter table outbox alter column recipient type text collate "C"`.execute(db)
}

async function index({ schema }: Kysely<unknown>): Promise<void> {
  const outbox = (name: string) => schema.createIndex(name).on('outbox')
  const waiting = sql<boolean>`sent_at is null and failed_at is null`
  await outbox('outbox_by_age').columns(['created_at', 'id']).execute()
  await outbox('outbox_due').column('next_attempt_at').where(waiting).execute()
  await outbox('outbox_waiting').columns(['created_at', 'id']).where(waiting).execute()
  await outbox('outbox_sent').columns(['created_at', 'id']).where(sql<boolean>`sent_at is not null`).execute()
  await outbox('outbox_failed')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`failed_at is not null`)
    .execute()
  await outbox('outbox_of_recipient').columns(['recipient', 'created_at desc', 'id desc']).execute()
  await outbox('outbox_of_order').column('order_id').where(sql<boolean>`order_id is not null`).execute()
  // Covers only the few secret texts that are not wiped yet.
  await outbox('outbox_secrets').column('give_up_at').where(sql<boolean>`secret = 1 and body <> ''`).execute()
}
