/** The messages about fields of price lists. */
export const priceListFieldTexts = {
  name: 'Write a name. Only staff read it.',
  percent: 'Enter a percentage from 0 to 95, with at most two decimals. 0 takes nothing off.',
  file: 'Choose a file, or paste at least one line with a number and a price.',
  lines: (most: number) => `Ask for at most ${most} products at once.`,
}
