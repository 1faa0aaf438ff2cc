import type { Reader } from '../../database.ts'

/** A product as a list of search results shows it. */
export interface FoundProduct {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly unitPriceCents: number
  readonly outline: string | null
}

export interface FoundTool extends FoundProduct {
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly available: number
}

/** Returns the searched texts of all tools for sale, in display order. */
export function listToolTexts(
  read: Reader,
): Promise<readonly { readonly id: string; readonly name: string; readonly description: string }[]> {
  return read
    .selectFrom('tools')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'name', 'short_description as description'])
    .execute()
}

/** Returns the searched texts of all items for sale, in display order. */
export function listItemTexts(
  read: Reader,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return read
    .selectFrom('items')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'name'])
    .execute()
}

/** Returns those of the tools that are for sale now. */
export async function findToolsByIds(read: Reader, ids: readonly string[]): Promise<readonly FoundTool[]> {
  if (ids.length === 0) return []
  return read
    .selectFrom('tools')
    .leftJoin('images', 'images.url', 'tools.img')
    .where('tools.deleted_at', 'is', null)
    .where('tools.id', 'in', [...ids])
    .select([
      'tools.id',
      'tools.name',
      'tools.img',
      'tools.short_description as shortDescription',
      'tools.minimum_order as minimumOrder',
      'tools.available',
      'tools.unit_price_cents as unitPriceCents',
      'images.outline',
    ])
    .execute()
}

/** Returns those of the items that are for sale now. */
export async function findItemsByIds(read: Reader, ids: readonly string[]): Promise<readonly FoundProduct[]> {
  if (ids.length === 0) return []
  return read
    .selectFrom('items')
    .leftJoin('images', 'images.url', 'items.img')
    .where('items.deleted_at', 'is', null)
    .where('items.id', 'in', [...ids])
    .select(['items.id', 'items.name', 'items.img', 'items.price_cents as unitPriceCents', 'images.outline'])
    .execute()
}
