import type { PriceBreak } from '../../../../domain/catalogue/price-breaks.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { priceBreaksOf } from '../catalogue/price-columns.ts'
import { isGiftCardIn } from '../catalogue/product-details.ts'
import { inPortions } from '../catalogue/sale-prices.ts'
import { foldedSku } from '../catalogue/skus.ts'
import { hasTypedWords } from '../typed-words.ts'

/** A product with its prices in a list. */
export interface ListedProduct {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  /** The public price without a sale. */
  readonly unitPriceCents: number
  readonly steps: readonly PriceBreak[]
}

interface WantedPrices {
  readonly listId: string
  /** Finds any part of the name, of the SKU and of the id; empty for all. */
  readonly search: string
}

/** Returns a page of the prices of a list, by name; undefined if the cursor belongs to another list. */
export async function listListedByPage(
  read: Reader,
  { listId, search }: WantedPrices,
  request: PageRequest,
): Promise<KeysetPage<ListedProduct> | undefined> {
  const listed = read
    .selectFrom('price_list_products as listed')
    .innerJoin('products', 'products.id', 'listed.product_id')
    .where('listed.list_id', '=', listId)
    .select([
      'listed.product_id as id',
      'listed.listed_as as listedAs',
      'listed.steps',
      'products.name',
      'products.sku',
    ])
    .select(({ fn }) =>
      fn.coalesce('products.regular_unit_price_cents', 'products.unit_price_cents').as('unitPriceCents'),
    )
  const segment = segmentByColumn(listed, {
    columns: ['listed.listed_as', 'listed.product_id'],
    kind: 'text',
    descending: false,
    sortedBy: ({ listedAs }) => listedAs,
    tested: hasTypedWords(['listed.listed_as', 'products.name', 'products.sku', 'products.id'], search),
  })
  const page = await readKeysetPage(['listed-prices', listId, search], [segment], request)
  return (
    page && {
      ...page,
      rows: page.rows.map(({ steps, listedAs: _listedAs, ...row }) => ({
        ...row,
        steps: priceBreaksOf(steps),
      })),
    }
  )
}

/** Returns the prices of a list by the products' ids, as they are stored. */
export async function readStoredSteps(read: Reader, listId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await read
    .selectFrom('price_list_products')
    .where('list_id', '=', listId)
    .select(['product_id', 'steps'])
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.steps]))
}

/** A product that a file of prices may name. */
export interface PricedByFile {
  readonly id: string
  readonly name: string
  readonly minimumOrder: number
  readonly unitPriceCents: number
  readonly isGiftCard: boolean
}

/** Returns products by the numbers of a file, each a SKU in any spelling or an id. */
export async function findByNumbers(
  read: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, PricedByFile>> {
  const found = new Map<string, PricedByFile>()
  const folded = new Map(numbers.map((number) => [number, foldedSku(number) ?? '']))
  for (const some of inPortions(numbers)) {
    const skus = some.map((number) => folded.get(number) ?? '').filter((sku) => sku !== '')
    const rows = await selectProducts(read)
      .where((eb) =>
        eb.or([eb('id', 'in', some), ...(skus.length === 0 ? [] : [eb('sku_folded', 'in', skus)])]),
      )
      .execute()
    const [byId, bySku] = [
      new Map(rows.map((row) => [row.id, row])),
      new Map(rows.map((row) => [row.sku, row])),
    ]
    for (const number of some) {
      const row = bySku.get(folded.get(number) ?? '') ?? byId.get(number)
      if (row) found.set(number, pricedByFile(row))
    }
  }
  return found
}

/** Returns products by their ids, also deleted ones, whose prices a file may remove. */
export async function findListedProducts(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedByFile>> {
  const found = new Map<string, PricedByFile>()
  for (const some of inPortions(ids))
    for (const row of await selectProducts(read, true).where('id', 'in', some).execute())
      found.set(row.id, pricedByFile(row))
  return found
}

function selectProducts(read: Reader, withDeleted = false) {
  return read
    .selectFrom('products')
    .$if(!withDeleted, (products) => products.where('deleted_at', 'is', null))
    .select(['id', 'name', 'sku_folded as sku', 'minimum_order as minimumOrder', 'details'])
    .select(({ fn }) => fn.coalesce('regular_unit_price_cents', 'unit_price_cents').as('unitPriceCents'))
}

type SelectedProduct = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

function pricedByFile({ id, name, minimumOrder, unitPriceCents, details }: SelectedProduct): PricedByFile {
  return { id, name, minimumOrder, unitPriceCents, isGiftCard: isGiftCardIn(details) }
}

/** The prices of a product in a list before and after a change, as stored; null for none. */
export interface ChangedSteps {
  readonly productId: string
  /** The name of the product. */
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** Stores changed prices as the next version of a list, which keeps the earlier ones, and returns that version. */
export async function storeChangedSteps(
  { db }: Transaction,
  { id, version: before }: { readonly id: string; readonly version: number },
  changes: readonly ChangedSteps[],
  now: number,
): Promise<number> {
  const version = before + 1
  for (const some of inPortions(changes)) {
    await db
      .deleteFrom('price_list_products')
      .where('list_id', '=', id)
      .where(
        'product_id',
        'in',
        some.map(({ productId }) => productId),
      )
      .execute()
    const rows = some.flatMap(({ productId, name, after }) =>
      after === null
        ? []
        : [{ list_id: id, product_id: productId, steps: after, listed_as: foldLetters(name) }],
    )
    if (rows.length > 0) await db.insertInto('price_list_products').values(rows).execute()
    await db
      .insertInto('price_list_changes')
      .values(
        some.map(({ productId, before: earlier, after }) => ({
          list_id: id,
          version,
          product_id: productId,
          steps_before: earlier,
          steps_after: after,
        })),
      )
      .execute()
  }
  await db
    .updateTable('price_lists')
    .set((eb) => ({
      version,
      updated_at: now,
      products: eb
        .selectFrom('price_list_products')
        .where('list_id', '=', id)
        .select(({ fn }) => fn.countAll<number>().as('products')),
    }))
    .where('id', '=', id)
    .execute()
  return version
}

/** Returns what a version of a list changed, as stored. */
export function listChangesOfVersion(read: Reader, listId: string, version: number) {
  return read
    .selectFrom('price_list_changes as change')
    .innerJoin('products', 'products.id', 'change.product_id')
    .where('change.list_id', '=', listId)
    .where('change.version', '=', version)
    .select([
      'change.product_id as productId',
      'products.name',
      'change.steps_before as before',
      'change.steps_after as after',
    ])
    .execute()
}
