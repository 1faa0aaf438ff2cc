/** The words between the last two names of a list. */
export const inWordsTexts = {
  and: 'and',
  or: 'or',
} as const
