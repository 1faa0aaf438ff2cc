/** Texts of the owner's words in other languages. */
export const wordsTexts = {
  field: (language: string, original: string) => `${language}, “${original}”`,
} as const
