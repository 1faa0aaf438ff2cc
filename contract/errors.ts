/**
 * Every refusal that the shop's API can give: its HTTP status and a sentence that says what to do.
 * The sentence is for a person; programs look at the code.
 */
export const errors = {
  NOT_FOUND: {
    status: 404,
    message: 'There is nothing at this address. Check it, or start from the home page.',
  },
  SIGN_IN_REQUIRED: { status: 401, message: 'Please sign in to go on.' },
  SESSION_ENDED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  PROOF_INVALID: {
    status: 401,
    message: 'The sign-in provider did not confirm this account. Please sign in again.',
  },
  NOT_ALLOWED: { status: 403, message: 'Your account does not have the right to do this.' },
  ACCOUNT_BOUND_ELSEWHERE: {
    status: 403,
    message:
      'This address belongs to an account that signs in another way. Use that way, or verify the address.',
  },
  INPUT_INVALID: { status: 400, message: 'Some of what was sent cannot be used. Check the named fields.' },
  SIGNATURE_INVALID: {
    status: 400,
    message:
      'This call is not signed with a secret that the shop knows, or was signed at another time. Compare the secrets and the clocks, and send it again.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'This is more than the shop takes in one go. Send less.' },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, message: 'Send this as JSON.' },
  RATE_LIMITED: { status: 429, message: 'That was a lot in a short time. Wait a moment, then try again.' },
  TOOL_NOT_FOUND: {
    status: 404,
    message: 'This tool is no longer on the board. Pick another one from the tools.',
  },
  USER_NOT_FOUND: {
    status: 404,
    message: 'There is no account with this address. Look at the list of users again.',
  },
  SIGN_IN_NOT_FOUND: {
    status: 404,
    message: 'This sign-in has ended already. Look at the list of sign-ins again.',
  },
  QUOTE_NOT_FOUND: {
    status: 404,
    message: 'There is no such message. Look at the list of messages again.',
  },
  REVIEW_NOT_FOUND: {
    status: 404,
    message: 'There is no such review. Look at the list of reviews again.',
  },
  MESSAGE_NOT_FOUND: {
    status: 404,
    message: 'There is no such message. Look at the list of messages again.',
  },
  MESSAGE_WIPED: {
    status: 409,
    message: 'What only its reader may see is wiped by now. The person can ask for a new message.',
  },
  IMAGE_NOT_OURS: {
    status: 400,
    message:
      "This picture is not at the shop's image host. Upload it, then send the address that comes back.",
  },
  SIGN_IN_AGAIN: {
    status: 403,
    message: 'You signed in a while ago. Sign in again, then delete the account within five minutes.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'This is the last admin. Make somebody else an admin first.',
  },
  DEMO_ACCOUNT: {
    status: 409,
    message: 'Anybody may be this person in the demo, so it cannot be an admin. Make somebody else one.',
  },
  ORDER_NOT_PAID: {
    status: 409,
    message: 'This order is not paid yet. Send it when the payment has arrived.',
  },
  ORDER_REFUNDED: {
    status: 409,
    message: 'All of the money of this order went back, so there is nothing to send.',
  },
  NOTHING_TO_REFUND: {
    status: 409,
    message: 'This order is not paid, or all of its money went back already. Look at it again.',
  },
  REFUND_ABOVE_LEFT: {
    status: 409,
    message: 'That is more than can still go back. Lower the amount.',
  },
  RESTOCK_NOT_POSSIBLE: {
    status: 409,
    message:
      'This order was marked as sent, so its pieces are not on the shelf. Restock them when they are back.',
  },
  REFUND_REFUSED: {
    status: 409,
    message: 'The card provider does not make this refund. Look at the payment in its dashboard.',
  },
  OWED_REFUND_NOT_FOUND: {
    status: 404,
    message: 'The shop owes nothing of such a payment. Look at what is to do again.',
  },
  SMALLEST_ORDER_NOT_PAYABLE: {
    status: 422,
    message:
      'A card payment is from $0.50 to $999,999.99; the smallest order of this tool is not. Change its price or its minimum order.',
  },
  STOCK_OUT_OF_RANGE: {
    status: 409,
    message: 'The stock would fall below zero or rise above 1,000,000. Choose another quantity.',
  },
  CURSOR_INVALID: {
    status: 400,
    message: 'This list cannot be continued from here. Start again from its beginning.',
  },
  ITEM_NOT_FOUND: {
    status: 404,
    message: 'This part is no longer in the shop. Send your message without it, or pick another part.',
  },
  ORDER_NOT_FOUND: { status: 404, message: 'There is no such order in your list. Look at My Orders.' },
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
      'A card payment is from $0.50 to $999,999.99. Change the quantity so that the total lies between.',
  },
  UNPAID_ORDERS_LIMIT: {
    status: 409,
    message:
      'You hold as many unpaid orders as you may. Pay for one or cancel one under My Orders, or verify your email.',
  },
  UNPAID_SHARE_LIMIT: {
    status: 409,
    message:
      'Your unpaid orders may hold no more of this tool. Lower the quantity, or pay for another order first.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This key was used for something else already. Use a new key for each new request.',
  },
  ORDER_ALREADY_PAID: { status: 409, message: 'This order is paid already. There is nothing more to pay.' },
  ORDER_PAID_CANNOT_CANCEL: {
    status: 409,
    message: 'This order is paid and cannot be cancelled here. Write to us if you want to return it.',
  },
  STOCK_GONE: {
    status: 409,
    message:
      'The hold on this order ran out and its tools were sold since. Cancel it, or try again when there is stock.',
  },
  PRICE_MATCHES_NO_ORDER: {
    status: 422,
    message: 'You have no unpaid order with this price. Open the order and pay from there.',
  },
  PRICE_DIFFERS: {
    status: 422,
    message: 'The price of this order is another one. Reload the order and look at its total before you pay.',
  },
  PAYMENT_NOT_FOUND: {
    status: 422,
    message: 'The card provider knows no such payment for this order. Open the order and pay again.',
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
      'The card provider is working on a payment for this order. Wait a minute, then look at it again.',
  },
  PAYMENTS_PAUSED: {
    status: 409,
    message: 'Too many cards were declined on this account. Wait an hour, then pay again.',
  },
  ALERT_NOT_FOUND: {
    status: 404,
    message: 'This has been dealt with already. Look at what is to do again.',
  },
  PAYMENT_REFUNDED: {
    status: 409,
    message: 'Your payment came after the tools were sold, so all of it goes back to your card.',
  },
  IMAGE_MISSING: {
    status: 400,
    message: 'Send one picture, as a file in the form field named image.',
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    message: 'This file is larger than 10 MB. Choose a smaller one, or save it again in a lower quality.',
  },
  IMAGE_NOT_SUPPORTED: {
    status: 415,
    message: 'This file is not a picture that we can use. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  },
  IMAGE_DAMAGED: {
    status: 422,
    message: 'This picture is damaged or not complete. Save it again, or choose another one.',
  },
  IMAGE_TOO_MANY_PIXELS: {
    status: 422,
    message: 'This picture has more pixels than we can take. Make it smaller, then choose it again.',
  },
  IMAGE_NOT_TAKEN: {
    status: 422,
    message: 'The image host did not take this picture. Save it in another format, or choose another one.',
  },
  IMAGE_HOST_UNAVAILABLE: {
    status: 503,
    message:
      'The image host takes no pictures at the moment. Yours was not kept; try again in a few minutes.',
  },
  IMAGE_HOST_CLOSED: {
    status: 503,
    message:
      'The image host does not let this shop in. Your picture was not kept; please tell the shop about it.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The card provider does not answer at the moment. Nothing was charged; try again in a minute.',
  },
  SIGN_IN_UNAVAILABLE: {
    status: 503,
    message: 'The sign-in provider does not answer at the moment. Try again in a minute.',
  },
  BUSY: { status: 503, message: 'The shop is very busy. Try again in a moment.' },
  UNEXPECTED: {
    status: 500,
    message: 'Something went wrong on our side. Try again; if it stays, write to us with the request number.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** The body of every refusal. */
export interface ErrorBody {
  readonly message: string
  readonly code: ErrorCode
  readonly requestId: string
  /** Field by field, what is wrong with the input; only with INPUT_INVALID. */
  readonly fields?: Readonly<Record<string, string>>
}

const minuteS = 60
/** Up to here a person counts in seconds. */
const inSecondsUpToS = 90

/**
 * The sentence of a refusal for too many attempts, with the time to wait.
 *
 * @param waitS seconds until the next attempt may succeed; parts of one count as a whole one.
 */
export function tooManyAttempts(waitS: number): string {
  const seconds = Math.max(1, Math.ceil(waitS))
  const [count, unit] =
    seconds <= inSecondsUpToS ? [seconds, 'second'] : [Math.ceil(seconds / minuteS), 'minute']
  return `Too many attempts. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}
