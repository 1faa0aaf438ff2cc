/** Title and description of the page; kept apart because every page loads them with the routes. */
export const basketHeadTexts = {
  title: 'Basket',
  description: 'Tools and parts that you are about to book, with their prices and what is available.',
} as const
