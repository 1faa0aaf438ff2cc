/** What is wrong with lines of a file of prices. */
export const priceFileTexts = {
  noNumber: 'The line has no number of a product. Write its SKU.',
  unknownNumber: (number: string) => `No product has the number ${number}. Correct it, or remove the line.`,
  giftCard: 'A gift card always costs its value. Remove the line.',
  price: (cell: string) =>
    `“${cell}” is not a price above 0. Write one such as 12.50, or leave it empty to remove the product.`,
  otherCurrency: (currency: string) =>
    `These prices are in another currency than the shop’s. Write them in ${currency}.`,
  from: (cell: string) =>
    `“${cell}” is not a number of pieces. Write a whole number from 1, or leave it empty for 1.`,
  twice: (line: number) =>
    `Line ${line} has a price of this product from the same number of pieces. Remove one of them.`,
  emptyAndPrice: (line: number) =>
    `Line ${line} removes this product, and this line gives it a price. Remove one of them.`,
  notCheaper: (from: string) =>
    `The price for more pieces must be lower than the price from ${from}. Correct one of them.`,
  tooManySteps: (most: number) => `A product has at most ${most} prices. Remove some.`,
  tooLow: (least: string) =>
    `The smallest order at this price is below ${least}, the least that a card pays. Write a higher price, or from more pieces.`,
  noLine: 'The file has no line with a price. Write a number and a price in each line.',
}
