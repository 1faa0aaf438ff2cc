/** The sentences of the refusals of tools and parts: their prices, details, stock and order on the board. */
export const productErrorTexts = {
  TOOL_NOT_FOUND: 'This product is no longer in the shop. Choose another one.',
  PICTURE_MISSING: 'This product has no picture yet, so it cannot be shown. Add a picture first.',
  TOOL_HIDDEN: 'This product is not for sale at the moment. Choose another one.',
  ITEM_NOT_FOUND: 'This part is no longer in the shop. Send your message without it, or pick another part.',
  SMALLEST_ORDER_NOT_PAYABLE:
    'The smallest order of this product is less or more than a card payment can be in the shop’s currency. Change its price or its minimum order.',
  REVIEWED_TOOL_NOT_FOR_SALE: 'This product is no longer in the shop. Choose another one, or none.',
  NEEDED_TOOL_NOT_FOR_SALE:
    'A product can only need other products that are for sale. Choose what it needs again.',
  PRODUCT_CHANGED:
    'Another admin changed this product after you opened it. Compare your values with the new ones, then save again.',
  NEIGHBOUR_GONE:
    'The product next to the chosen place was deleted. Reload the list and move the product again.',
  PRICE_BREAKS_CONTRADICT:
    'Each price break needs more pieces than the smallest order and a lower price than one piece. Change the price breaks, the price or the minimum order.',
  EARLIER_PRICE_NOT_ASKED:
    'This product did not cost that in the 30 days before its present price. Enter a price that it really had, or leave the field empty.',
  SKU_TAKEN: 'Another product has this SKU. Write another one, or change that product first.',
  GTIN_TAKEN: 'Another product has this GTIN. Compare it with the package, or change that product first.',
  FAMILY_WITHOUT_AXES:
    'Choose by which values of the specification the members of this family differ, one or two of them.',
  FAMILY_VALUE_MISSING:
    'The specification lacks a value by which the members of this family differ. Add it, or leave the family.',
  FAMILY_AXES_DIFFER:
    'The other members of this family differ by other values. Choose the same ones, or write another family.',
  FAMILY_VALUES_TAKEN:
    'Another member of this family has the same values. Change one of them, or write another family.',
  MAKER_NOT_FOUND: 'This maker is no longer in the list. Reload the makers and choose one of them.',
  MAKER_GONE: 'This maker is no longer in the list. Choose another one, or none.',
  MAKER_TAKEN: 'There is a maker with this name already. Change that one, or write another name.',
  MAKER_CHANGED:
    'Another admin changed this maker after you opened it. Close the form, then change it again.',
  MAKER_IN_USE: 'Products name this maker, so it cannot be deleted. Choose another maker for them first.',
  SPEC_KEY_TAKEN: 'The dictionary already has this key. Choose another one.',
  SPEC_KEY_NOT_FOUND: 'This is not a key that the shop’s owner added. Reload the dictionary.',
  SPEC_KEY_IN_USE:
    'Products use this key. If you delete it, its name and meaning are lost there; the values stay.',
  STOCK_OUT_OF_RANGE: 'The stock would fall below zero or rise above 1,000,000. Choose another quantity.',
  STOCK_MOVED:
    'The stock moved while you counted. Compare with the stock that is shown now, then enter the count again.',
  RESTOCK_REQUEST_NOT_FOUND:
    'This link no longer works: its request is done, removed or too old. Ask again on the page of the product.',
}
