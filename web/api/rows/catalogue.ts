import { listItems as listItemsStrictly } from '../../../contract/catalogue/items.ts'
import { toolPrices } from '../../../contract/catalogue/tool-prices.ts'
import {
  getTool as getProductStrictly,
  listChosenTools as listChosenProductsStrictly,
  listTools as listProductsStrictly,
} from '../../../contract/catalogue/tools.ts'
import { outline } from '../../../contract/fields.ts'
import {
  addressableId,
  amount,
  asDescribed,
  or,
  pictureAddress,
  piecesAtLeast,
  piecesLeft,
  price,
  text,
} from './fields.ts'
import { detailsMay } from './product-details.ts'
import { lenient, one, type RowOf, row, rows } from './read-rows.ts'

export const productNeeds = {
  _id: addressableId,
  name: text,
  img: or(pictureAddress, ''),
  shortDescription: or(text, ''),
}
const productMay = {
  minOrderQuantity: piecesAtLeast,
  availableQuantity: piecesLeft,
  price,
  compareAtPrice: price,
  lowestPrice30Days: price,
  outline: asDescribed(outline),
  lang: text,
  descriptionLang: text,
  /** The members of the family for which a row of a list stands, in words. */
  members: (raw: unknown) => text(Object(raw).text),
}
export const describedMay = {
  ...productMay,
  ...detailsMay,
  priceBreaks: asDescribed(toolPrices.priceBreaks),
  saleName: text,
  saleStartsAt: amount,
  saleEndsAt: amount,
  categoryLabel: text,
  kind: (raw: unknown) => (raw === 'part' ? raw : undefined),
}
export const itemNeeds = { _id: addressableId, img: or(pictureAddress, '') }
const { minOrderQuantity, availableQuantity, compareAtPrice, lowestPrice30Days, lang } = productMay
export const itemMay = {
  price,
  name: text,
  outline: asDescribed(outline),
  minOrderQuantity,
  availableQuantity,
  compareAtPrice,
  lowestPrice30Days,
  lang,
}

/** A tool for screens. Booking requires its name; links require its id. */
export type Tool = RowOf<typeof productNeeds, typeof productMay>
/** A tool with its details and price breaks, for its own page. */
export type DescribedProduct = RowOf<typeof productNeeds, typeof describedMay>
/** A part for screens. */
export type Item = RowOf<typeof itemNeeds, typeof itemMay>

const product = row(productNeeds, productMay)
/** Includes the details, which the home page omits to stay small. */
const describedProduct = row(productNeeds, describedMay)

export const listTools = lenient(listProductsStrictly, rows(product))
/** With details, for pages that compare tools and for machine-readable files. */
export const listDescribedProducts = lenient(listProductsStrictly, rows(describedProduct))
export const listChosenProducts = lenient(listChosenProductsStrictly, rows(describedProduct))
export const listItems = lenient(listItemsStrictly, rows(row(itemNeeds, itemMay)))
export const getTool = lenient(getProductStrictly, one(describedProduct))
