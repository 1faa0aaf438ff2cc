/** Title and description of the page, which the routes load before the page. */
export const statusHeadTexts = {
  title: 'Status',
  description: 'What works in the shop right now, and since when something does not.',
} as const
