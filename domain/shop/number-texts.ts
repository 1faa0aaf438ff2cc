/** What is said of a number with several meanings. */
export const numberTexts = {
  oneMeaning: (one: string) => `Write ${one} if you mean that: it is not clear.`,
  twoMeanings: (one: string, other: string) => `Write ${one} or ${other}: it is not clear which is meant.`,
}
