/** The sentences of the refusals about requests to the shop and the offers that answer them. */
export const quoteErrorTexts = {
  QUOTE_NOT_FOUND: 'This request does not exist. Reload the list of requests.',
  QUOTE_WITHOUT_ADDRESS: 'The account of the sender is deleted, so there is no address to write to.',
  OFFER_NOT_FOUND:
    'This link leads to no offer. A later email may have a newer link: open that one, or write to us.',
  OFFER_EXPIRED: 'This offer has expired. Write to us if you still want the pieces, and we make a new one.',
  OFFER_WITHDRAWN: 'We have withdrawn this offer. Write to us if you still want the pieces.',
  OFFER_ACCEPTED: 'This offer is accepted. Its orders are in My Orders of the account that accepted it.',
  OFFER_LINE_GONE:
    'Not everything in this offer is left. Nothing was ordered. Write to us and we make a new offer.',
  OFFER_LINE_TWICE: 'This product is in another line already. Change the quantity there.',
  OFFER_DAY_OUT_OF_RANGE: 'The last day is today or within a year. Choose another one.',
}
