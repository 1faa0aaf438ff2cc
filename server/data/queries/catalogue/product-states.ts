import { type RawBuilder, sql } from 'kysely'
import type { ProductState } from '../../../../contract/catalogue/product-states.ts'
import type { Reader, Transaction } from '../../database.ts'
import { instant, type Rows, rowsOf } from './product-rows.ts'

interface StateColumns {
  readonly hiddenAt: number | null
  readonly draft: 0 | 1
}

/** Returns what visitors see of a product. */
export function productStateOf({ hiddenAt, draft }: StateColumns): ProductState {
  if (hiddenAt === null) return 'shown'
  return draft === 1 ? 'draft' : 'hidden'
}

/** Returns whether a tool, or a part with stock, is for sale: neither deleted nor hidden. */
export async function isForSale(read: Reader, id: string): Promise<boolean> {
  const product = await read
    .selectFrom('products')
    .where('id', '=', id)
    .where('stocked', '=', 1)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return product !== undefined
}

/** Returns whether any product is for sale. */
export async function hasProductForSale(read: Reader): Promise<boolean> {
  const product = await read
    .selectFrom('products')
    .where('kind', '=', 'tool')
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return product !== undefined
}

/** Returns the state of a tool or part; undefined for a deleted one. */
export async function findProductState(read: Reader, id: string): Promise<ProductState | undefined> {
  const product = await read
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['hidden_at as hiddenAt', 'draft'])
    .executeTakeFirst()
  return product && productStateOf(product)
}

/** The column `hidden_at` of a row with a state: since when it is hidden, or a draft. */
export function hiddenAt(at: number): RawBuilder<number | null> {
  return sql`case when state = 'shown' then null else ${instant(at)} end`
}

/** The column `draft` of a row with a state. A product that is shown once is a draft no more. */
export const isDraft: RawBuilder<0 | 1> = sql`case when state = 'draft' then 1 else 0 end`

/**
 * Gives locked products their states.
 *
 * @param at since when they are hidden, or drafts.
 */
export async function setStates(
  { db }: Transaction,
  rows: Rows<{ readonly id: string; readonly state: ProductState }>,
  at: number,
): Promise<void> {
  await sql`
    update products set hidden_at = ${hiddenAt(at)}, draft = ${isDraft}
    from ${rows} as stated where products.id = stated.id`.execute(db)
}

/** Gives a locked tool or part a state, as `setStates` does. */
export function setState(
  transaction: Transaction,
  id: string,
  state: ProductState,
  at: number,
): Promise<void> {
  return setStates(transaction, rowsOf([{ id, state }]), at)
}

/**
 * Hides products, including drafts, which then lose that state; returns how many. Products that were hidden before
 * keep their instant.
 */
export async function hideProducts(
  { db }: Transaction,
  rows: Rows<{ readonly id: string }>,
  at: number,
): Promise<number> {
  const hidden = await sql`
    update products set hidden_at = coalesce(hidden_at, ${instant(at)}), draft = 0
    where id in ${rows} and deleted_at is null returning id`.execute(db)
  return hidden.rows.length
}
