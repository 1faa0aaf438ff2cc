import type { Product } from '../../../contract/catalogue/products.ts'
import type { DecimalMark } from '../../shop/decimal-mark.ts'
import { sortedRows } from './sorted-rows.ts'
import { isWordColumn, type WordColumn, wordCell } from './word-columns.ts'

/**
 * The columns of a file of products, in order: a product's fields under their names in the contract. Those of its words
 * in other languages follow (`wordColumnsOf`).
 */
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
  'gtin',
  'mpn',
  'maker',
  'warnings',
  'guaranteeYears',
  'guarantor',
  'guaranteeTerms',
  'family',
  'familyAxes',
] as const

export type OwnColumn = (typeof productColumns)[number]

export type ProductColumn = OwnColumn | WordColumn

/** The facts about a product in a file. The shop stores others too, such as the outline of its picture. */
export type FiledProduct = Pick<
  Product,
  Exclude<OwnColumn, 'exportedQuantity' | 'maker'> | 'stocked' | 'makerName' | 'translations'
>

/** The text of a product's cell in each column. */
const cells: Readonly<Record<OwnColumn, (product: FiledProduct, decimalMark: DecimalMark) => string>> = {
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
  specs: ({ specs }) => sortedRows(specs),
  pictures: ({ pictures }) => sortedRows(pictures),
  fits: ({ fits = [] }) => fits.join(separator),
  needsAlso: ({ needsAlso = [] }) => needsAlso.join(separator),
  weightGrams: ({ weightGrams }, mark) => String(weightGrams ?? '').replace('.', mark),
  lengthMm: ({ lengthMm }, mark) => String(lengthMm ?? '').replace('.', mark),
  gtin: ({ gtin = '' }) => gtin,
  mpn: ({ mpn = '' }) => mpn,
  // A file names the maker, because its id means nothing to a person.
  maker: ({ makerName = '' }) => makerName,
  warnings: ({ warnings = '' }) => warnings,
  guaranteeYears: ({ guaranteeYears }) => String(guaranteeYears ?? ''),
  guarantor: ({ guarantor = '' }) => guarantor,
  guaranteeTerms: ({ guaranteeTerms = '' }) => guaranteeTerms,
  family: ({ family = '' }) => family,
  familyAxes: ({ familyAxes = [] }) => familyAxes.join(separator),
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
  return isWordColumn(column) ? wordCell(product.translations, column) : cells[column](product, decimalMark)
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
