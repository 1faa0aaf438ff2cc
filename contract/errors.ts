import { accountErrors } from './account-errors.ts'
import { imageErrors } from './image-errors.ts'
import { importErrors } from './import-errors.ts'
import { quoteErrors } from './quote-errors.ts'

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
  TOOL_NOT_FOUND: {
    status: 404,
    message: 'This tool is no longer in the shop. Choose another one.',
  },
  TOOL_HIDDEN: {
    status: 409,
    message: 'This tool is not for sale at the moment. Choose another one.',
  },
  STANDARD_NOT_FOUND: {
    status: 404,
    message: 'There is no such standard. Choose one from the list of what fits.',
  },
  READING_NOT_UNDERSTOOD: {
    status: 400,
    message: 'Choose what you measured, and enter a number with its unit, for example 34.8 mm.',
  },
  RESTOCK_REQUEST_NOT_FOUND: {
    status: 404,
    message:
      'This link no longer works: its request is done, removed or too old. Ask again on the page of the tool.',
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
    message: 'Something newer stands in between. Undo the newer change first.',
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
  ORDER_NOT_PAID: {
    status: 409,
    message: 'This order is not paid yet. Send it when the payment has arrived.',
  },
  ORDER_REFUNDED: {
    status: 409,
    message: 'This order was refunded in full, so there is nothing to send.',
  },
  ADDRESS_MISSING: {
    status: 409,
    message: 'The customer has no delivery address yet. Ask for it, or send the order without it.',
  },
  SENDING_TOLD: {
    status: 409,
    message: 'The customer has been told that the order is on its way, so it stays sent.',
  },
  NOTHING_TO_REFUND: {
    status: 409,
    message: 'This order is not paid, or it is already refunded in full. Reload the order.',
  },
  REFUND_ABOVE_LEFT: {
    status: 409,
    message: 'That is more than can still be refunded. Lower the amount.',
  },
  RESTOCK_NOT_POSSIBLE: {
    status: 409,
    message:
      'This order was marked as sent, so its pieces are not in stock. Restock them when they come back.',
  },
  REFUND_REFUSED: {
    status: 409,
    message: 'The card provider refused this refund. Check the payment in its dashboard.',
  },
  OWED_REFUND_NOT_FOUND: {
    status: 404,
    message: 'This refund is no longer owed. Reload the to-do list.',
  },
  SMALLEST_ORDER_NOT_PAYABLE: {
    status: 422,
    message:
      'A card payment must be between 0.50 and 999,999.99, and the smallest order of this tool is not. Change its price or its minimum order.',
  },
  REVIEWED_TOOL_NOT_FOR_SALE: {
    status: 422,
    message: 'This tool is no longer in the shop. Choose another tool, or none.',
  },
  NEEDED_TOOL_NOT_FOR_SALE: {
    status: 422,
    message: 'A tool can only need other tools that are for sale. Choose the tools that it needs again.',
  },
  PRODUCT_CHANGED: {
    status: 409,
    message:
      'Another admin changed this product after you opened it. Compare your values with the new ones, then save again.',
  },
  NEIGHBOUR_GONE: {
    status: 409,
    message: 'The product beside which this one should stand is deleted. Reload the order and move it again.',
  },
  PRICE_BREAKS_CONTRADICT: {
    status: 422,
    message:
      'Each price break needs more pieces than the smallest order and a lower price than one piece. Change the price breaks, the price or the minimum order.',
  },
  EARLIER_PRICE_NOT_ASKED: {
    status: 422,
    message:
      'This tool did not cost that in the 30 days before its present price. Enter a price that it really had, or leave the field empty.',
  },
  SPEC_KEY_TAKEN: {
    status: 409,
    message: 'The dictionary already has this key. Choose another one.',
  },
  SPEC_KEY_NOT_FOUND: {
    status: 404,
    message: 'This is not a key that the shop’s owner added. Reload the dictionary.',
  },
  SPEC_KEY_IN_USE: {
    status: 409,
    message: 'Products use this key. If you delete it, its name and meaning are lost there; the values stay.',
  },
  NOTICE_NOT_FOR_ROLE: {
    status: 403,
    message: 'Your account may not be told this, because it may not read it. Choose from the list.',
  },
  REPLY_CHANGED: {
    status: 409,
    message:
      'Another admin answered this review in the meantime. Read that reply, then change it if you still want to.',
  },
  STOCK_OUT_OF_RANGE: {
    status: 409,
    message: 'The stock would fall below zero or rise above 1,000,000. Choose another quantity.',
  },
  SETTINGS_CHANGED: {
    status: 409,
    message: 'Another admin changed this in the meantime. Compare both, then save again.',
  },
  SETTING_VERSION_NOT_FOUND: {
    status: 404,
    message: 'This version does not exist. Reload the list of versions.',
  },
  CURRENCY_FIXED: {
    status: 409,
    message: 'The currency cannot change any more, because the shop has orders in it. Keep it as it is.',
  },
  STOCK_MOVED: {
    status: 409,
    message:
      'The stock moved while you counted. Compare with the stock that is shown now, then enter the count again.',
  },
  CURSOR_INVALID: {
    status: 400,
    message: 'This page of the list cannot be found. Start again from the first page.',
  },
  ITEM_NOT_FOUND: {
    status: 404,
    message: 'This part is no longer in the shop. Send your message without it, or pick another part.',
  },
  ORDER_NOT_FOUND: { status: 404, message: 'This order is not in your list. Check My Orders.' },
  QUANTITY_BELOW_MINIMUM: {
    status: 422,
    message: 'The quantity is below the minimum order of this tool. Raise it to the minimum.',
  },
  QUANTITY_ABOVE_AVAILABLE: {
    status: 409,
    message: 'There are not that many left. Lower the quantity to what is available.',
  },
  ORDER_CANNOT_BE_PAID: {
    status: 422,
    message:
      'A card payment must be between 0.50 and 999,999.99. Change the quantity so that the total is in this range.',
  },
  UNPAID_ORDERS_LIMIT: {
    status: 409,
    message:
      'You have reached the limit of unpaid orders. Pay for one or cancel one under My Orders, or verify your email.',
  },
  UNPAID_SHARE_LIMIT: {
    status: 409,
    message:
      'Your unpaid orders cannot hold more of this tool. Lower the quantity, or pay for another order first.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This idempotency key was already used for another request. Use a new key for each request.',
  },
  ORDER_ALREADY_PAID: { status: 409, message: 'This order is already paid. There is nothing more to pay.' },
  ORDER_PAID_CANNOT_CANCEL: {
    status: 409,
    message: 'This order is paid and cannot be cancelled here. Write to us if you want to return it.',
  },
  STOCK_GONE: {
    status: 409,
    message:
      'The hold on this order ended and its tools were sold. Cancel it, or try again when there is stock.',
  },
  PRICE_MATCHES_NO_ORDER: {
    status: 422,
    message: 'You have no unpaid order with this price. Open the order and pay from there.',
  },
  PRICE_DIFFERS: {
    status: 422,
    message: 'The price of this order is different. Reload the order and check its total before you pay.',
  },
  PAYMENT_NOT_FOUND: {
    status: 422,
    message: 'The card provider has no such payment for this order. Open the order and pay again.',
  },
  PAYMENT_NOT_COMPLETED: {
    status: 422,
    message: 'The card provider has not completed this payment. Finish it, or pay with another card.',
  },
  PAYMENT_OF_ANOTHER_ORDER: {
    status: 422,
    message: 'This payment belongs to another order or another amount. Open the order and pay from there.',
  },
  PAYMENT_IN_PROGRESS: {
    status: 409,
    message:
      'The card provider is processing a payment for this order. Wait a minute, then check the order again.',
  },
  PAYMENTS_PAUSED: {
    status: 409,
    message: 'Too many cards were declined on this account. Wait an hour, then pay again.',
  },
  ALERT_NOT_FOUND: {
    status: 404,
    message: 'This alert is already resolved. Reload the to-do list.',
  },
  PAYMENT_REFUNDED: {
    status: 409,
    message: 'Your payment came after the tools were sold, so it is refunded to your card in full.',
  },
  ...accountErrors,
  ...imageErrors,
  ...quoteErrors,
  ...importErrors,
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The card provider is not responding. Nothing was charged. Try again in a minute.',
  },
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
  /** The problem of each invalid field, where the refusal is about fields. */
  readonly fields?: Readonly<Record<string, string>>
}
