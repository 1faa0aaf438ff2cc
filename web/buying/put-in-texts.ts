/** Texts of the message after products were added to the basket. */
export const putInTexts = {
  done: (quantity: string, name: string) => `${quantity} × ${name} added to your basket.`,
  many: (lines: string, count: number) =>
    `${lines} ${count === 1 ? 'product' : 'products'} added to your basket.`,
  full: (most: string) => `Your basket is full: it holds ${most} lines. Book or remove some first.`,
} as const
