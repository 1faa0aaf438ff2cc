/** The sentences of refusals about products that have figures or names in them. */
export const catalogueTexts = {
  makerInUse: (products: number) =>
    products === 1
      ? '1 product names this maker, so it cannot be deleted. Choose another maker for it first.'
      : `${products} products name this maker, so it cannot be deleted. Choose another maker for them first.`,
  partWithoutStock: 'This part has no stock. Give it stock and a minimum order first.',
  partHasStock: 'This part has stock already. Add pieces, or correct its stock with a reason.',
  giveStockFirst: 'This part has no stock. Give it stock first.',
  partGone: 'This part is no longer in the shop. Reload the list of parts.',
  /** `by` is empty for a deleted account, `at` for an unknown time. */
  changedMeanwhile: (by: string, at: string) =>
    `${by || 'Another admin'} changed this product${at && ` on ${at}`}, after you opened it. Compare your values with the new ones, then save again.`,
  noEarlierPrice: 'This product had no other price yet, so leave the field empty.',
  notReduced: (lowest: string) =>
    `This product already cost ${lowest} in the 30 days before its present price, so it is not reduced.`,
  earlierPrices: (prices: string) =>
    `This product did not cost that. In the 30 days before its present price it cost ${prices}.`,
  saleAnnounces:
    'A sale lowers this product now and shows its regular price as the earlier one. Enter another one after the sale has ended.',
  stockMoved: (shown: number, now: number) =>
    `The stock was ${shown} when you began to count and is ${now} now: customers or colleagues moved pieces. Compare, then enter the count again.`,
  stockFull: (available: number) => `There are ${available} in stock, and the most is 1,000,000. Add fewer.`,
  stockShort: (available: number) => `Only ${available} are in stock. Take out at most that many.`,
  skuTaken: (holder: string) =>
    `The product “${holder}” has this SKU. Write another one, or change that product first.`,
  gtinTaken: (holder: string) =>
    `The product “${holder}” has this GTIN. Compare it with the package, or change that product first.`,
  familyValueMissing: (keys: string) =>
    `The members of this family differ by ${keys}. Add this value to the specification, or leave the family.`,
  familyAxesDiffer: (member: string, keys: string) =>
    `“${member}” of this family differs by ${keys}. Choose the same, or write another family.`,
  familyValuesTaken: (member: string) =>
    `“${member}” of this family has the same values. Change one of them, or write another family.`,
  smallestOrder: (range: string) =>
    `The smallest order of this product must be ${range}, so that a card can pay it. Change its price or its minimum order.`,
  smallestOrderAtPrice: (range: string) =>
    `The smallest order at this price cannot be paid by card: it must be ${range}.`,
  breakAboveMinimum: (pieces: number) => `Enter more than ${pieces} pieces, the smallest order.`,
  breakAbove: (pieces: number) => `Enter more than ${pieces} pieces.`,
  breakBelowPrice: (price: string) => `Enter less than ${price}, the price of one piece.`,
  breakBelow: (price: string) => `Enter less than ${price}.`,
}
