import { refusals } from '../refusals.ts'
import { creditErrorTexts } from './credit-error-texts.ts'

/** The refusals of credit and gift cards. */
export const creditErrors = refusals(creditErrorTexts, {
  CREDIT_TOO_LOW: 409,
  CREDIT_BELOW_ZERO: 409,
  CREDIT_OF_DELETED_ACCOUNT: 409,
  GIFT_CARD_MISTYPED: 422,
  GIFT_CARD_UNKNOWN: 422,
  GIFT_CARD_YOURS: 409,
  GIFT_CARD_REDEEMED: 409,
  GIFT_CARD_WHOLE: 422,
  GIFT_CARDS_USED: 409,
  ORDER_BY_EMAIL: 409,
  ORDER_WITHOUT_GIFT_CARDS: 409,
})
