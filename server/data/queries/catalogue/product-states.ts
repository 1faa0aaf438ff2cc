import { type RawBuilder, sql } from 'kysely'
import type { ProductState } from '../../../../contract/catalogue/product-states.ts'
import type { Translations } from '../../../../contract/catalogue/translated-words.ts'
import type { Reader, Transaction } from '../../database.ts'
import { translationsIn } from './product-details.ts'
import { instant, type Rows, rowsOf } from './product-rows.ts'

interface StateColumns {
  readonly hiddenAt: number | null
  readonly draft: 0 | 1
}

/** Returns the visibility of a product. */
export function productStateOf({ hiddenAt, draft }: StateColumns): ProductState {
  if (hiddenAt === null) return 'shown'
  return draft === 1 ? 'draft' : 'hidden'
}

/** Returns whether a tool, or a part with stock, is for sale: neither deleted nor hidden. */
export async function isForSale(read: Reader, id: string): Promise<boolean> {
  return (await selectForSale(read, id).select('id').executeTakeFirst()) !== undefined
}

function selectForSale(read: Reader, id: string) {
  return read
    .selectFrom('products')
    .where('id', '=', id)
    .where('stocked', '=', 1)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
}

/** Returns the translated words of a product for sale; undefined if it is not for sale, as `isForSale` says. */
export async function translationsForSale(
  read: Reader,
  id: string,
): Promise<{ readonly translations: Translations | undefined } | undefined> {
  const product = await selectForSale(read, id).select('details').executeTakeFirst()
  return product && { translations: translationsIn(product.details) }
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

/** Returns the state of a product; undefined for a deleted one. */
export async function findProductState(read: Reader, id: string): Promise<ProductState | undefined> {
  const product = await read
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['hidden_at as hiddenAt', 'draft'])
    .executeTakeFirst()
  return product && productStateOf(product)
}

/** The value of `hidden_at` for a row's state: when it became hidden or a draft, or null. */
export function hiddenAt(at: number): RawBuilder<number | null> {
  return sql`case when state = 'shown' then null else ${instant(at)} end`
}

/** The value of `draft` for a row's state. A product that was shown once is never a draft again. */
export const isDraft: RawBuilder<0 | 1> = sql`case when state = 'draft' then 1 else 0 end`

/**
 * Sets the states of locked products.
 *
 * @param at the instant since which they are hidden, or drafts.
 */
export async function setStates(
  { db, tell }: Transaction,
  rows: Rows<{ readonly id: string; readonly state: ProductState }>,
  at: number,
): Promise<void> {
  const stated = await sql<{ readonly id: string }>`
    update products set hidden_at = ${hiddenAt(at)}, draft = ${isDraft}
    from ${rows} as stated where products.id = stated.id returning products.id`.execute(db)
  tell('product.changed', ...stated.rows.map(({ id }) => id))
}

/** Sets the state of a locked product, as `setStates` does. */
export function setState(
  transaction: Transaction,
  id: string,
  state: ProductState,
  at: number,
): Promise<void> {
  return setStates(transaction, rowsOf([{ id, state }]), at)
}

/**
 * Hides products, including drafts, which are then no longer drafts; returns their number. A product that is already
 * hidden keeps its instant.
 */
export async function hideProducts(
  { db, tell }: Transaction,
  rows: Rows<{ readonly id: string }>,
  at: number,
): Promise<number> {
  const hidden = await sql<{ readonly id: string }>`
    update products set hidden_at = coalesce(hidden_at, ${instant(at)}), draft = 0
    where id in ${rows} and deleted_at is null returning id`.execute(db)
  tell('product.changed', ...hidden.rows.map(({ id }) => id))
  return hidden.rows.length
}
