/** Words in emails of several kinds. */
export const formatTexts = {
  /** Stands between a label and its value. */
  colon: ':',
  /** An amount with what it includes, such as `$25.00, tax included`. */
  amountWithTerms: (amount: string, terms: string) => `${amount}, ${terms}`,
  /** An instant with the name of its time zone. */
  instant: (at: string, zone: string) => `${at} (${zone})`,
  /**
   * The orders of a charge, after the word "for".
   *
   * @param names the numbers and products of the first orders, with commas.
   * @param count how many orders there are.
   * @param more how many of them are not named.
   */
  orderReference: (names: string, count: number, more: number) => {
    if (count === 0) return 'no order'
    return `${count === 1 ? 'order' : 'orders'} ${names}${more > 0 ? ` and ${more} more` : ''}`
  },
} as const
