/** Title and description of the page; kept apart because every page loads them with the routes. */
export const statusHeadTexts = {
  title: 'Status',
  description: 'What works in the shop right now, and since when something does not.',
} as const
