import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'
import { inPortion, movedBy, type Writing } from './write-import.ts'

/** Returns the products that a portion of an import writes, and whether it adds, hides or shows one. */
export async function idsOfImported(
  { db }: Transaction,
  { importId, from, until }: Writing,
): Promise<{ readonly ids: readonly string[]; readonly visibilityChanges: boolean }> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('line', '>=', from)
    .where('line', '<', until)
    .where('kind', 'in', ['new', 'changed'])
    .select(['product_id as id', 'kind', 'restated'])
    .execute()
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    visibilityChanges: rows.some(({ kind, restated }) => kind === 'new' || restated === 1),
  }
}

/** Returns the products that need other products, because their pages show which needed products are for sale. */
export async function idsThatNeed({ db }: Transaction): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('details', 'like', '%"needsAlso"%')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
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

/** Returns the changed products with waiting customers, in their present and former state. */
export async function listAwaited({ db }: Transaction, writing: Writing): Promise<readonly Awaited[]> {
  const other = writing.side === 'after' ? 'before' : 'after'
  const { rows } = await sql<Awaited>`
    select t.id, t.name, t.available, t.minimum_order as "minimumOrder", ${movedBy(writing)} as moved, r.restated,
      b.minimum_order as "minimumBefore"
    from import_rows r
    join products t on t.id = r.product_id
    join import_values b on b.import_id = r.import_id and b.line = r.line and b.side = ${other}
    where ${inPortion(writing)} and r.kind = 'changed' and exists (
      select 1 from restock_requests q where q.product_id = r.product_id and q.confirmed_at is not null)
    order by r.line`.execute(db)
  return rows
}

/** A product for sale whose stock was lowered. */
interface Lowered {
  readonly productId: string
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
  /** The moved pieces, negative. */
  readonly moved: number
}

/** Returns the products for sale from which an import took pieces, with their stock after the writing. */
export async function listLowered({ db }: Transaction, writing: Writing): Promise<readonly Lowered[]> {
  const { rows } = await sql<Lowered>`
    select t.id as "productId", t.name, t.available, t.minimum_order as "minimumOrder", ${movedBy(writing)} as moved
    from import_rows r
    join products t on t.id = r.product_id and t.deleted_at is null and t.hidden_at is null and t.stocked = 1
    where ${inPortion(writing)} and r.kind = 'changed' and ${movedBy(writing)} < 0
    order by r.line`.execute(db)
  return rows
}
