import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { OtherPrices } from './price-columns.ts'
import { inOrderOf } from './product-details.ts'
import { insertTools } from './tool-writes.ts'
import { selectManaged, toolRows } from './tools.ts'

export interface ItemRow extends OtherPrices {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly outline: string | null
  /** `needsAlso` names only products for sale. */
  readonly details: ProductDetails
  /** Empty for a part that has no description. */
  readonly shortDescription: string
  /** Undefined: it cannot be booked, it is made or bought for each quote. */
  readonly stock: { readonly available: number; readonly minimumOrder: number } | undefined
}

/** Selects parts for sale with their pictures' outlines. */
function selectItems(read: Reader) {
  return selectManaged(read).where('tools.kind', '=', 'part').where('tools.hidden_at', 'is', null)
}

type SelectedItem = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number]

async function itemRows(read: Reader, selected: readonly SelectedItem[]): Promise<readonly ItemRow[]> {
  return (await toolRows(read, selected)).map((row) => ({
    id: row.id,
    name: row.name,
    img: row.img,
    priceCents: row.unitPriceCents,
    priceBreaks: row.priceBreaks,
    reduction: row.reduction,
    outline: row.outline,
    details: row.details,
    shortDescription: row.shortDescription,
    stock: row.stocked === 1 ? { available: row.available, minimumOrder: row.minimumOrder } : undefined,
  }))
}

/** Returns the given parts that are for sale, in the order of the ids. */
export async function findItems(read: Reader, ids: readonly string[]): Promise<readonly ItemRow[]> {
  if (ids.length === 0) return []
  const rows = await selectItems(read)
    .where('tools.id', 'in', [...ids])
    .execute()
  return inOrderOf(ids, await itemRows(read, rows))
}

/** Returns a page of the parts for sale in display order; undefined when the cursor is not one of this list. */
export async function listItemsByPage(
  read: Reader,
  request: PageRequest,
): Promise<KeysetPage<ItemRow> | undefined> {
  const segment = segmentByColumn(selectItems(read), {
    columns: ['tools.position', 'tools.id'],
    kind: 'integer',
    descending: false,
    sortedBy: ({ position }) => position,
  })
  const page = await readKeysetPage(['items'], [segment], request)
  return page && { ...page, rows: await itemRows(read, page.rows) }
}

interface NewItem {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly position: number
  readonly details?: ProductDetails
}

/** Inserts parts without stock, as the sample shop has them. */
export function insertItems(transaction: Transaction, items: readonly NewItem[], now: number): Promise<void> {
  const parts = items.map(({ priceCents, ...item }) => ({
    ...item,
    kind: 'part' as const,
    stocked: false,
    shortDescription: '' as const,
    minimumOrder: 1 as const,
    unitPriceCents: priceCents,
  }))
  return insertTools(transaction, parts, now)
}
