/** Texts of the message after products were added to the basket. */
export const putInTexts = {
  done: (quantity: string, name: string) => `${quantity} × ${name} added to your basket.`,
  many: (lines: string, noun: string) => `${lines} ${noun} added to your basket.`,
  product: 'product',
  full: (most: string) => `Your basket is full: it holds ${most} lines. Book or remove some first.`,
} as const
