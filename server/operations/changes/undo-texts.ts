/** Why a change cannot be undone. */
export const undoTexts = {
  reviewDecided: 'The review was hidden or shown again since then.',
  productDeleted: 'The product is deleted. Undo its deletion first.',
  productChanged: 'Since then the product was changed again in the same fields. Undo the newer change first.',
  pictureDeleted:
    'An earlier picture is deleted, because nothing showed it for two weeks. Add it again on the page of the product.',
  stateChanged: 'The product was hidden or shown again since then.',
  noPicture: 'The product has no picture any more. Add one on its page first.',
  settingsChanged: 'Since then the same settings were changed again. Undo the newer change first.',
  valuesImpossible: 'The earlier values are not possible any more. Change the settings.',
  priceRuleDeleted: 'This discount is deleted. Undo its deletion first.',
  priceRuleChanged:
    'Since then this discount was changed again in the same fields. Undo the newer change first.',
  customerGroupDeleted: 'The group of customers of this discount is deleted. Add a new discount instead.',
  priceListDeleted: 'This price list is deleted. Add it again with its file of prices.',
  priceListChanged: 'Since then this price list was changed again. Undo the newer change first.',
  companyChanged: 'Since then the company was changed again in the same fields. Undo the newer change first.',
  priceListOfCompanyDeleted:
    'The earlier price list is deleted. Choose another one on the page of the company.',
  pricesChanged: 'Since then prices of the same products were changed again. Undo the newer change first.',
  piecesGone: (available: number, moved: number) =>
    `Only ${available} of the ${moved} pieces are still there: the others are sold or moved.`,
  stockFull: (available: number) => `There are ${available} in stock, and the most is 1,000,000.`,
  textChanged: 'Since then the text was changed again. Undo the newer change first.',
}
