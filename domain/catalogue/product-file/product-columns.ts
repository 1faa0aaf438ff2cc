import type { Product } from '../../../contract/catalogue/products.ts'
import type { DecimalMark } from '../../shop/decimal-mark.ts'

/** The columns of a file of products, in order: a product's fields under their names in the contract. */
export const productColumns = [
  '_id',
  'kind',
  'name',
  'sku',
  'state',
  'price',
  'compareAtPrice',
  'priceBreaks',
  'minOrderQuantity',
  'availableQuantity',
  'exportedQuantity',
  'img',
  'shortDescription',
  'brand',
  'category',
  'specs',
  'pictures',
  'fits',
  'needsAlso',
  'weightGrams',
  'lengthMm',
] as const

export type ProductColumn = (typeof productColumns)[number]

/** The facts about a product in a file. The shop stores others too, such as the outline of its picture. */
export type FiledProduct = Pick<Product, Exclude<ProductColumn, 'exportedQuantity'> | 'stocked'>

/** The text of a product's cell in each column. */
const cells: Readonly<Record<ProductColumn, (product: FiledProduct, decimalMark: DecimalMark) => string>> = {
  _id: ({ _id }) => _id,
  kind: ({ kind = 'tool' }) => kind,
  name: ({ name }) => name,
  sku: ({ sku = '' }) => sku,
  state: ({ state }) => state,
  price: ({ price }, mark) => money(price, mark),
  compareAtPrice: ({ compareAtPrice }, mark) =>
    compareAtPrice === undefined ? '' : money(compareAtPrice, mark),
  priceBreaks: ({ priceBreaks = [] }, mark) =>
    priceBreaks.map(({ from, price }) => `${from}: ${money(price, mark)}`).join(separator),
  minOrderQuantity: ({ stocked, minOrderQuantity }) => (stocked ? String(minOrderQuantity) : ''),
  availableQuantity: stock,
  exportedQuantity: stock,
  img: ({ img }) => img,
  shortDescription: ({ shortDescription }) => shortDescription,
  brand: ({ brand = '' }) => brand,
  category: ({ category = '' }) => category,
  specs: ({ specs }) => json(specs),
  pictures: ({ pictures }) => json(pictures),
  fits: ({ fits = [] }) => fits.join(separator),
  needsAlso: ({ needsAlso = [] }) => needsAlso.join(separator),
  weightGrams: ({ weightGrams }, mark) => String(weightGrams ?? '').replace('.', mark),
  lengthMm: ({ lengthMm }, mark) => String(lengthMm ?? '').replace('.', mark),
}

/**
 * Returns a product's cell in a file. Prices have two decimals, missing values are empty, and lists have the usual
 * written form where it is unambiguous. `exportedQuantity` is the stock at the export. An import changes the stock by
 * the difference to it, so that sales in between still count.
 */
export function productCell(
  product: FiledProduct,
  column: ProductColumn,
  decimalMark: DecimalMark = '.',
): string {
  return cells[column](product, decimalMark)
}

/** Empty for a part without stock, which has no pieces to count. */
function stock({ stocked, availableQuantity }: FiledProduct): string {
  return stocked ? String(availableQuantity) : ''
}

/** Separates the entries of a list. */
const separator = '; '

function money(amount: number, decimalMark: DecimalMark): string {
  return amount.toFixed(2).replace('.', decimalMark)
}

/**
 * Rows with texts that may contain every separator. Sorts their fields, whose order has no meaning, so that equal rows
 * give equal texts.
 */
function json(rows: readonly object[] = []): string {
  if (rows.length === 0) return ''
  return JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).sort(byName))))
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
