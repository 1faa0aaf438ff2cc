import { type RawBuilder, sql } from 'kysely'
import type { PricePeriod, Reduction } from '../../../../domain/reduction.ts'
import type { Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { positionBeforeFirst, positionGap } from '../catalogue/tools.ts'
import { priceHistories } from './import-rows.ts'

/** An import to write: to the values after it, or back to those before it. */
export interface Writing {
  readonly importId: string
  readonly side: 'after' | 'before'
  readonly by: string
  readonly now: number
}

/** Pieces that a row moves, in the direction of the writing. */
const movedBy = ({ side }: Writing) => sql.raw<number>(side === 'after' ? 'r.moved' : '-r.moved')

const instant = (at: number): RawBuilder<number> => sql`cast(${at} as bigint)`
const text = (value: string): RawBuilder<string> => sql`cast(${value} as text)`

const stateOfTool = sql`case when t.hidden_at is null then 'shown' when t.draft = 1 then 'draft' else 'hidden' end`

/** Locks the products of an import until the transaction ends, in one order for all. SQLite has one writer at a time. */
export async function lockImported({ db }: Transaction, importId: string): Promise<void> {
  if (!isPostgres(db)) return
  await sql`
    select id from tools
    where id in (select product_id from import_rows where import_id = ${importId} and kind in ('new', 'changed'))
    order by id for update`.execute(db)
}

/** Returns the names of products that changed since, up to a number; the import cannot be written while there are any. */
export async function listOutdated(
  { db }: Transaction,
  writing: Writing,
  most: number,
): Promise<readonly string[]> {
  const { importId, side } = writing
  const moved = movedBy(writing)
  const [version, state] =
    side === 'after'
      ? [sql`r.base_version`, sql`r.base_state`]
      : [
          sql`r.base_version + 1`,
          sql`(select v.state from import_values v
          where v.import_id = r.import_id and v.side = 'after' and v.line = r.line)`,
        ]
  const counted =
    side === 'after' ? sql`(r.base_available is not null and t.available <> r.base_available)` : sql`1 = 0`
  const edited = side === 'after' ? sql`1 = 0` : sql`(r.kind = 'new' and t.id is not null and t.version <> 1)`
  const { rows } = await sql<{ readonly name: string }>`
    select r.name from import_rows r
    left join tools t on t.id = r.product_id and t.deleted_at is null
    where r.import_id = ${importId} and (${edited} or (r.kind = 'changed' and (
      t.id is null
      or (r.described = 1 and t.version <> ${version})
      or (r.restated = 1 and ${stateOfTool} <> ${state})
      or (r.moved <> 0 and (t.available + ${moved} < 0 or t.available + ${moved} > 1000000 or ${counted}))
    )))
    order by r.line limit ${most}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Joins a row to its values on the side that is written. */
const valuesOf = ({ side }: Writing) =>
  sql`join import_values v on v.import_id = r.import_id and v.line = r.line and v.side = ${side}`

/** Adds the new products of an import at the top of their lists, in the order of the file and without stock. */
export async function addImported({ db }: Transaction, writing: Writing): Promise<void> {
  const { importId, now } = writing
  const topOf = async (kind: ProductKind) =>
    (await positionBeforeFirst(db, kind)) - positionGap * (await countNew(db, writing, kind))
  const [tools, parts] = [await topOf('tool'), await topOf('part')]
  await sql`
    insert into tools (id, name, name_folded, img, short_description, minimum_order, available, unit_price_cents,
      price_breaks, compare_at_cents, compare_at_since, lowest_30_days_cents, position, sku, brand, category, details,
      created_at, updated_at, hidden_at, draft, kind, stocked)
    select r.product_id, v.name, v.name_folded, v.img, v.short_description, v.minimum_order, 0, v.unit_price_cents,
      v.price_breaks, v.compare_at_cents, v.compare_at_since, v.lowest_30_days_cents,
      case when v.product_kind = 'tool' then cast(${tools} as integer) else cast(${parts} as integer) end + r.place * cast(${positionGap} as integer), v.sku, v.brand, v.category, v.details,
      ${instant(now)}, ${instant(now)}, case when v.state = 'shown' then null else ${instant(now)} end,
      case when v.state = 'draft' then 1 else 0 end, v.product_kind, v.stocked
    from import_rows r ${valuesOf(writing)}
    where r.import_id = ${importId} and r.kind = 'new'`.execute(db)
}

async function countNew(db: Transaction['db'], writing: Writing, kind: ProductKind): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from import_rows r ${valuesOf(writing)}
    where r.import_id = ${writing.importId} and r.kind = 'new' and v.product_kind = ${kind}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Writes the prices of an import into the history, each after the last one of its product. */
export async function recordImportedPrices({ db }: Transaction, writing: Writing): Promise<void> {
  const { importId, side, now } = writing
  const last = sql`(select max(p.since) from tool_prices p where p.tool_id = r.product_id)`
  const kinds = side === 'after' ? sql`(r.kind = 'new' or r.repriced = 1)` : sql`r.repriced = 1`
  await sql`
    insert into tool_prices (tool_id, since, unit_price_cents)
    select r.product_id, case when coalesce(${last}, 0) >= ${instant(now)} then ${last} + 1 else ${instant(now)} end,
      v.unit_price_cents
    from import_rows r ${valuesOf(writing)}
    where r.import_id = ${importId} and r.kind in ('new', 'changed') and ${kinds}`.execute(db)
}

/**
 * Announces of each product with a new price the reduction that its history allows now, which the check could only
 * expect. Called once the prices are in the history, and before the descriptions are written.
 */
export async function renewReductions(
  { db }: Transaction,
  { importId, side }: Writing,
  reductionOf: (compareAtCents: number, history: readonly PricePeriod[]) => Reduction | undefined,
): Promise<void> {
  const announced = await db
    .selectFrom('import_rows as r')
    .innerJoin('import_values as v', (join) =>
      join.onRef('v.import_id', '=', 'r.import_id').onRef('v.line', '=', 'r.line').on('v.side', '=', side),
    )
    .where('r.import_id', '=', importId)
    .where('r.kind', '=', 'changed')
    .where('r.repriced', '=', 1)
    .where('v.compare_at_cents', 'is not', null)
    .select(['r.line', 'r.product_id as id', 'v.compare_at_cents as compareAtCents'])
    .execute()
  for (let start = 0; start < announced.length; start += 500) {
    const some = announced.slice(start, start + 500)
    const histories = await priceHistories(
      db,
      some.flatMap(({ id }) => id ?? []),
    )
    for (const { line, id, compareAtCents } of some) {
      const history = histories.get(id ?? '') ?? []
      const reduction = compareAtCents === null ? undefined : reductionOf(compareAtCents, history)
      await db
        .updateTable('import_values')
        .set({
          compare_at_cents: reduction?.compareAtCents ?? null,
          compare_at_since: reduction?.compareAtSince ?? null,
          lowest_30_days_cents: reduction?.lowest30DaysCents ?? null,
        })
        .where('import_id', '=', importId)
        .where('side', '=', side)
        .where('line', '=', line)
        .execute()
    }
  }
}

/** Writes the descriptions and the states of an import's changed products, each description as its next version. */
export async function describeImported({ db }: Transaction, writing: Writing): Promise<void> {
  const { importId, by, now } = writing
  await sql`
    update tools set name = v.name, name_folded = v.name_folded, img = v.img, short_description = v.short_description,
      minimum_order = v.minimum_order, unit_price_cents = v.unit_price_cents, price_breaks = v.price_breaks,
      compare_at_cents = v.compare_at_cents, compare_at_since = v.compare_at_since,
      lowest_30_days_cents = v.lowest_30_days_cents, sku = v.sku, brand = v.brand, category = v.category, stocked = v.stocked,
      details = coalesce(v.details, '{}'), updated_at = ${instant(now)}, version = tools.version + 1,
      changed_at = ${instant(now)}, changed_by = ${text(by)}
    from import_rows r ${valuesOf(writing)}
    where r.import_id = ${importId} and r.kind = 'changed' and r.described = 1 and tools.id = r.product_id`.execute(
    db,
  )
  await sql`
    update tools set hidden_at = case when v.state = 'shown' then null else ${instant(now)} end,
      draft = case when v.state = 'draft' then 1 else 0 end
    from import_rows r ${valuesOf(writing)}
    where r.import_id = ${importId} and r.kind = 'changed' and r.restated = 1 and tools.id = r.product_id`.execute(
    db,
  )
}

/** Moves the stock of an import's products, in the ledger too. */
export async function moveImported({ db }: Transaction, writing: Writing, note: string): Promise<void> {
  const { importId, side, by, now } = writing
  const moved = movedBy(writing)
  const kinds = side === 'after' ? sql`('new', 'changed')` : sql`('changed')`
  await sql`
    insert into stock_movements (id, tool_id, order_id, quantity, reason, note, created_by, created_at)
    select ${text(`${importId}-${side}-`)} || r.line, r.product_id, null, ${moved},
      case when r.kind = 'new' then 'opening' else 'import' end, ${text(note)}, ${text(by)}, ${instant(now)}
    from import_rows r
    where r.import_id = ${importId} and r.kind in ${kinds} and r.moved <> 0`.execute(db)
  await sql`
    update tools set available = tools.available + ${moved}, updated_at = ${instant(now)}
    from import_rows r
    where r.import_id = ${importId} and r.kind in ${kinds} and r.moved <> 0 and tools.id = r.product_id`.execute(
    db,
  )
}

/** Takes the products that an import added off sale: hides those with orders, and deletes the others; returns how many. */
export async function removeImported(
  { db }: Transaction,
  { importId, now }: Writing,
): Promise<{ readonly hidden: number; readonly deleted: number }> {
  const added = sql`id in (select product_id from import_rows where import_id = ${importId} and kind = 'new')`
  const ordered = sql`exists (select 1 from stock_movements m where m.tool_id = tools.id and m.order_id is not null)`
  const hidden = await sql`
    update tools set hidden_at = coalesce(hidden_at, ${instant(now)}), draft = 0
    where ${added} and deleted_at is null and ${ordered} returning id`.execute(db)
  const deleted = await sql`
    update tools set deleted_at = ${instant(now)}
    where ${added} and deleted_at is null and not ${ordered} returning id`.execute(db)
  await sql`
    delete from restock_requests
    where tool_id in (select product_id from import_rows where import_id = ${importId} and kind = 'new')
      and tool_id in (select id from tools where deleted_at is not null)`.execute(db)
  return { hidden: hidden.rows.length, deleted: deleted.rows.length }
}

/** A changed product with open restock requests. */
interface Awaited {
  readonly id: string
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
  readonly moved: number
  readonly restated: number
  readonly minimumBefore: number
}

/** Returns the changed products for which letters wait, as they are now and how they were before the writing. */
export async function listAwaited({ db }: Transaction, writing: Writing): Promise<readonly Awaited[]> {
  const other = writing.side === 'after' ? 'before' : 'after'
  const { rows } = await sql<Awaited>`
    select t.id, t.name, t.available, t.minimum_order as "minimumOrder", ${movedBy(writing)} as moved, r.restated,
      b.minimum_order as "minimumBefore"
    from import_rows r
    join tools t on t.id = r.product_id
    join import_values b on b.import_id = r.import_id and b.line = r.line and b.side = ${other}
    where r.import_id = ${writing.importId} and r.kind = 'changed' and exists (
      select 1 from restock_requests q where q.tool_id = r.product_id and q.confirmed_at is not null)
    order by r.line`.execute(db)
  return rows
}

/** A product for sale whose stock was lowered. */
interface Lowered {
  readonly toolId: string
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
  /** Pieces that moved, below zero. */
  readonly moved: number
}

/** Returns the products for sale from which an import took pieces, as they are after the writing. */
export async function listLowered({ db }: Transaction, writing: Writing): Promise<readonly Lowered[]> {
  const { rows } = await sql<Lowered>`
    select t.id as "toolId", t.name, t.available, t.minimum_order as "minimumOrder", ${movedBy(writing)} as moved
    from import_rows r
    join tools t on t.id = r.product_id and t.deleted_at is null and t.hidden_at is null and t.stocked = 1
    where r.import_id = ${writing.importId} and r.kind = 'changed' and ${movedBy(writing)} < 0
    order by r.line`.execute(db)
  return rows
}

/** Returns the first products that an import adds or changes, by name. */
export async function namesOfImported(
  { db }: Transaction,
  importId: string,
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('kind', 'in', ['new', 'changed'])
    .orderBy('line')
    .limit(most)
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
