/** What undoing a change does, by the kind of the change. */
export const undoingTexts = {
  'product.changed': 'The fields get the values that they had before.',
  'product.hidden': 'The product gets the state that it had before.',
  'product.shown': 'The product gets the state that it had before.',
  'product.deleted': 'The product comes back with its stock and its ledger.',
  'part.changed': 'The fields get the values that they had before.',
  'part.hidden': 'The part gets the state that it had before.',
  'part.shown': 'The part gets the state that it had before.',
  'part.deleted': 'The part comes back to the list.',
  'stock.restocked': 'The pieces are moved back, in the ledger too.',
  'stock.corrected': 'The pieces are moved back, in the ledger too.',
  'products.imported':
    'All products of the import get the values that they had before. New ones are deleted, or hidden when they have orders.',
  'moved.imported':
    'What the import added is deleted, and what it changed gets the values that it had before. What was used since stays.',
  'price-rule.changed': 'The fields get the values that they had before. Booked orders keep their price.',
  'price-rule.stopped': 'The discount runs again, within its times.',
  'price-rule.resumed': 'The discount is stopped again. Booked orders keep their price.',
  'price-rule.deleted': 'The discount comes back to the list.',
  'price-list.changed': 'Name and rate get the values that they had before. Booked orders keep their price.',
  'price-list.priced':
    'The prices of the list are again those from before the file. Booked orders keep their price.',
  'company.changed':
    'The fields get the values that they had before. A changed VAT number waits for its confirmation again.',
  'review.hidden': 'Visitors see the review again.',
  'review.shown': 'The review is hidden from visitors again.',
  'settings.changed': 'The fields get the values that they had before.',
  'text.changed': 'The earlier text is shown again.',
}
