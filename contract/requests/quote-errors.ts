/** Refusals about requests to the shop and the offers that answer them. */
export const quoteErrors = {
  QUOTE_NOT_FOUND: {
    status: 404,
    message: 'This request does not exist. Reload the list of requests.',
  },
  QUOTE_WITHOUT_ADDRESS: {
    status: 409,
    message: 'The account of the sender is deleted, so there is no address to write to.',
  },
  OFFER_NOT_FOUND: {
    status: 404,
    message:
      'This link leads to no offer. A later email may have a newer link: open that one, or write to us.',
  },
  OFFER_EXPIRED: {
    status: 410,
    message: 'This offer has expired. Write to us if you still want the pieces, and we make a new one.',
  },
  OFFER_WITHDRAWN: {
    status: 410,
    message: 'We have withdrawn this offer. Write to us if you still want the pieces.',
  },
  OFFER_ACCEPTED: {
    status: 409,
    message: 'This offer is accepted. Its orders are in My Orders of the account that accepted it.',
  },
  OFFER_LINE_GONE: {
    status: 409,
    message:
      'Not everything in this offer is left. Nothing was ordered. Write to us and we make a new offer.',
  },
  OFFER_LINE_TWICE: {
    status: 422,
    message: 'This product is in another line already. Change the quantity there.',
  },
  OFFER_DAY_OUT_OF_RANGE: {
    status: 422,
    message: 'The last day is today or within a year. Choose another one.',
  },
} as const
