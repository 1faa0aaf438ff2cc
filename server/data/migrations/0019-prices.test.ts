import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { recentPrices } from '../queries/catalogue/price-history.ts'
import type { Schema } from '../schema/schema.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { kyselyOn } from '../sqlite/dialect.ts'

let directory: string
let connection: SqliteConnection
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'truewheel-prices-'))
  connection = new SqliteConnection(join(directory, 'shop.sqlite'))
})
afterEach(() => {
  connection.close()
  rmSync(directory, { recursive: true })
})

test("The price history of an existing tool begins with its present price, dated at the tool's last change", async () => {
  const db = kyselyOn<Schema>(connection)
  await migrate(db, '0018-items-by-page')
  connection.exec(`insert into tools (id, name, name_folded, img, short_description, minimum_order, available,
    unit_price_cents, position, created_at, updated_at) values ('t', 'Hub', 'hub', '', '', 1, 5, 1250, 0, 1, 7)`)
  await migrate(db)
  expect(await recentPrices(db, 't')).toEqual([{ since: 7, unitPriceCents: 1250 }])
})
