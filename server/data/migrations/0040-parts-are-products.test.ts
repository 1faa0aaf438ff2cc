import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { listPartsByPage } from '../queries/catalogue/parts.ts'
import { recentPrices } from '../queries/catalogue/price-history.ts'
import { listQuotes } from '../queries/quotes.ts'
import type { Schema } from '../schema/schema.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { kyselyOn } from '../sqlite/dialect.ts'

let directory: string
let connection: SqliteConnection
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'truewheel-parts-'))
  connection = new SqliteConnection(join(directory, 'shop.sqlite'))
})
afterEach(() => {
  connection.close()
  rmSync(directory, { recursive: true })
})

test('Parts keep their ids, their order, their details and the requests for them', async () => {
  const db = kyselyOn<Schema>(connection)
  await migrate(db, '0034-sold-by-day')
  connection.exec(`insert into items (id, name, img, price_cents, position, created_at, deleted_at, category) values
    ('last', 'Öse', '', 250, 7, 1, null, 'Small parts'), ('first', 'Chain', '', 4200, -1024, 2, null, null),
    ('deleted', 'Hub', '', 6400, 3, 3, 9, null)`)
  connection.exec(`insert into quote_requests (id, kind, name, email, message, item_id, created_at)
    values ('q', 'quote', 'Ada', 'ada@example.com', 'Ten?', 'deleted', 5)`)
  await migrate(db)
  const page = await listPartsByPage(db, { limit: undefined, after: undefined })
  expect(page?.rows).toMatchObject([
    { id: 'first', priceCents: 4200, stock: undefined },
    { id: 'last', name: 'Öse', details: { category: 'Small parts' } },
  ])
  expect(await db.selectFrom('products').where('id', '=', 'last').select('name_folded').execute()).toEqual([
    { name_folded: 'ose' },
  ])
  expect(await recentPrices(db, 'first')).toEqual([{ since: 2, unitPriceCents: 4200 }])
  const requests = await listQuotes(db, { search: '', byAge: undefined }, { limit: 5, after: undefined })
  expect(requests?.rows).toMatchObject([{ id: 'q', partId: 'deleted', partName: 'Hub' }])
})
