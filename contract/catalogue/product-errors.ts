import { refusals } from '../refusals.ts'
import { productErrorTexts } from './product-error-texts.ts'

/** The refusals of tools and parts: their prices, details, stock and order on the board. */
export const productErrors = refusals(productErrorTexts, {
  TOOL_NOT_FOUND: 404,
  PICTURE_MISSING: 409,
  TOOL_HIDDEN: 409,
  ITEM_NOT_FOUND: 404,
  SMALLEST_ORDER_NOT_PAYABLE: 422,
  REVIEWED_TOOL_NOT_FOR_SALE: 422,
  NEEDED_TOOL_NOT_FOR_SALE: 422,
  PRODUCT_CHANGED: 409,
  NEIGHBOUR_GONE: 409,
  PRICE_BREAKS_CONTRADICT: 422,
  EARLIER_PRICE_NOT_ASKED: 422,
  SKU_TAKEN: 409,
  GTIN_TAKEN: 409,
  MAKER_NOT_FOUND: 404,
  MAKER_GONE: 422,
  MAKER_TAKEN: 409,
  MAKER_CHANGED: 409,
  MAKER_IN_USE: 409,
  SPEC_KEY_TAKEN: 409,
  SPEC_KEY_NOT_FOUND: 404,
  SPEC_KEY_IN_USE: 409,
  STOCK_OUT_OF_RANGE: 409,
  STOCK_MOVED: 409,
  RESTOCK_REQUEST_NOT_FOUND: 404,
})
