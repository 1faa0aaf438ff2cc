/** The messages about fields of requests and offers. */
export const quoteFieldTexts = {
  product: 'Choose a product.',
  quantity: 'Enter how many.',
  price: 'Enter the price of one.',
  validUntil: 'Enter the last day.',
  atLeastOnePiece: 'Offer at least one piece.',
  mostPieces: (most: string) => `Offer at most ${most}.`,
  line: 'Add a line.',
  lines: (most: number) => `At most ${most} lines.`,
  message: 'Message is Required',
  answer: 'Write the answer.',
}
