import { refusals } from '../refusals.ts'
import { priceListErrorTexts } from './price-list-error-texts.ts'

/** The refusals of price lists. */
export const priceListErrors = refusals(priceListErrorTexts, {
  PRICE_LIST_NOT_FOUND: 404,
  PRICE_LIST_GONE: 422,
  PRICE_LIST_TAKEN: 409,
  PRICE_LIST_CHANGED: 409,
  PRICE_LIST_IN_USE: 409,
  PRICE_LIST_FILE_WRONG: 422,
  TOO_MANY_PRICE_LISTS: 409,
})
