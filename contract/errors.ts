import { accountErrors } from './accounts/account-errors.ts'
import { importErrors } from './catalogue/import-errors.ts'
import { productErrors } from './catalogue/product-errors.ts'
import { companyErrors } from './companies/company-errors.ts'
import { apiKeyErrors } from './desk/api-key-errors.ts'
import { errorTexts } from './error-texts.ts'
import { imageErrors } from './images/image-errors.ts'
import { movingErrors } from './moving/moving-errors.ts'
import { orderErrors } from './orders/order-errors.ts'
import type { RefusedLine } from './orders/refused-line.ts'
import { creditErrors } from './payments/credit-errors.ts'
import { onAccountErrors } from './payments/on-account-errors.ts'
import { paymentErrors } from './payments/payment-errors.ts'
import { receivableErrors } from './payments/receivable-errors.ts'
import { priceListErrors } from './prices/price-list-errors.ts'
import { priceRuleErrors } from './prices/price-rule-errors.ts'
import { refusals } from './refusals.ts'
import { quoteErrors } from './requests/quote-errors.ts'
import { webhookErrors } from './webhooks/webhook-errors.ts'

const commonErrors = refusals(errorTexts, {
  NOT_FOUND: 404,
  SIGN_IN_REQUIRED: 401,
  SESSION_ENDED: 401,
  PROOF_INVALID: 401,
  NOT_ALLOWED: 403,
  INPUT_INVALID: 400,
  SIGNATURE_INVALID: 400,
  BODY_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  RATE_LIMITED: 429,
  STANDARD_NOT_FOUND: 404,
  READING_NOT_UNDERSTOOD: 400,
  JOB_NOT_FOUND: 404,
  CHANGE_NOT_FOUND: 404,
  CHANGE_UNDONE: 409,
  CHANGE_NOT_UNDOABLE: 422,
  CHANGE_STANDS_BEHIND: 409,
  REVIEW_NOT_FOUND: 404,
  MESSAGE_NOT_FOUND: 404,
  MESSAGE_WIPED: 409,
  NOTICE_NOT_FOR_ROLE: 403,
  REPLY_CHANGED: 409,
  SETTINGS_CHANGED: 409,
  SETTING_VERSION_NOT_FOUND: 404,
  CURRENCY_CHANGED: 409,
  CURRENCY_FIXED: 409,
  CURSOR_INVALID: 400,
  IDEMPOTENCY_KEY_REUSED: 409,
  EXPORT_LINK_NOT_FOUND: 404,
  ALERT_NOT_FOUND: 404,
  SIGN_IN_UNAVAILABLE: 503,
  BUSY: 503,
  UNEXPECTED: 500,
})

/**
 * Every refusal of the shop's API: its HTTP status and a sentence that says what to do. The sentence is for people, in
 * the language of the request; programs read the code.
 */
export const errors = {
  ...commonErrors,
  ...productErrors,
  ...movingErrors,
  ...orderErrors,
  ...paymentErrors,
  ...creditErrors,
  ...onAccountErrors,
  ...receivableErrors,
  ...accountErrors,
  ...imageErrors,
  ...quoteErrors,
  ...importErrors,
  ...priceRuleErrors,
  ...priceListErrors,
  ...apiKeyErrors,
  ...webhookErrors,
  ...companyErrors,
}

export type ErrorCode = keyof typeof errors

/** The body of every refusal. */
export interface ErrorBody {
  readonly message: string
  readonly code: ErrorCode
  readonly requestId: string
  /** The message of each invalid field, in a refusal about fields. */
  readonly fields?: Readonly<Record<string, string>>
  /** Every refused line, if one bad line refuses a whole set of lines or orders. */
  readonly lines?: readonly RefusedLine[]
}
