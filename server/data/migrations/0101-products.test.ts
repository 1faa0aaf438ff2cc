import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { listPartsByPage } from '../queries/catalogue/parts.ts'
import { recentPrices } from '../queries/catalogue/price-history.ts'
import type { DatabaseHome } from '../testing/engine.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { withTables } from '../testing/with-tables.ts'

describeOnEveryEngine('A shop of the version with the table `tools`', (engine) => {
  let home: DatabaseHome
  beforeEach(async () => {
    home = await engine.unmigrated()
    await withTables(home.place, async (db) => {
      await migrate(db, '0100-folded-requests-and-reviews')
      await sql`insert into tools (id, name, name_folded, img, short_description, minimum_order, available,
        unit_price_cents, position, created_at, updated_at, kind, stocked)
        values ('vice', 'Axle vice', 'axle vice', '', '', 1, 5, 4200, 1, 1, 1, 'tool', 1),
        ('hub', 'Hub', 'hub', '', '', 1, 0, 900, 2, 1, 1, 'part', 0)`.execute(db)
      await sql`insert into tool_prices (tool_id, since, unit_price_cents) values ('vice', 1, 4200)`.execute(
        db,
      )
      await sql`insert into tool_ratings (tool_id, reviews, stars, bought_reviews, bought_stars)
        values ('vice', 2, 9, 0, 0)`.execute(db)
      await sql`insert into stock_movements (id, tool_id, quantity, reason, created_at)
        values ('m', 'vice', 5, 'opening', 1)`.execute(db)
      await sql`insert into quote_requests (id, kind, name, email, message, item_id, created_at)
        values ('q', 'quote', 'Ada', 'ada@example.com', 'Ten?', 'hub', 5)`.execute(db)
    })
  })
  afterEach(() => home.drop())

  test('keeps its rows under the new names', async () => {
    const { read, close } = await home.reopen()
    expect((await listPartsByPage(read, { limit: undefined, after: undefined }))?.rows).toMatchObject([
      { id: 'hub', priceCents: 900 },
    ])
    expect(await recentPrices(read, 'vice')).toEqual([{ since: 1, unitPriceCents: 4200 }])
    const rows = read
      .selectFrom('stock_movements')
      .innerJoin('product_ratings', 'product_ratings.product_id', 'stock_movements.product_id')
      .select(['stock_movements.product_id', 'quantity', 'stars'])
    expect(await rows.execute()).toEqual([{ product_id: 'vice', quantity: 5, stars: 9 }])
    expect(await read.selectFrom('quote_requests').select('part_id').execute()).toEqual([{ part_id: 'hub' }])
    await close()
  })

  test('has no table, column, index, constraint or trigger left whose name contains "tool"', async () => {
    const { autocommit, engine: kind, close } = await home.reopen()
    // SQLite cannot rename a constraint, and PostgreSQL keeps the column names of an index. No statement uses either.
    const left =
      kind === 'sqlite'
        ? sql`select name from sqlite_master where name like '%tool%'
            or replace(replace(sql, '''tool''', ''), 'tool_prices_key', '') like '%tool%'`
        : sql`select relname from pg_class where relname like '%tool%'
            union all select attname from pg_attribute
              join pg_class on pg_class.oid = attrelid where relkind = 'r' and attname like '%tool%'
            union all select conname from pg_constraint where conname like '%tool%'
            union all select tgname from pg_trigger where tgname like '%tool%'`
    expect((await left.execute(autocommit)).rows).toEqual([])
    await close()
  })

  test('cannot be opened by the earlier version again, whose error says what to do', async () => {
    const { close } = await home.reopen()
    await close()
    const before = withTables(home.place, async (db) => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
      const known = rows.map(({ name }) => [name, { up: async () => undefined }] as const)
      return migrate(db, undefined, Object.fromEntries(known.filter(([name]) => name < '0101')))
    })
    await expect(before).rejects.toThrow('Start the newer version, or restore a backup')
  })
})
