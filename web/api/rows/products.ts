import { listItems as listItemsStrictly } from '../../../contract/catalogue/items.ts'
import { productDetails } from '../../../contract/catalogue/product-details.ts'
import { productStates } from '../../../contract/catalogue/product-states.ts'
import {
  getProduct as getProductStrictly,
  listProducts as listProductsStrictly,
} from '../../../contract/catalogue/products.ts'
import { regularPrices } from '../../../contract/catalogue/tool-prices.ts'
import { describedMay, itemMay, itemNeeds, productNeeds } from './catalogue.ts'
import { asDescribed, piecesAtLeast, text } from './fields.ts'
import { detailsMay } from './product-details.ts'
import { lenient, one, type RowOf, row, rows } from './read-rows.ts'

const productMay = {
  ...describedMay,
  version: piecesAtLeast,
  stocked: (raw: unknown) => (typeof raw === 'boolean' ? raw : undefined),
  changedAt: text,
  compareAtPriceSince: text,
  regularPrices: asDescribed(regularPrices),
  changedBy: text,
  state: (raw: unknown) => productStates.find((state) => state === raw),
  translations: asDescribed(productDetails.translations),
}

const product = row(productNeeds, productMay)

/** A tool or part for its administration; a backend without versions sends a tool. */
export type Product = RowOf<typeof productNeeds, typeof productMay>

/** A product with the prices that staff edit, which are the regular ones while a sale lowers it. */
export interface EditableProduct extends Product {
  /** The price while a sale lowers the product; absent without one. */
  readonly salePrice?: number | undefined
}

const readProduct = one(product)

export const getProduct = lenient(getProductStrictly, (body, issues) => {
  const read = readProduct(body, issues)
  return read && editable(read)
})

function editable({ regularPrices: regular, ...read }: Product): EditableProduct {
  if (!regular) return read
  const { priceBreaks, compareAtPrice } = regular
  return { ...read, price: regular.price, priceBreaks, compareAtPrice, salePrice: read.price }
}
export const listProducts = lenient(listProductsStrictly, rows(product))

const partMay = {
  ...itemMay,
  ...detailsMay,
  shortDescription: text,
  descriptionLang: text,
  categoryLabel: text,
}

/** A part with its details. */
export type Part = RowOf<typeof itemNeeds, typeof partMay>

export const listParts = lenient(listItemsStrictly, rows(row(itemNeeds, partMay)))
