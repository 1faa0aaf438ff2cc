/** The sentences of the refusals of price lists. */
export const priceListErrorTexts = {
  PRICE_LIST_NOT_FOUND: 'This price list is no longer there. Reload the page.',
  PRICE_LIST_GONE: 'This price list is no longer there. Choose another one, or none.',
  PRICE_LIST_TAKEN: 'There is a price list with this name already. Change that one, or write another name.',
  PRICE_LIST_CHANGED:
    'Another person changed this price list after you opened it. Reload the page to see the change, then try again.',
  PRICE_LIST_IN_USE: 'A company or a group has this price list. Give it another one, or none, first.',
  PRICE_LIST_FILE_WRONG: 'The file has mistakes, so nothing is changed. Correct the lines that are named.',
  TOO_MANY_PRICE_LISTS: 'The shop has 200 price lists, and that is the most. Delete one that nobody has.',
}
