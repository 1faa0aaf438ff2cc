import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { listRefundsOfIntent, listRefundsOfOrder } from '../queries/payments/refunds.ts'
import type { Schema } from '../schema/schema.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { kyselyOn } from '../sqlite/dialect.ts'

let directory: string
let connection: SqliteConnection
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'truewheel-refunds-'))
  connection = new SqliteConnection(join(directory, 'shop.sqlite'))
})
afterEach(() => {
  connection.close()
  rmSync(directory, { recursive: true })
})

test('Refunds that an older version made or owed become rows like new refunds', async () => {
  const db = kyselyOn<Schema>(connection)
  await migrate(db, '0006-mail')
  connection.exec(`
    insert into users (id, email, name, role, created_at) values ('u', 'a@b.example', 'Ada', 'customer', 1);
    insert into tools (id, name, img, short_description, minimum_order, available, unit_price_cents, position,
      created_at, updated_at) values ('t', 'Hub', '', '', 1, 5, 1250, 0, 1, 1);
    insert into orders (id, user_id, tool_id, tool_name, quantity, unit_price_cents, price_cents, minimum_order,
      available_before, customer_email, user_name, user_phone, state, stock_held, refunded_cents, created_at)
      values ('o', 'u', 't', 'Hub', 2, 1250, 2500, 1, 5, 'a@b.example', 'Ada', '', 'unpaid', 0, 2500, 2);
    insert into payments (intent_id, user_id, order_id, amount_cents, state, created_at, updated_at) values
      ('pi_back', 'u', 'o', 2500, 'refunded', 3, 4), ('pi_due', 'u', null, 700, 'refund-due', 5, 6),
      ('pi_open', 'u', 'o', 2500, 'open', 7, 8);
  `)
  await migrate(db)
  expect(await listRefundsOfOrder(db, 'o')).toMatchObject([
    { intentId: 'pi_back', origin: 'shop', amountCents: 2500, state: 'succeeded', createdAt: 4 },
  ])
  expect(await listRefundsOfIntent(db, 'pi_due')).toMatchObject([
    { orderId: null, amountCents: 700, state: 'due' },
  ])
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(order).toMatchObject({ refunded_cents: 2500, given_back_cents: 0, card_brand: null })
})
