/** Texts about the customer's own number of an order. */
export const ownReferenceTexts = {
  add: 'Add your own order number',
  own: 'Your own number',
  label: 'Your order number',
  hint: 'It is on the confirmation, the packing slip and the invoice.',
  note: (reference: string) => `Your number: ${reference}`,
  ofCustomer: 'Customer’s order number',
  change: 'Change your number',
  changeHint: 'You can change it until the order has its invoice. Leave it empty for none.',
  save: 'Save the number',
  keep: 'Leave it as it is',
} as const
