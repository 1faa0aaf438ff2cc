import type { ProductDetails } from '../../../../contract/product-details.ts'
import type { Reader, Transaction } from '../../database.ts'
import { columnsOf, withDetails } from './product-details.ts'

export interface ItemRow {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly outline: string | null
  /** `needsAlso` names only tools for sale. */
  readonly details: ProductDetails
}

/** Returns all items for sale in display order. */
export async function listItems(read: Reader): Promise<readonly ItemRow[]> {
  const rows = await read
    .selectFrom('items')
    .leftJoin('images', 'images.url', 'items.img')
    .where('items.deleted_at', 'is', null)
    .orderBy('items.position')
    .orderBy('items.id')
    .select([
      'items.id',
      'items.name',
      'items.img',
      'items.price_cents as priceCents',
      'images.outline',
      'items.sku',
      'items.brand',
      'items.category',
      'items.details',
    ])
    .execute()
  return withDetails(read, rows)
}

interface NewItem {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly position: number
  readonly details?: ProductDetails
}

export async function insertItems(
  { db }: Transaction,
  items: readonly NewItem[],
  now: number,
): Promise<void> {
  if (items.length === 0) return
  await db
    .insertInto('items')
    .values(
      items.map(({ id, name, img, priceCents, position, details = {} }) => ({
        id,
        name,
        img,
        price_cents: priceCents,
        position,
        ...columnsOf(details),
        created_at: now,
        deleted_at: null,
      })),
    )
    .execute()
}
