import { refusals } from '../refusals.ts'
import { quoteErrorTexts } from './quote-error-texts.ts'

/** The refusals about requests to the shop and the offers that answer them. */
export const quoteErrors = refusals(quoteErrorTexts, {
  QUOTE_NOT_FOUND: 404,
  QUOTE_WITHOUT_ADDRESS: 409,
  OFFER_NOT_FOUND: 404,
  OFFER_EXPIRED: 410,
  OFFER_WITHDRAWN: 410,
  OFFER_ACCEPTED: 409,
  OFFER_LINE_GONE: 409,
  OFFER_LINE_TWICE: 422,
  OFFER_DAY_OUT_OF_RANGE: 422,
})
