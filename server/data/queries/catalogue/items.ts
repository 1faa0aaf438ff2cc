import type { Reader, Transaction } from '../../database.ts'

export interface ItemRow {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly outline: string | null
}

/** Returns all items for sale in display order. */
export function listItems(read: Reader): Promise<readonly ItemRow[]> {
  return read
    .selectFrom('items')
    .leftJoin('images', 'images.url', 'items.img')
    .where('items.deleted_at', 'is', null)
    .orderBy('items.position')
    .orderBy('items.id')
    .select(['items.id', 'items.name', 'items.img', 'items.price_cents as priceCents', 'images.outline'])
    .execute()
}

interface NewItem {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly position: number
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
      items.map(({ id, name, img, priceCents, position }) => ({
        id,
        name,
        img,
        price_cents: priceCents,
        position,
        created_at: now,
        deleted_at: null,
      })),
    )
    .execute()
}
