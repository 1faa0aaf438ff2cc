/** Texts of the discount: of the field for a code, in totals and on receipts. */
export const discountTexts = {
  summary: 'Discount code',
  label: 'Discount code',
  apply: 'Apply',
  remove: 'Remove',
  checking: 'Checking the code…',
  /** A discount, with its code or its name. */
  discount: (name: string) => `Discount (${name})`,
  applied: (name: string, amount: string) => `Discount (${name}): −${amount}`,
  /** A sentence about a code that was typed elsewhere. */
  refused: (code: string, sentence: string) => `${code}: ${sentence}`,
  unchecked: 'The code could not be checked now. It is checked when you book.',
  enter: 'Enter a code.',
} as const
