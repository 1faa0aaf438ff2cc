import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { OtherPrices, ShownSale } from './price-columns.ts'
import { inOrderOf } from './product-details.ts'
import { insertProducts } from './product-writes.ts'
import { productRows, selectManaged } from './products.ts'

export interface PartRow extends OtherPrices {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  /** The sale that lowers its prices now; null without one. */
  readonly sale: ShownSale | null
  readonly outline: string | null
  /** `needsAlso` contains only products for sale. */
  readonly details: ProductDetails
  /** Empty for a part without a description. */
  readonly shortDescription: string
  /** Undefined for a part that cannot be booked, because it is made or bought per quote. */
  readonly stock: { readonly available: number; readonly minimumOrder: number } | undefined
}

/** Selects parts for sale with their pictures' outlines. */
function selectParts(read: Reader) {
  return selectManaged(read).where('products.kind', '=', 'part').where('products.hidden_at', 'is', null)
}

type SelectedPart = Awaited<ReturnType<ReturnType<typeof selectParts>['execute']>>[number]

async function partRows(read: Reader, selected: readonly SelectedPart[]): Promise<readonly PartRow[]> {
  return (await productRows(read, selected)).map((row) => ({
    id: row.id,
    name: row.name,
    img: row.img,
    priceCents: row.unitPriceCents,
    priceBreaks: row.priceBreaks,
    reduction: row.reduction,
    sale: row.sale,
    outline: row.outline,
    details: row.details,
    shortDescription: row.shortDescription,
    stock: row.stocked === 1 ? { available: row.available, minimumOrder: row.minimumOrder } : undefined,
  }))
}

/** Returns the parts with these ids that are for sale, in the order of the ids. */
export async function findParts(read: Reader, ids: readonly string[]): Promise<readonly PartRow[]> {
  if (ids.length === 0) return []
  const rows = await selectParts(read)
    .where('products.id', 'in', [...ids])
    .execute()
  return inOrderOf(ids, await partRows(read, rows))
}

/** Returns a page of the parts for sale in display order; undefined if the cursor belongs to another list. */
export async function listPartsByPage(
  read: Reader,
  request: PageRequest,
): Promise<KeysetPage<PartRow> | undefined> {
  const segment = segmentByColumn(selectParts(read), {
    columns: ['products.position', 'products.id'],
    kind: 'integer',
    descending: false,
    sortedBy: ({ position }) => position,
  })
  const page = await readKeysetPage(['items'], [segment], request)
  return page && { ...page, rows: await partRows(read, page.rows) }
}

interface NewPart {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly priceCents: number
  readonly position: number
  readonly details?: ProductDetails
}

/** Inserts parts without stock, as the sample shop has them. */
export function insertParts(transaction: Transaction, items: readonly NewPart[], now: number): Promise<void> {
  const parts = items.map(({ priceCents, ...item }) => ({
    ...item,
    kind: 'part' as const,
    stocked: false,
    shortDescription: '' as const,
    minimumOrder: 1 as const,
    unitPriceCents: priceCents,
  }))
  return insertProducts(transaction, parts, now)
}
