import { refusals } from '../refusals.ts'
import { priceRuleErrorTexts } from './price-rule-error-texts.ts'

/** The refusals of price rules and groups of customers. */
export const priceRuleErrors = refusals(priceRuleErrorTexts, {
  PRICE_RULE_NOT_FOUND: 404,
  PRICE_RULE_CHANGED: 409,
  PRICE_RULE_BEGUN: 409,
  PRICE_RULE_END_PAST: 422,
  PRICE_RULE_ENDED: 409,
  PRICE_RULE_KEPT: 409,
  PRICE_RULE_CODE_TAKEN: 409,
  PRICE_RULE_PRODUCTS_GONE: 422,
  CUSTOMER_GROUP_NOT_FOUND: 404,
  CUSTOMER_GROUP_GONE: 422,
  CUSTOMER_GROUP_TAKEN: 409,
  CUSTOMER_GROUP_CHANGED: 409,
  CUSTOMER_GROUP_IN_USE: 409,
})
