import type { Insertable, Selectable } from 'kysely'
import type { ImportRow, RowKind } from '../../../../contract/catalogue/imports.ts'
import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { ProductState } from '../../../../contract/catalogue/product-states.ts'
import type { PricePeriod } from '../../../../domain/catalogue/reduction.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import type { Schema } from '../../schema/schema.ts'
import { priceColumns, saleColumns, withRegularPrices } from '../catalogue/price-columns.ts'
import { detailColumns, splitDetails, withDetails } from '../catalogue/product-details.ts'
import { describedColumnsOf, type ProductDescription } from '../catalogue/product-rows.ts'
import { productStateOf } from '../catalogue/product-states.ts'

/** A product for the comparison with an import, with its regular prices. */
export interface ComparedProduct extends ProductDescription {
  readonly id: string
  readonly kind: ProductKind
  readonly state: ProductState
  readonly available: number
  readonly version: number
  /** The shown details: `needsAlso` contains only products for sale. */
  readonly shownDetails: ProductDetails
  /** The name of its maker; empty without one. */
  readonly makerName: string
  /** Whether a sale lowers its prices now. */
  readonly isOnSale: boolean
}

/** Returns the products with these ids, folded SKUs or GTINs, including hidden ones. */
export async function findCompared(
  read: Reader,
  {
    ids,
    skus,
    gtins,
  }: {
    readonly ids: readonly string[]
    readonly skus: readonly string[]
    /** In 14 digits. */
    readonly gtins: readonly string[]
  },
): Promise<readonly ComparedProduct[]> {
  const select = () =>
    read
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .select((eb) =>
        eb
          .selectFrom('makers')
          .whereRef('makers.id', '=', 'products.maker_id')
          .select('makers.name')
          .as('makerName'),
      )
      .select([
        'id',
        'kind',
        'stocked',
        'name',
        'img',
        'short_description as shortDescription',
        'minimum_order as minimumOrder',
        'unit_price_cents as unitPriceCents',
        ...priceColumns,
        ...saleColumns,
        ...detailColumns,
        'available',
        'version',
        'hidden_at as hiddenAt',
        'draft',
      ])
  const byId =
    ids.length === 0
      ? []
      : await select()
          .where('id', 'in', [...ids])
          .execute()
  const bySku =
    skus.length === 0
      ? []
      : await select()
          .where('sku_folded', 'in', [...skus])
          .execute()
  const byGtin =
    gtins.length === 0
      ? []
      : await select()
          .where('gtin14', 'in', [...gtins])
          .execute()
  const rows = [...new Map([...byId, ...bySku, ...byGtin].map((row) => [row.id, row])).values()]
  const shown = await withDetails(read, rows)
  return rows.map((selected, index) => {
    const [details, { hiddenAt, draft, stocked, makerName, ...row }] = splitDetails(selected)
    return {
      ...withRegularPrices(row),
      makerName: makerName ?? '',
      stocked: stocked === 1,
      state: productStateOf({ hiddenAt, draft }),
      details,
      shownDetails: shown[index]?.details ?? {},
    }
  })
}

/** Returns the given ids that belong to products for sale with stock. */
export async function forSaleAmong(read: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await read
    .selectFrom('products')
    .where('id', 'in', [...ids])
    .where('stocked', '=', 1)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns the price histories of products, each sorted by its instants. */
export async function priceHistories(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PricePeriod[]>> {
  const histories = new Map<string, PricePeriod[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return histories
  const rows = await read
    .selectFrom('product_prices')
    .where('product_id', 'in', [...ids])
    .orderBy('product_id')
    .orderBy('since')
    .select(['product_id as id', 'since', 'unit_price_cents as unitPriceCents'])
    .execute()
  for (const { id, ...period } of rows) histories.get(id)?.push(period)
  return histories
}

export type NewImportRow = Insertable<Schema['import_rows']>

type ImportSide = Insertable<Schema['import_values']>

/** Returns the columns of a product on one side of the difference. */
export function sideOf(
  at: Pick<ImportSide, 'import_id' | 'line' | 'side'>,
  product: ProductDescription & { readonly state: ProductState; readonly kind: ProductKind },
): ImportSide {
  return {
    ...at,
    ...describedColumnsOf(product),
    state: product.state,
    product_kind: product.kind,
  }
}

/** Keeps the parameters of a statement below the engines' limit. */
const rowsAtOnce = 500

export async function insertDifference(
  { db }: Transaction,
  rows: readonly NewImportRow[],
  sides: readonly ImportSide[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto('import_rows')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  for (let start = 0; start < sides.length; start += rowsAtOnce)
    await db
      .insertInto('import_values')
      .values(sides.slice(start, start + rowsAtOnce))
      .execute()
}

type StoredRow = Pick<Selectable<Schema['import_rows']>, 'line' | 'kind' | 'name' | 'product_id' | 'cells'>

/** Returns a page of the difference in the order of the file; undefined if the cursor belongs to another list. */
export async function listImportRowsByPage(
  read: Reader,
  importId: string,
  kind: RowKind | undefined,
  request: PageRequest,
): Promise<KeysetPage<ImportRow> | undefined> {
  const page = await readKeysetPage<StoredRow>(
    ['import-rows', importId, kind],
    [
      {
        kinds: ['integer'],
        cursorOf: ({ line }) => [line],
        read(after, limit) {
          let query = read
            .selectFrom('import_rows')
            .where('import_id', '=', importId)
            .orderBy('line')
            .select(['line', 'kind', 'name', 'product_id', 'cells'])
          if (kind !== undefined) query = query.where('kind', '=', kind)
          if (after) query = query.where('line', '>', Number(after[0]))
          return (limit === undefined ? query : query.limit(limit)).execute()
        },
      },
    ],
    request,
  )
  return (
    page && {
      ...page,
      rows: page.rows.map(({ line, product_id: productId, cells, ...row }) => ({
        ...row,
        row: line,
        ...(productId !== null && { productId }),
        // The check wrote this text.
        cells: JSON.parse(cells) as ImportRow['cells'],
      })),
    }
  )
}
