import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { PricePeriod, Reduction } from '../../../../domain/catalogue/reduction.ts'
import type { Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { recordPriceChanges } from '../catalogue/price-history.ts'
import { type DescribedRow, describedNames, type NewRow, type Rows } from '../catalogue/product-rows.ts'
import { setStates } from '../catalogue/product-states.ts'
import { addProducts, writeDescriptions } from '../catalogue/product-writes.ts'
import { positionBeforeFirst, positionGap } from '../catalogue/products.ts'
import { moveStocks } from '../catalogue/stock.ts'
import { holdNextPriceChange } from '../prices/next-price-change.ts'
import { priceHistories } from './import-rows.ts'

/** An import to write: its new values, or the former ones. */
export interface Writing {
  readonly importId: string
  readonly side: 'after' | 'before'
  readonly by: string
  readonly now: number
  /** The lines of the rows to write: `from` inclusive, `until` exclusive. */
  readonly from: number
  readonly until: number
}

/** The rows of one statement: few enough for a short turn, and for PostgreSQL's statement timeout. */
const rowsAtOnce = 250

/** Divides an import into portions of its rows. */
export async function portionsOf(
  { db }: Transaction,
  whole: Omit<Writing, 'from' | 'until'>,
): Promise<readonly Writing[]> {
  const { last } = await db
    .selectFrom('import_rows')
    .where('import_id', '=', whole.importId)
    .select(({ fn }) => fn.max('line').as('last'))
    .executeTakeFirstOrThrow()
  const count = Math.ceil((Number(last ?? 0) + 1) / rowsAtOnce)
  return Array.from({ length: count }, (_, index) => ({
    ...whole,
    from: index * rowsAtOnce,
    until: (index + 1) * rowsAtOnce,
  }))
}

/** The rows of a portion. */
export const inPortion = ({ importId, from, until }: Writing) =>
  sql`r.import_id = ${importId} and r.line >= ${from} and r.line < ${until}`

/** The pieces that a row moves, in the direction of the writing. */
export const movedBy = ({ side }: Writing) => sql.raw<number>(side === 'after' ? 'r.moved' : '-r.moved')

const stateOfProduct = sql`case when t.hidden_at is null then 'shown' when t.draft = 1 then 'draft' else 'hidden' end`

/**
 * Locks the products of an import by id until the transaction ends, so that two imports cannot deadlock. SQLite has one
 * writer at a time.
 */
export async function lockImported(transaction: Transaction, importId: string): Promise<void> {
  const { db } = transaction
  if (!isPostgres(db)) return
  await holdNextPriceChange(transaction)
  await sql`
    select id from products
    where id in (select product_id from import_rows where import_id = ${importId} and kind in ('new', 'changed'))
    order by id for update`.execute(db)
}

/**
 * Returns the names of products that changed since the comparison, up to a number; while there are any, the import must
 * not be written.
 */
export async function listOutdated(
  { db }: Transaction,
  writing: Writing,
  most: number,
): Promise<readonly string[]> {
  const { side } = writing
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
    left join products t on t.id = r.product_id and t.deleted_at is null
    where ${inPortion(writing)} and (${edited} or (r.kind = 'changed' and (
      t.id is null
      or (r.described = 1 and t.version <> ${version})
      or (r.restated = 1 and ${stateOfProduct} <> ${state})
      or (r.moved <> 0 and (t.available + ${moved} < 0 or t.available + ${moved} > 1000000 or ${counted}))
    )))
    order by r.line limit ${most}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Joins a row to its values on the written side. */
export const valuesOf = ({ side }: Writing) =>
  sql`join import_values v on v.import_id = r.import_id and v.line = r.line and v.side = ${side}`

/** The columns of a row's values that describe a product. */
const valueColumns = sql.join(describedNames.map((name) => sql.ref(`v.${name}`)))

/** The positions before an import's new products. */
type PlacesOfNew = Readonly<Record<ProductKind, number>>

/** Returns the positions at the top of both lists with room for all new products of an import. */
export async function placesOfNew({ db }: Transaction, importId: string): Promise<PlacesOfNew> {
  const topOf = async (kind: ProductKind) => {
    const { last } = await db
      .selectFrom('import_rows as r')
      .innerJoin('import_values as v', (join) =>
        join
          .onRef('v.import_id', '=', 'r.import_id')
          .onRef('v.line', '=', 'r.line')
          .on('v.side', '=', 'after'),
      )
      .where('r.import_id', '=', importId)
      .where('r.kind', '=', 'new')
      .where('v.product_kind', '=', kind)
      .select(({ fn }) => fn.max('r.place').as('last'))
      .executeTakeFirstOrThrow()
    return (await positionBeforeFirst(db, kind)) - positionGap * Number(last ?? 0)
  }
  return { tool: await topOf('tool'), part: await topOf('part') }
}

/** Adds the new products of an import at the top of their lists, in the order of the file and without stock. */
export function addImported(
  transaction: Transaction,
  writing: Writing,
  { tool: product, part }: PlacesOfNew,
): Promise<void> {
  const top = sql`case when v.product_kind = 'tool' then cast(${product} as integer) else cast(${part} as integer) end`
  const rows: Rows<NewRow> = sql`(
    select r.product_id as id, v.product_kind as kind, v.state, ${valueColumns},
      ${top} + r.place * cast(${positionGap} as integer) as position
    from import_rows r ${valuesOf(writing)} where ${inPortion(writing)} and r.kind = 'new')`
  return addProducts(transaction, rows, writing.now)
}

/** Products whose prices a sale sets, before or after the writing. */
type OnSale = readonly string[]

const isNotOnSale = (onSale: OnSale) =>
  onSale.length === 0 ? sql`1 = 1` : sql`r.product_id not in (${sql.join(onSale)})`

/**
 * Writes the prices of an import into the history.
 *
 * @param onSale the products whose prices the sale writes there.
 */
export function recordImportedPrices(
  transaction: Transaction,
  writing: Writing,
  onSale: OnSale,
): Promise<void> {
  const kinds = writing.side === 'after' ? sql`(r.kind = 'new' or r.repriced = 1)` : sql`r.repriced = 1`
  const rows: Rows<Pick<NewRow, 'id' | 'unit_price_cents'>> = sql`(
    select r.product_id as id, v.unit_price_cents from import_rows r ${valuesOf(writing)}
    where ${inPortion(writing)} and r.kind in ('new', 'changed') and ${kinds} and ${isNotOnSale(onSale)})`
  return recordPriceChanges(transaction, rows, writing.now)
}

/**
 * Sets the reduction of each product with a new price to what its price history now allows; the check could only
 * predict it. Call it after the prices are in the history, and before the descriptions are written.
 */
export async function renewReductions(
  { db }: Transaction,
  { importId, side, from, until }: Writing,
  reductionOf: (compareAtCents: number, history: readonly PricePeriod[]) => Reduction | undefined,
  onSale: OnSale,
): Promise<void> {
  const found = await db
    .selectFrom('import_rows as r')
    .innerJoin('import_values as v', (join) =>
      join.onRef('v.import_id', '=', 'r.import_id').onRef('v.line', '=', 'r.line').on('v.side', '=', side),
    )
    .where('r.import_id', '=', importId)
    .where('r.line', '>=', from)
    .where('r.line', '<', until)
    .where('r.kind', '=', 'changed')
    .where('r.repriced', '=', 1)
    .where('v.compare_at_cents', 'is not', null)
    .select([
      'r.line',
      'r.product_id as id',
      'v.compare_at_cents',
      'v.compare_at_since',
      'v.lowest_30_days_cents',
    ])
    .execute()
  const announced = found.filter(({ id }) => id === null || !onSale.includes(id))
  const ids = announced.flatMap(({ id }) => id ?? [])
  const histories = await priceHistories(db, ids)
  for (const { line, id, ...expected } of announced) {
    const history = histories.get(id ?? '') ?? []
    const cents = expected.compare_at_cents
    const reduction = cents === null ? undefined : reductionOf(cents, history)
    const columns = {
      compare_at_cents: reduction?.compareAtCents ?? null,
      compare_at_since: reduction?.compareAtSince ?? null,
      lowest_30_days_cents: reduction?.lowest30DaysCents ?? null,
    }
    if (isDeepStrictEqual(columns, expected)) continue
    await db
      .updateTable('import_values')
      .set(columns)
      .where('import_id', '=', importId)
      .where('side', '=', side)
      .where('line', '=', line)
      .execute()
  }
}

/** Writes the descriptions and states of an import's changed products, each description as its next version. */
export async function describeImported(transaction: Transaction, writing: Writing): Promise<void> {
  const { by, now } = writing
  const changed = sql`${valuesOf(writing)} where ${inPortion(writing)} and r.kind = 'changed'`
  const described: Rows<DescribedRow> = sql`(
    select r.product_id as id, ${valueColumns} from import_rows r ${changed} and r.described = 1)`
  await writeDescriptions(transaction, described, by, now)
  const restated: Rows<Pick<NewRow, 'id' | 'state'>> = sql`(
    select r.product_id as id, v.state from import_rows r ${changed} and r.restated = 1)`
  await setStates(transaction, restated, now)
}

/** Moves the stock of an import's products, with the ledger. */
export function moveImported(transaction: Transaction, writing: Writing, note: string): Promise<void> {
  const { importId, side, by, now } = writing
  const kinds = side === 'after' ? sql`('new', 'changed')` : sql`('changed')`
  return moveStocks(
    transaction,
    sql`(
      select cast(${`${importId}-${side}-`} as text) || r.line as movement, r.product_id as id,
        ${movedBy(writing)} as quantity, case when r.kind = 'new' then 'opening' else 'import' end as reason
      from import_rows r
      where ${inPortion(writing)} and r.kind in ${kinds} and r.moved <> 0)`,
    { note, by },
    now,
  )
}

/** Returns the first products by name that an import adds or changes. */
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
