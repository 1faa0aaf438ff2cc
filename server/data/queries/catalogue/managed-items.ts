import type { ProductDetails } from '../../../../contract/product-details.ts'
import type { Reader, Transaction } from '../../database.ts'
import { columnsOf, detailColumns, detailsOf } from './product-details.ts'
import { positionGap } from './tools.ts'

/** The fields of an item that an admin edits. */
export interface ItemDescription {
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly details: ProductDetails
}

/** Returns the display position before all other items. */
export async function positionBeforeFirstItem(read: Reader): Promise<number> {
  const first = await read
    .selectFrom('items')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .select('position')
    .executeTakeFirst()
  return (first?.position ?? 0) - positionGap
}

/** Locks an item until the transaction ends, by an update that changes nothing: SQLite has no `for update`. */
export async function lockItem({ db }: Transaction, id: string): Promise<ItemDescription | undefined> {
  const locked = await db
    .updateTable('items')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['name', 'img', 'price_cents as priceCents', ...detailColumns])
    .executeTakeFirst()
  if (!locked) return undefined
  const { name, img, priceCents, ...columns } = locked
  return { name, img, priceCents, details: detailsOf(columns) }
}

/** Updates a locked item. One that an admin left without details stays so (`{}`). */
export async function updateItem(
  { db }: Transaction,
  id: string,
  { name, img, priceCents, details }: ItemDescription,
): Promise<void> {
  const columns = columnsOf(details)
  await db
    .updateTable('items')
    .set({ name, img, price_cents: priceCents, ...columns, details: columns.details ?? '{}' })
    .where('id', '=', id)
    .execute()
}

/** Takes a locked item off the list. */
export async function markItemDeleted({ db }: Transaction, id: string, now: number): Promise<void> {
  await db.updateTable('items').set({ deleted_at: now }).where('id', '=', id).execute()
}
