import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { Translations } from '../../../../contract/catalogue/translated-words.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import type { DetailColumns } from '../../schema/catalogue-tables.ts'
import { familyColumnsOf } from './product-families.ts'
import { foldedGtin, foldedSku } from './skus.ts'

/** The columns of a product's details. */
export const detailColumns = ['sku', 'brand', 'category', 'gtin', 'mpn', 'maker_id', 'details'] as const

/** Splits a product's details into its columns. */
export function columnsOf({
  sku,
  brand,
  category,
  gtin,
  mpn,
  maker,
  ...rest
}: ProductDetails): DetailColumns {
  return {
    sku: sku ?? null,
    brand: brand ?? null,
    category: category ?? null,
    gtin: gtin ?? null,
    mpn: mpn ?? null,
    maker_id: maker ?? null,
    details: Object.keys(rest).length === 0 ? null : JSON.stringify(rest),
  }
}

/** Joins the columns of a product into its details. */
export function detailsOf(columns: DetailColumns): ProductDetails {
  const { sku, brand, category, gtin, mpn, maker_id: maker, details } = columns
  return {
    ...(sku !== null && { sku }),
    ...(brand !== null && { brand }),
    ...(category !== null && { category }),
    ...(gtin !== null && { gtin }),
    ...(mpn !== null && { mpn }),
    ...(maker !== null && { maker }),
    ...storedLists(details),
  }
}

/** Separates the columns of a product's details, joined, from its other columns. */
export function splitDetails<Row extends DetailColumns>(
  row: Row,
): readonly [details: ProductDetails, rest: Omit<Row, keyof DetailColumns>] {
  const { sku, brand, category, gtin, mpn, maker_id, details, ...rest } = row
  return [detailsOf({ sku, brand, category, gtin, mpn, maker_id, details }), rest]
}

/** Returns the weight of a piece in a product's stored details, in grams. */
export function weightIn(details: DetailColumns['details']): number | undefined {
  // Most products of a shop have details without a weight; a booking need not parse those.
  if (!details?.includes('"weightGrams"')) return undefined
  // `columnsOf` wrote this text.
  return (JSON.parse(details) as ProductDetails).weightGrams
}

/** Returns whether the pieces of a product are gift cards. */
export function isGiftCardIn(details: DetailColumns['details']): boolean {
  return details?.includes('"giftCard"') ? storedLists(details).giftCard === true : false
}

/** Returns the translated words in a product's stored details. */
export function translationsIn(details: DetailColumns['details']): ProductDetails['translations'] {
  if (!details?.includes('"translations"')) return undefined
  return storedLists(details).translations
}

/** Reads up to this many products by their ids, because the engines limit the parameters of a query. */
const mostIds = 1000

/**
 * Returns products with their details, with only products for sale in `needsAlso`. Needs one query for any number of
 * products.
 */
export async function withDetails<Row extends DetailColumns>(
  read: Reader,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, keyof DetailColumns> & { readonly details: ProductDetails })[]> {
  const products = rows.map((row) => {
    const [details, rest] = splitDetails(row)
    return { ...rest, details }
  })
  const needed = new Set(products.flatMap(({ details }) => details.needsAlso ?? []))
  if (needed.size === 0) return products
  let query = read
    .selectFrom('products')
    .where('stocked', '=', 1)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .select('id')
  if (needed.size <= mostIds) query = query.where('id', 'in', [...needed])
  const forSale = new Set((await query.execute()).map(({ id }) => id))
  return products.map((product) => {
    const { needsAlso, ...others } = product.details
    const kept = needsAlso?.filter((id) => forSale.has(id)) ?? []
    return { ...product, details: kept.length === 0 ? others : { ...product.details, needsAlso: kept } }
  })
}

/** Sorts rows by the order of their ids in a list. */
export function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Returns whether all these products are for sale and have stock, and keeps them so until the transaction ends. On
 * PostgreSQL a concurrent deletion would otherwise miss this use of the product; SQLite runs one writer at a time.
 */
export async function areForSale({ db }: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const query = db
    .selectFrom('products')
    .where('id', 'in', ids)
    .where('stocked', '=', 1)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .select('id')
  const found = await (isPostgres(db) ? query.forShare() : query).execute()
  return found.length === ids.length
}

/** Returns the products, including hidden ones, whose `needsAlso` contains a product. */
export async function productsThatNeed({ db }: Transaction, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('details', 'like', `%"${id}"%`)
    .select(['id', 'details'])
    .execute()
  return rows.flatMap(({ id: user, details }) => {
    const { needsAlso = [] } = storedLists(details)
    return needsAlso.includes(id) ? [user] : []
  })
}

/**
 * Returns the addresses of pictures in the details of products.
 *
 * @param uploads `stored` reads only details with an upload that the shop stores, which skips the pictures shipped with
 * the shop; `any` also reads those at a hosting service.
 */
export async function picturesInDetails(read: Reader, uploads: 'stored' | 'any'): Promise<readonly string[]> {
  const named = uploads === 'stored' ? '%/images/%' : '%"pictures"%'
  const rows = await read.selectFrom('products').where('details', 'like', named).select('details').execute()
  return rows.flatMap(({ details }) => picturesOf(details))
}

/** Returns the addresses of pictures in the stored details of a product. */
export function picturesOf(details: string | null): readonly string[] {
  return (storedLists(details).pictures ?? []).map(({ img }) => img)
}

/** Parses the details that have no column of their own. */
export function storedLists(details: string | null): ProductDetails {
  // `columnsOf` wrote this text.
  return details === null ? {} : (JSON.parse(details) as ProductDetails)
}

/** Returns, by id, the names of these products that have never had details. */
export async function findUndescribed(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('products')
    .where('id', 'in', ids)
    .where((eb) => eb.and(detailColumns.map((column) => eb(column, 'is', null))))
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Gives a product its first details. */
export async function describeProduct(
  { db }: Transaction,
  id: string,
  details: ProductDetails,
): Promise<void> {
  await db
    .updateTable('products')
    .set({
      ...columnsOf(details),
      ...familyColumnsOf(details),
      sku_folded: foldedSku(details.sku),
      gtin14: foldedGtin(details.gtin),
    })
    .where('id', '=', id)
    .where((eb) => eb.and(detailColumns.map((column) => eb(column, 'is', null))))
    .execute()
}

/** What products say in the shop's standard language, with the stored text of their details. */
export interface SaidOfProduct {
  readonly id: string
  readonly name: string
  readonly shortDescription: string
  readonly details: string | null
}

/** Returns what these products say. */
export async function findSaid(read: Reader, ids: readonly string[]): Promise<readonly SaidOfProduct[]> {
  if (ids.length === 0) return []
  return read
    .selectFrom('products')
    .where('id', 'in', ids)
    .select(['id', 'name', 'short_description as shortDescription', 'details'])
    .execute()
}

/** Adds translations to the details of a product that still says the same. */
export async function translateProduct(
  { db }: Transaction,
  { id, name, shortDescription, details }: SaidOfProduct,
  translations: Translations,
): Promise<void> {
  await db
    .updateTable('products')
    .set({ details: JSON.stringify({ ...storedLists(details), translations }) })
    .where('id', '=', id)
    .where('name', '=', name)
    .where('short_description', '=', shortDescription)
    .where('details', details === null ? 'is' : '=', details)
    .execute()
}
