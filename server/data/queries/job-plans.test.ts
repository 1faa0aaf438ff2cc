import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledQuery, CompiledQuery as Query } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reader } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema/schema.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { kyselyOn, kyselyOver } from '../sqlite/dialect.ts'
import { listExpiredHolds } from './orders/orders.ts'
import { listOpenWithdrawals } from './orders/withdrawals.ts'
import { listOwedPayments } from './payments/owed-payments.ts'
import { listOpenPaymentsUntouchedSince } from './payments/payments.ts'
import { listRefundsUntouchedSince } from './payments/refunds.ts'

let directory: string
let connection: SqliteConnection
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'truewheel-job-plans-'))
  connection = new SqliteConnection(join(directory, 'shop.sqlite'))
  await migrate(kyselyOn<Schema>(connection))
})
afterAll(() => {
  connection.close()
  rmSync(directory, { recursive: true })
})

/** Checked on SQLite, whose plans do not depend on the number of rows. */
test.each<[string, string, (read: Reader) => Promise<unknown>]>([
  ['open payments', 'payments_open', (read) => listOpenPaymentsUntouchedSince(read, 1, 50)],
  ['refunds that are due', 'refunds_due', (read) => listRefundsUntouchedSince(read, 1, 50)],
  ['payments to give back', 'payments_to_give_back', (read) => listOwedPayments(read)],
  ['withdrawals to refund', 'orders_withdrawn', (read) => listOpenWithdrawals(read, 51)],
  ['holds that ran out', 'orders_holds', (read) => listExpiredHolds(read, 1, 50)],
])('Reading %s uses index %s, so that finished rows cost nothing', async (_what, index, ask) => {
  const queries: CompiledQuery[] = []
  await ask(
    kyselyOver<Schema>((query) => {
      queries.push(query)
      return connection.run(query)
    }),
  )
  const plans = queries.map(({ sql, parameters }) =>
    connection
      .run<{ detail: string }>(Query.raw(`explain query plan ${sql}`, [...parameters]))
      .rows.map(({ detail }) => detail)
      .join('\n'),
  )
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatch(new RegExp(`^(SCAN|SEARCH) \\w+ USING (COVERING )?INDEX ${index}\\b`))
  expect(plans[0]).not.toContain('TEMP B-TREE')
  expect(plans[0]).not.toMatch(/SCAN (?!.*USING)/)
})
