import { listItems as listItemsStrictly } from '../../../contract/catalogue/items.ts'
import { productDetails } from '../../../contract/catalogue/product-details.ts'
import { productStates } from '../../../contract/catalogue/product-states.ts'
import {
  getProduct as getProductStrictly,
  listProducts as listProductsStrictly,
} from '../../../contract/catalogue/products.ts'
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
  changedBy: text,
  state: (raw: unknown) => productStates.find((state) => state === raw),
  translations: asDescribed(productDetails.translations),
}

const product = row(productNeeds, productMay)

/** A tool or part for its administration; a backend without versions sends a tool. */
export type Product = RowOf<typeof productNeeds, typeof productMay>

export const getProduct = lenient(getProductStrictly, one(product))
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
