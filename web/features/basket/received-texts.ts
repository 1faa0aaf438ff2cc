/** Texts of a cart that a program has filled for the person. */
export const receivedTexts = {
  heading: 'Filled for you by a program',
  intro: 'A program has put these products together for you. Nothing is held or charged yet.',
  lines: 'What the program has chosen',
  changed: 'What has changed since then',
  line: (quantity: string, name: string) => `${quantity} × ${name}`,
  inBasket: 'These products are in your basket now. Check them below.',
  chooseOne: 'Your basket already has one line. What shall happen to it?',
  chooseMany: (lines: string) => `Your basket already has ${lines} lines. What shall happen to them?`,
  add: 'Keep them, and add these',
  addHint: 'A product that is in both gets the larger of the two quantities.',
  replace: 'Replace my basket by these',
  replaceHint: 'The lines of your basket are removed.',
  leave: 'Leave my basket as it is',
  left: 'Your basket is as it was.',
  unreadable:
    'The basket in this address cannot be read here. Ask the program for a complete address, or fill your basket here.',
  needsScript:
    'To put them into your basket, turn JavaScript on in your browser, or book each on its own page.',
} as const
