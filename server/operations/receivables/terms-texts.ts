/** The sentences that refuse an order on account. Amounts and days are written out. */
export const termsTexts = {
  aboveLimit: (owed: string, limit: string, price: string, excess: string) =>
    `You owe ${owed} of ${limit}; this order of ${price} is ${excess} too much. Pay it by card, or pay an invoice first.`,
  overdue: (day: string) =>
    `An invoice of your company was due on ${day}. Pay it first, or pay this order by card.`,
} as const
