import { accountErrors } from './accounts/account-errors.ts'
import { importErrors } from './catalogue/import-errors.ts'
import { productErrors } from './catalogue/product-errors.ts'
import { imageErrors } from './images/image-errors.ts'
import { orderErrors } from './orders/order-errors.ts'
import type { RefusedLine } from './orders/refused-line.ts'
import { paymentErrors } from './payments/payment-errors.ts'
import { quoteErrors } from './requests/quote-errors.ts'

/**
 * Every refusal of the shop's API: its HTTP status and a sentence that says what to do. The sentence is for people;
 * programs read the code.
 */
export const errors = {
  NOT_FOUND: {
    status: 404,
    message: 'There is nothing at this address. Check it, or start from the home page.',
  },
  SIGN_IN_REQUIRED: { status: 401, message: 'Please sign in to continue.' },
  SESSION_ENDED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  PROOF_INVALID: {
    status: 401,
    message: 'The sign-in provider did not confirm this account. Please sign in again.',
  },
  NOT_ALLOWED: { status: 403, message: 'Your account does not have the right to do this.' },
  INPUT_INVALID: { status: 400, message: 'Some fields are not valid. Check the named fields.' },
  SIGNATURE_INVALID: {
    status: 400,
    message:
      'The signature does not match a secret of this shop, or its time is too far off. Compare the secrets and the clocks, then send it again.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large. Send less.' },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, message: 'Send this as JSON.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  STANDARD_NOT_FOUND: {
    status: 404,
    message: 'There is no such standard. Choose one from the list of what fits.',
  },
  READING_NOT_UNDERSTOOD: {
    status: 400,
    message: 'Choose what you measured, and enter a number with its unit, for example 34.8 mm.',
  },
  JOB_NOT_FOUND: {
    status: 404,
    message: 'There is no such job. Choose one from the list of jobs.',
  },
  CHANGE_NOT_FOUND: {
    status: 404,
    message: 'This change does not exist. Reload the list of changes.',
  },
  CHANGE_UNDONE: {
    status: 409,
    message: 'This change is undone already. Reload the list of changes.',
  },
  CHANGE_NOT_UNDOABLE: {
    status: 422,
    message: 'A change of this kind cannot be undone here. Change it on its own page.',
  },
  CHANGE_STANDS_BEHIND: {
    status: 409,
    message: 'A newer change affects the same thing. Undo the newer change first.',
  },
  REVIEW_NOT_FOUND: {
    status: 404,
    message: 'This review does not exist. Reload the list of reviews.',
  },
  MESSAGE_NOT_FOUND: {
    status: 404,
    message: 'This message does not exist. Reload the list of messages.',
  },
  MESSAGE_WIPED: {
    status: 409,
    message: 'The personal link in this message has been erased. The recipient can ask for a new one.',
  },
  NOTICE_NOT_FOR_ROLE: {
    status: 403,
    message: 'Your role cannot read this, so you cannot get emails about it. Choose from the list.',
  },
  REPLY_CHANGED: {
    status: 409,
    message:
      'Another admin answered this review in the meantime. Read that reply, then change it if you still want to.',
  },
  SETTINGS_CHANGED: {
    status: 409,
    message: 'Another admin changed this in the meantime. Compare both, then save again.',
  },
  SETTING_VERSION_NOT_FOUND: {
    status: 404,
    message: 'This version does not exist. Reload the list of versions.',
  },
  CURRENCY_CHANGED: {
    status: 409,
    message: 'The shop has just changed its currency. Reload the page and compare the price.',
  },
  CURRENCY_FIXED: {
    status: 409,
    message: 'The currency cannot change any more, because the shop has orders in it. Keep it as it is.',
  },
  CURSOR_INVALID: {
    status: 400,
    message: 'This page of the list cannot be found. Start again from the first page.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This idempotency key was already used for another request. Use a new key for each request.',
  },
  EXPORT_LINK_NOT_FOUND: {
    status: 404,
    message: 'This download link was already used or has expired. Go back and export again.',
  },
  ALERT_NOT_FOUND: {
    status: 404,
    message: 'This alert is already resolved. Reload the to-do list.',
  },
  ...productErrors,
  ...orderErrors,
  ...paymentErrors,
  ...accountErrors,
  ...imageErrors,
  ...quoteErrors,
  ...importErrors,
  SIGN_IN_UNAVAILABLE: {
    status: 503,
    message: 'The sign-in provider is not responding. Try again in a minute.',
  },
  BUSY: { status: 503, message: 'The shop is very busy. Try again in a moment.' },
  UNEXPECTED: {
    status: 500,
    message:
      'Something went wrong on our side. Try again. If it fails again, write to us with the request number.',
  },
} as const satisfies Record<string, { status: number; message: string }>

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
