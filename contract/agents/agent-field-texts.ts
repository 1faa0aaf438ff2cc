/** What is wrong with the request of a program. */
export const agentFieldTexts = {
  queryOrFilters: 'Name a query or a filter.',
  identifiers: (most: number) => `Name at least one identifier, and at most ${most}.`,
  cartLines: (most: number) => `Name at least one line, and at most ${most}.`,
} as const
