/** Texts of the lists in which people search and choose. */
export const findingTexts = {
  remove: (what: string) => `Remove ${what}`,
  words: (words: string) => `“${words}”`,
  count: (shown: number) => `${shown} found`,
  corrected: (words: string) => `Shown for “${words}”.`,
  parts: 'Parts',
  nothing: (words: string) => `Nothing found for “${words}”.`,
  nothingText: 'Try fewer words, a size such as “15 mm”, or the name of the part.',
  all: 'See all tools',
  allParts: 'See all items',
  ask: 'Request a quote for it',
} as const
