import { refusals } from '../refusals.ts'
import { onAccountErrorTexts } from './on-account-error-texts.ts'

/** The refusals of paying by invoice. */
export const onAccountErrors = refusals(onAccountErrorTexts, {
  NO_TERMS: 409,
  ORDER_NOT_OF_COMPANY: 409,
  TERMS_LIMIT: 409,
  TERMS_OVERDUE: 409,
  TERMS_CARD_DISPUTED: 409,
  TERMS_ADDRESS: 409,
  GIFT_CARD_ON_ACCOUNT: 409,
  ON_ACCOUNT_ALREADY: 409,
  ON_ACCOUNT_PARTLY_PAID: 409,
  ON_ACCOUNT_APART: 409,
  BUYERS_APART: 409,
})
