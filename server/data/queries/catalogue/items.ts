import type { ProductDetails } from '../../../../contract/product-details.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { columnsOf, inOrderOf, withDetails } from './product-details.ts'

export interface ItemRow {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly outline: string | null
  /** `needsAlso` names only tools for sale. */
  readonly details: ProductDetails
}

/** Selects items for sale with their pictures' outlines. */
function selectItems(read: Reader) {
  return read
    .selectFrom('items')
    .leftJoin('images', 'images.url', 'items.img')
    .where('items.deleted_at', 'is', null)
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
      'items.position',
    ])
}

/** Returns those of the items that are for sale, in the order of the ids. */
export async function findItems(read: Reader, ids: readonly string[]): Promise<readonly ItemRow[]> {
  if (ids.length === 0) return []
  const rows = await selectItems(read)
    .where('items.id', 'in', [...ids])
    .execute()
  return inOrderOf(ids, await withDetails(read, rows))
}

/** Returns a page of the items for sale in display order; undefined when the cursor is not one of this list. */
export async function listItemsByPage(
  read: Reader,
  request: PageRequest,
): Promise<KeysetPage<ItemRow> | undefined> {
  const segment = segmentByColumn(selectItems(read), {
    columns: ['items.position', 'items.id'],
    kind: 'integer',
    descending: false,
    sortedBy: ({ position }) => position,
  })
  const page = await readKeysetPage(['items'], [segment], request)
  return page && { ...page, rows: await withDetails(read, page.rows) }
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
